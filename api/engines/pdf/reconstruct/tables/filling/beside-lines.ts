import type { Line } from '../../lines/line.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { minLineTimes, overBaselineEms } = thresholds.picture;

/**
 * Whether lines of a cell stand beside a picture in it, as an address does beside a logo. In the cell, word processors would set
 * these lines below it, so that the row becomes higher by it. A picture that stands on the baseline of a line is in it, and one
 * that is hardly higher than a line is a sign.
 */
export const isBesideLines = (picture: Box, lines: readonly Line[]): boolean =>
  lines.some(({ x0, x1, baseline, look: { size } }) => {
    const isLevel = baseline - size > picture.y0 && baseline < picture.y1 - overBaselineEms * size;
    const isHigh = picture.y1 - picture.y0 > minLineTimes * size;
    return isLevel && isHigh && (x1 < picture.x0 || x0 > picture.x1);
  });
