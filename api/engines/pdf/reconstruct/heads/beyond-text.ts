import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Place } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

/**
 * Leaves out what stands in one column of a page, beside several lines of text in others, such as the imprint at the end of
 * the last column of a leaflet. What is apart beyond all text stays a head.
 * @param heads The lines taken for heads at one end of a page.
 * @param body Its other lines.
 * @param height The height of the page, in points.
 */
export function beyondText(
  heads: readonly Line[],
  body: readonly Line[],
  place: Place,
  height: number,
): readonly Line[] {
  if (heads.length === 0) return heads;
  const depthOf = ({ baseline }: Line) => (place === 'footer' ? height - baseline : baseline);
  const deepest = largest(heads.map(depthOf));
  const beside = body.filter((line) => depthOf(line) < deepest);
  const rows = new Set(beside.map(({ baseline }) => Math.round(baseline)));
  if (rows.size < thresholds.minRowsBeside) return heads;
  const end = smallest(beside.map(depthOf));
  return heads.filter((line) => depthOf(line) < end - thresholds.minEmsBeyondText * line.look.size);
}
