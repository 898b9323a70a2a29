import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { thresholds } from './thresholds.ts';

/** Whether a line is as far from the left edge as from the right one. */
export const isInMiddle = (line: Line, { x0, x1 }: Edges) =>
  Math.abs((line.x0 + line.x1 - x0 - x1) / 2) < thresholds.centred.sameMiddle;

/** Whether both lines are centred, away from the left edge. */
export function areCentred(before: Line, line: Line, edges: Edges): boolean {
  // Lines with the same left edge are only centred if they are of the same length.
  const areFlush =
    Math.abs(before.x0 - line.x0) < thresholds.centred.flush &&
    Math.abs(before.x1 - line.x1) > thresholds.centred.otherEnd;
  return (
    !areFlush &&
    isInMiddle(before, edges) &&
    isInMiddle(line, edges) &&
    Math.max(before.x0, line.x0) > edges.x0 + thresholds.centred.minIndent
  );
}

/** Whether both lines end at the right edge and begin far from the left one, as in an address or a signature. */
const areAtRight = (before: Line, line: Line, { x0, x1 }: Edges) =>
  [before, line].every(
    (each) =>
      Math.abs(each.x1 - x1) < thresholds.atRight.sameEdge &&
      each.x0 - x0 > thresholds.atRight.minIndentShare * (x1 - x0),
  );

/** Points that a line set by itself leaves free in its column. */
const widthLeft = (line: Line, { x0, x1 }: Edges) => x1 - x0 - (line.x1 - line.x0);

/** Points at the end of a line that another one could have used. */
export const roomAfter = (before: Line, line: Line, edges: Edges): number =>
  areAtRight(before, line, edges) || areCentred(before, line, edges)
    ? widthLeft(before, edges)
    : (edges.reach ?? edges.x1) - before.x1;

/** Points at the left end of a line of right-to-left text that another one could have used. */
export const roomBefore = (before: Line, line: Line, edges: Edges): number =>
  areCentred(before, line, edges) ? widthLeft(before, edges) : before.x0 - edges.x0;
