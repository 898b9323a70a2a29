import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { smallest } from '../model/extremes.ts';
import type { Picture } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.wrapped;

/** Where the letters of a line are in any case, in points from the top of the page. */
export const middleOf = ({ baseline, look: { size } }: Line) => baseline - limits.middleEms * size;

/** Whether a line stands at the height of a picture, beside it or on it. */
export const isLevel = (line: Line, { y0, y1 }: Picture) => middleOf(line) > y0 && middleOf(line) < y1;

/** Whether a line is at the height of a picture, or so little above or below it that it may be set beside it all the same. */
export const isNear = (line: Line, { y0, y1 }: Picture) =>
  Math.max(y0 - middleOf(line), middleOf(line) - y1) < limits.maxBeyondEms * line.look.size;

/** At how many points from a picture text flows around it that is so far away; letters may reach into it a little. */
export const gapOf = (distance: number) => Math.min(Math.max(0, distance), limits.maxGap);

/**
 * On which side of a picture the lines at its height stand, at least one. Null if they stand on both sides, or right of a picture
 * that is not at the left edge of its column.
 */
export function sideOf(level: readonly Line[], { x0, x1 }: Picture, edges: Edges): 'left' | 'right' | null {
  if (level.every((line) => line.x0 > x1 - limits.overlap)) return x0 - edges.x0 < limits.maxIndent ? 'right' : null;
  return level.every((line) => line.x1 < x0 + limits.overlap) ? 'left' : null;
}

/** Where lines left of a picture end at most: two of justified text show it. */
function endOf(level: readonly Line[], { x0 }: Picture): number {
  const [furthest = x0, second] = level.map(({ x1 }) => x1).sort((a, b) => b - a);
  const isShared = second !== undefined && furthest - second < limits.sameEnd;
  return isShared ? furthest : x0 - gapOf(x0 - furthest);
}

/** The edges of the lines beside one picture in their column. One as high as a line stands in it, as a letter does. */
function besideOne(lines: readonly Line[], picture: Picture, edges: Edges): ReadonlyMap<Line, Edges> {
  const level = lines.filter((line) => isLevel(line, picture));
  const isApart = picture.isInFront === true || picture.x1 < edges.x0 || picture.x0 > edges.x1;
  const side = isApart || level.length < limits.minLevel ? null : sideOf(level, picture, edges);
  if (side === null || level.some(({ isRightToLeft }) => isRightToLeft)) return new Map();
  if (side === 'left') {
    const x1 = endOf(level, picture);
    return new Map(level.map((line) => [line, { x0: edges.x0, x1 }]));
  }
  const begin = smallest(level.map((line) => line.x0));
  const x0 = picture.x1 + gapOf(begin - picture.x1);
  const beside = lines.filter((line) => line.x0 > begin - limits.overlap && isNear(line, picture));
  return new Map(beside.map((line) => [line, { ...edges, x0 }]));
}

/**
 * Between which edges the lines of a column are set: beside a picture, there is less room than in the rest of it.
 * @param pictures Those that are no part of the text.
 */
export function edgesBeside(lines: readonly Line[], pictures: readonly Picture[], edges: Edges): (line: Line) => Edges {
  const own = new Map(pictures.flatMap((picture) => [...besideOne(lines, picture, edges)]));
  return (line) => own.get(line) ?? edges;
}
