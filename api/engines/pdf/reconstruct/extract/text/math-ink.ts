import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { mayGrow } from '../../model/formulas/math-fonts.ts';
import type { Look } from '../../model/page-model.ts';
import { applyToBox, type Matrix } from '../pdfium/matrix.ts';

/**
 * Measures letters of fonts for formulas: their signs may be many times as high as the font's lines.
 * @param textPage PDFium's handle of the text.
 * @param matrix From the file's coordinates to the page's.
 * @returns Top and bottom of a letter's ink, in points; null for letters of other fonts, and those without outlines.
 */
export function mathInk(
  { api, scratch, double }: Pdfium,
  textPage: number,
  matrix: Matrix,
): (look: Look, index: number) => readonly [top: number, bottom: number] | null {
  const known = new Map<Look, boolean>();
  return (look, index) => {
    const isMath = known.get(look) ?? mayGrow(look.font);
    known.set(look, isMath);
    if (!isMath || !api.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24))
      return null;
    const { y0, y1 } = applyToBox(matrix, { x0: double(0), y0: double(16), x1: double(8), y1: double(24) });
    return [y0, y1];
  };
}
