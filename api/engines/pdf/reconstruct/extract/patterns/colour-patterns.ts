import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { colourOf, opaque } from '../pdfium/colour.ts';
import { type Matrix, multiply } from '../pdfium/matrix.ts';
import { boundsOf, matrixOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { createPatternReader } from './read-pattern.ts';

/** What PDFium gives for a gradient, and for a pattern with colours of its own. */
const stands: readonly string[] = ['FFFFFF', 'BFBFBF'];

/** Whether what PDFium says of the colour of a path or text is what it says of a pattern. */
export const mayBePattern = (pdfium: Pdfium, object: number): boolean => {
  const { api, scratch } = pdfium;
  return (
    api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) &&
    stands.includes(colourOf(pdfium))
  );
};

/**
 * Gives text that a pattern paints the colour that it has on average, instead of the one that PDFium gives, in which it
 * might not be seen.
 *
 * @param page PDFium's handle of the page, which is changed.
 */
export function colourPatterns(pdfium: Pdfium, page: number, space: PageSpace): void {
  const { api } = pdfium;
  const patternOf = createPatternReader(pdfium, page, space);
  let objectsLeft = limits.maxObjects;

  const visit = (object: number, matrix: Matrix, forms: readonly number[]): void => {
    const kind = api.FPDFPageObj_GetType(object);
    if (objectsLeft-- <= 0 || forms.length > limits.maxFormDepth) return;
    if (kind === objectTypes.form) {
      const own = multiply(matrixOf(pdfium, object), matrix);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let at = 0; at < count; at++) visit(api.FPDFFormObj_GetObject(object, at), own, [...forms, object]);
      return;
    }
    if (kind !== objectTypes.text) return;
    const shown = mayBePattern(pdfium, object) ? boundsOf(pdfium, object, matrix) : null;
    const colour = shown === null ? undefined : patternOf({ object, forms, shown })?.colour;
    if (colour === undefined) return;
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    api.FPDFPageObj_SetFillColor(object, red ?? 0, green ?? 0, blue ?? 0, opaque);
  };
  const count = api.FPDFPage_CountObjects(page);
  for (let at = 0; at < count; at++) visit(api.FPDFPage_GetObject(page, at), space.matrix, []);
}
