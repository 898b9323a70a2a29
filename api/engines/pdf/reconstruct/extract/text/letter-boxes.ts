import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import { apply, applyToBox, type Matrix } from '../pdfium/matrix.ts';
import { thresholds } from '../thresholds.ts';

/** The box of a letter and the baseline that it stands on, in points from the top left corner of the page. */
export interface LetterBox extends Box {
  readonly baseline: number;
}

/** A letter's box without its slant, which widens it above and below the baseline. */
const withoutSlant = ({ x0, x1, y0, y1 }: Box, baseline: number, slant: number): LetterBox => ({
  x0: x0 + slant * Math.max(0, y1 - baseline),
  x1: x1 - slant * Math.max(0, baseline - y0),
  y0,
  y1,
  baseline,
});

/**
 * Creates what measures letters: their boxes are as wide as their font says, and as high as its lines.
 * @param textPage PDFium's handle of the text.
 * @param matrix From the file's coordinates to the page's.
 * @returns The box of a letter by its index and the slant of its font: points across per point up.
 */
export function createLetterBoxes(
  { api, scratch, float, double }: Pdfium,
  textPage: number,
  matrix: Matrix,
): (index: number, slant: number) => LetterBox {
  return (index, slant) => {
    api.FPDFText_GetLooseCharBox(textPage, index, scratch);
    const loose = { x0: float(0), y0: float(12), x1: float(8), y1: float(4) };
    api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const baseline = apply(matrix, double(0), double(8))[1];
    return withoutSlant(applyToBox(matrix, loose), baseline, slant);
  };
}

/**
 * Whether a line is vertical, slanted or upside down on the page.
 * @param direction Of the line, across and up, in the file's coordinates.
 */
export function isTurned(direction: readonly [number, number], matrix: Matrix): boolean {
  const x = matrix[0] * direction[0] + matrix[2] * direction[1];
  const y = matrix[1] * direction[0] + matrix[3] * direction[1];
  return x <= 0 || Math.abs(y) > thresholds.text.maxTilt * x;
}
