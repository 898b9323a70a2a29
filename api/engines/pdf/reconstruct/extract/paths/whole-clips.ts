import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { type Clip, createClipReader } from './read-clips.ts';

/** Left, top, right and bottom of an area beyond all pages. */
const farAway = [-30_000, -29_999, -29_999, -30_000] as const;
const unchanged = [1, 0, 0, 1, 0, 0] as const;

/**
 * Reads the clips of the text objects of a page, in the order of the file; null for one without. PDFium forgets a clip that
 * cuts nothing off an object, such as the cell around its text, unless there are two: so the page is clipped as a whole.
 * @param document PDFium's handle of a document whose pages are not used otherwise.
 */
export function readWholeClips(
  pdfium: Pdfium,
  document: number,
  index: number,
  { matrix }: PageSpace,
): readonly (Clip | null)[] {
  const { api, scratch, setFloats } = pdfium;
  const unclipped = document === 0 ? 0 : api.FPDF_LoadPage(document, index);
  if (unclipped === 0) return [];
  setFloats([...unchanged, ...farAway]);
  api.FPDFPage_TransFormWithClip(unclipped, scratch, scratch + 4 * unchanged.length);
  api.FPDF_ClosePage(unclipped);
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return [];
  const clipOf = createClipReader(pdfium, 1);
  const count = Math.min(api.FPDFPage_CountObjects(page), limits.maxObjects);
  const clips: (Clip | null)[] = [];
  for (let at = 0; at < count; at++) {
    const object = api.FPDFPage_GetObject(page, at);
    if (api.FPDFPageObj_GetType(object) === objectTypes.text) clips.push(clipOf(object, matrix));
  }
  api.FPDF_ClosePage(page);
  return clips;
}
