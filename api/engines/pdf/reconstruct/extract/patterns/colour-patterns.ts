import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { colourOf, opaque } from '../pdfium/colour.ts';
import { nestingInForm, nestingOnPage } from '../pdfium/nesting.ts';
import { boundsOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { visitObjects } from '../pdfium/visit-objects.ts';
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
  const patternOf = createPatternReader(pdfium, page, space);
  visitObjects(pdfium, page, nestingOnPage(space), {
    enter: (form, around) => nestingInForm(pdfium, form, around),
    visit(object, kind, { matrix, forms }) {
      if (kind !== objectTypes.text || !mayBePattern(pdfium, object)) return;
      const colour = patternOf({ object, forms, shown: boundsOf(pdfium, object, matrix) })?.colour;
      if (colour === undefined) return;
      const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      pdfium.api.FPDFPageObj_SetFillColor(object, red ?? 0, green ?? 0, blue ?? 0, opaque);
    },
  });
}
