import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection, isInside } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { createClipReader } from '../paths/read-clips.ts';
import { boundsOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { hidesAll } from '../pictures/read-picture.ts';
import { thresholds as shared } from '../thresholds.ts';
import { thresholds } from './thresholds.ts';

const { minPageShare } = shared;
const { maxPictures, overhang } = thresholds.covered;

/**
 * Finds the text objects of a page over which a picture of the page is painted, as some programs of text recognition do:
 * they are a text layer, and are not seen.
 * @param document PDFium's handle of the document.
 * @param page PDFium's handle of the page.
 */
export function coveredTexts(pdfium: Pdfium, document: number, page: number, space: PageSpace): ReadonlySet<number> {
  const { api } = pdfium;
  const covered = new Set<number>();
  const count = Math.min(api.FPDFPage_CountObjects(page), limits.maxObjects);
  const typeOf = (object: number) => api.FPDFPageObj_GetType(object);
  const clipOf = createClipReader(pdfium);
  const isLarge = ({ x0, x1, y0, y1 }: Box) => (x1 - x0) * (y1 - y0) > minPageShare * space.width * space.height;
  /** What is surely shown of a picture of the page; null for smaller ones, whose clips need not be read. */
  const shownOf = (object: number): Box | null => {
    const box = boundsOf(pdfium, object, space.matrix);
    const clip = isLarge(box) ? clipOf(object, space.matrix) : null;
    const shown = clip === null ? box : clip.isRectangle ? intersection(box, clip.box) : null;
    return shown !== null && isLarge(shown) ? shown : null;
  };
  let pictures = 0;
  for (let index = 1; index < count && pictures < maxPictures; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (typeOf(object) !== objectTypes.image) continue;
    const box = shownOf(object);
    if (box === null) continue;
    pictures++;
    const texts: number[] = [];
    for (let before = 0; before < index; before++) {
      const text = api.FPDFPage_GetObject(page, before);
      const isUnder =
        typeOf(text) === objectTypes.text && isInside(boundsOf(pdfium, text, space.matrix), box, overhang);
      if (isUnder) texts.push(text);
    }
    if (texts.length > 0 && hidesAll(pdfium, { document, page, object })) for (const text of texts) covered.add(text);
  }
  return covered;
}
