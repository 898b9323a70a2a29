import type { Pdfium } from './pdfium.ts';

/**
 * Kinds of annotations (`FPDF_ANNOT_*`) whose text is a comment: signs for comments, lines and shapes, marked text and
 * ink; typed text and stamps show theirs.
 */
const commentKinds: ReadonlySet<number> = new Set([1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15]);
/** Annotations of a page that are looked at: PDFium looks through all of them for each. */
const maxAnnotations = 2000;

/** Whether an open annotation, by its place on the page, is a comment with a text, which the page does not show. */
export function isComment({ api, scratch, scratchBytes, wide }: Pdfium, annotation: number, place: number): boolean {
  if (place >= maxAnnotations || !commentKinds.has(api.FPDFAnnot_GetSubtype(annotation))) return false;
  return wide(api.FPDFAnnot_GetStringValue(annotation, 'Contents', scratch, scratchBytes)).trim() !== '';
}

/** Counts the comments of an open page that have a text. */
export function countComments(pdfium: Pdfium, page: number): number {
  const { api } = pdfium;
  const count = Math.min(maxAnnotations, api.FPDFPage_GetAnnotCount(page));
  let comments = 0;
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (isComment(pdfium, annotation, index)) comments++;
    api.FPDFPage_CloseAnnot(annotation);
  }
  return comments;
}
