import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { clipWithin, formHolder, type Holder, pageHolder } from '../objects/holder.ts';
import { createClipReader } from '../paths/read-clips.ts';
import { boundsOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';

/**
 * Finds the text objects of a page that are clipped away as a whole, by PDFium's handles, with what each is clipped to: a
 * figure that is cut leaves some of its text out, and programs write parts of formulas beside these.
 * @param page PDFium's handle of the page.
 */
export function clippedTexts(pdfium: Pdfium, page: number, space: PageSpace): ReadonlyMap<number, Box> {
  const { api } = pdfium;
  const clipped = new Map<number, Box>();
  const clipOf = createClipReader(pdfium);
  let objectsLeft: number = limits.maxObjects;
  function visit(object: number, holder: Holder): void {
    if (objectsLeft-- <= 0) return;
    const type = api.FPDFPageObj_GetType(object);
    if (type === objectTypes.form && holder.forms.length < limits.maxFormDepth) {
      const own = formHolder(pdfium, object, holder, clipOf, { mayHaveSoftMasks: false });
      const count = api.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index++) visit(api.FPDFFormObj_GetObject(object, index), own);
    } else if (type === objectTypes.text) {
      const clip = clipWithin(object, holder, clipOf);
      if (clip !== null && intersection(boundsOf(pdfium, object, holder.matrix), clip.box) === null)
        clipped.set(object, clip.box);
    }
  }
  const count = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) visit(api.FPDFPage_GetObject(page, index), pageHolder(space));
  return clipped;
}
