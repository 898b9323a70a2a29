import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { clipWithin, formHolder, pageHolder } from '../objects/holder.ts';
import { createClipReader } from '../paths/read-clips.ts';
import { boundsOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { visitObjects } from '../pdfium/visit-objects.ts';

/**
 * Finds the text objects of a page that are clipped away as a whole, by PDFium's handles, with what each is clipped to: a
 * figure that is cut leaves some of its text out, and programs write parts of formulas beside these.
 * @param page PDFium's handle of the page.
 */
export function clippedTexts(pdfium: Pdfium, page: number, space: PageSpace): ReadonlyMap<number, Box> {
  const clipped = new Map<number, Box>();
  const clipOf = createClipReader(pdfium);
  visitObjects(pdfium, page, pageHolder(space), {
    enter: (form, around) => formHolder(pdfium, form, around, clipOf, { mayHaveSoftMasks: false }),
    visit(object, kind, holder) {
      const clip = kind === objectTypes.text ? clipWithin(object, holder, clipOf) : null;
      if (clip !== null && intersection(boundsOf(pdfium, object, holder.matrix), clip.box) === null)
        clipped.set(object, clip.box);
    },
  });
  return clipped;
}
