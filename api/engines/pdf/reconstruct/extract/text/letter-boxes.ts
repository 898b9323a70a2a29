import type { Box } from '../../model/page-model.ts';
import { apply, applyToBox, type Matrix } from '../pdfium/matrix.ts';
import type { CharBoxes } from './char-boxes.ts';
import { thresholds } from './thresholds.ts';

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
 * The box of a letter of an unnamed font; as high as it is wide if it is far too high. Ghostscript writes the height of a
 * letter that it draws as a mask below its line, such as an underscore, as 65,536 less than none: it is drawn far away.
 */
export function boxOfUnnamed(box: LetterBox): LetterBox {
  const { x0, x1, y0, y1, baseline } = box;
  const width = x1 - x0;
  const height = y1 - y0;
  const isFar = width > 0 && height > thresholds.farLetter.minHeight && height > thresholds.farLetter.minTimes * width;
  return isFar ? { x0, x1, y0: baseline - width, y1: baseline, baseline } : box;
}

/** Measures the letters of a page, by their index. */
export interface LetterBoxes {
  /** As wide as its font says, and as high as its lines. @param slant Of its font: points across per point up. */
  readonly letter: (index: number, slant: number) => LetterBox;
  /** Where it is drawn: marks above and below letters are elsewhere than they would be as letters. */
  readonly mark: (index: number) => LetterBox;
}

/**
 * Creates a measure of the letters of a page.
 * @param matrix From the file's coordinates to the page's.
 */
export function createLetterBoxes({ loose, ink, origin }: CharBoxes, matrix: Matrix): LetterBoxes {
  const baselineOf = (index: number) => apply(matrix, ...origin(index))[1];
  return {
    letter: (index, slant) => withoutSlant(applyToBox(matrix, loose(index)), baselineOf(index), slant),
    mark: (index) => ({ ...applyToBox(matrix, ink(index)), baseline: baselineOf(index) }),
  };
}

/**
 * Whether a line is vertical, slanted or upside down on the page.
 * @param direction Of the line, across and up, in the file's coordinates.
 */
export function isTurned(direction: readonly [number, number], matrix: Matrix): boolean {
  const x = matrix[0] * direction[0] + matrix[2] * direction[1];
  const y = matrix[1] * direction[0] + matrix[3] * direction[1];
  return x <= 0 || Math.abs(y) > thresholds.maxTilt * x;
}
