import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';

/** Tells where the letters of a page are, by their index, in PDF's coordinates: `y0` is the lower side. */
export interface CharBoxes {
  /** As wide as the letter moves what follows it, and as high as its font. */
  readonly loose: (index: number) => Box;
  /** What its font draws. */
  readonly ink: (index: number) => Box;
  /** Where it begins on its baseline. */
  readonly origin: (index: number) => readonly [x: number, y: number];
  /** The size of its font on the page. */
  readonly em: (index: number) => number;
}

/**
 * Returns functions that tell where the letters of a page are.
 * @param textPage PDFium's handle of the text.
 */
export const charBoxes = ({ api, scratch, float, double }: Pdfium, textPage: number): CharBoxes => ({
  loose(index) {
    api.FPDFText_GetLooseCharBox(textPage, index, scratch);
    return { x0: float(0), y0: float(12), x1: float(8), y1: float(4) };
  },
  ink(index) {
    api.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    return { x0: double(0), y0: double(16), x1: double(8), y1: double(24) };
  },
  origin(index) {
    api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    return [double(0), double(8)];
  },
  em(index) {
    api.FPDFText_GetMatrix(textPage, index, scratch);
    return Math.abs(api.FPDFText_GetFontSize(textPage, index)) * Math.hypot(float(0), float(4));
  },
});
