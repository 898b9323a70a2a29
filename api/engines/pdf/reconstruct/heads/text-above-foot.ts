import type { Line } from '../lines/line.ts';
import { smallest } from '../model/extremes.ts';
import type { SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const { minLinesAtLeft, sameLeft } = thresholds.aboveFoot;

/**
 * Leaves out of what is apart at the foot of a page what its text may end with, above a foot that other pages have, too: lines
 * in the look of its text that begin where it does, such as the title of what follows on the next page.
 * @param apart The lines at the foot that no other page may have.
 * @param usual The lines of the foot that other pages have.
 */
export function withoutTextAbove(
  apart: readonly Line[],
  usual: readonly Line[],
  { segments }: Pick<SegmentedPage, 'segments'>,
): readonly Line[] {
  if (usual.length === 0) return apart;
  const foot = smallest(usual.map(({ y0 }) => y0));
  const others = segments.filter((line) => !apart.includes(line));
  const isText = ({ look, x0, y1 }: Line) =>
    y1 <= foot &&
    others.filter((line) => line.look === look && Math.abs(line.x0 - x0) < sameLeft).length >= minLinesAtLeft;
  return apart.filter((line) => usual.includes(line) || !isText(line));
}
