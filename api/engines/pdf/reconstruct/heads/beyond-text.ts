import type { Line } from '../lines/line.ts';
import { boxAroundAll } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Place } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const { minWidthShare, maxPitchEms, sameLeft, minLinesLike } = thresholds.runningBeyond;

/**
 * Whether lines have running text among them: one nearly as wide as all text of the page goes on in the next, and both look
 * and begin as others of it do.
 */
function hasRunningText(lines: readonly Line[], body: readonly Line[]): boolean {
  const { x0, x1 } = boxAroundAll(body);
  const own = new Set(lines);
  const others = body.filter((line) => !own.has(line));
  const isLike = (one: Line, other: Line) => one.look === other.look && Math.abs(one.x0 - other.x0) < sameLeft;
  return lines.some(
    (line) =>
      line.x1 - line.x0 >= minWidthShare * (x1 - x0) &&
      lines.some((next) => {
        const pitch = next.baseline - line.baseline;
        return pitch > 0 && pitch < maxPitchEms * line.look.size && isLike(next, line);
      }) &&
      others.filter((other) => isLike(other, line)).length >= minLinesLike,
  );
}

/**
 * Leaves out what stands in one column of a page, beside several lines of text in others, such as the imprint at the end of
 * the last column of a leaflet, and what has running text between it and the end of its page. What is apart beyond all text
 * stays a head.
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
  if (rows.size < thresholds.minRowsBeside && !hasRunningText(beside, body)) return heads;
  const end = smallest(beside.map(depthOf));
  return heads.filter((line) => depthOf(line) < end - thresholds.minEmsBeyondText * line.look.size);
}
