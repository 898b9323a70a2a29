import { areaOf, boxAround, isInside } from '../../model/box.ts';
import { type Point, pointsOf, polyline } from '../../model/drawings/path-steps.ts';
import type { Box, PathStep, Shape } from '../../model/page-model.ts';
import { enclosedBy } from './read-path.ts';
import { thresholds } from './thresholds.ts';

/** A part of a path that is drawn without lifting the pen. */
interface Stroke {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** A point of a cubic Bézier curve, at a share of its way. */
function pointOfCurve(from: Point, [first, second, to]: readonly Point[], share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const corners = [from, first ?? from, second ?? from, to ?? from];
  const at = (axis: 0 | 1) => corners.reduce((sum, corner, index) => sum + corner[axis] * (weights[index] ?? 0), 0);
  return [at(0), at(1)];
}

/** The strokes of a path, with its curves as lines. */
function strokesOf(steps: readonly PathStep[]): readonly Stroke[] {
  const strokes: { points: Point[]; isClosed: boolean }[] = [];
  let start: Point = [0, 0];
  for (const step of steps) {
    const points = pointsOf(step);
    const open = strokes.at(-1);
    if (step.type === 'close') {
      if (open !== undefined) open.isClosed = true;
      continue;
    }
    if (step.type === 'move' || open === undefined || open.isClosed) {
      const begin = step.type === 'move' ? (points[0] ?? start) : start;
      strokes.push({ points: [begin], isClosed: false });
      start = begin;
      if (step.type === 'move') continue;
    }
    const own = strokes.at(-1) as { points: Point[] };
    const last = own.points.at(-1) ?? start;
    if (step.type === 'line') own.points.push(...points);
    else {
      const { curvePieces } = thresholds;
      for (let piece = 1; piece <= curvePieces; piece++)
        own.points.push(pointOfCurve(last, points, piece / curvePieces));
    }
  }
  return strokes;
}

/** The share of its box that a path encloses, with its curves as lines. */
export function enclosedShare(steps: readonly PathStep[]): number {
  const strokes = strokesOf(steps);
  const room = areaOf(boxAround(strokes.flatMap(({ points }) => points)));
  return room > 0 ? strokes.reduce((sum, { points }) => sum + enclosedBy(points), 0) / room : 0;
}

const stepsOf = ({ points, isClosed }: Stroke): readonly PathStep[] => [
  ...polyline(points),
  ...(isClosed ? [{ type: 'close' as const, points: [] }] : []),
];

/** The edges of a box, as the coordinate that they limit, where, and on which side of it points are kept. */
const edgesOf = ({ x0, y0, x1, y1 }: Box) =>
  [
    { axis: 0, at: x0, side: 1 },
    { axis: 0, at: x1, side: -1 },
    { axis: 1, at: y0, side: 1 },
    { axis: 1, at: y1, side: -1 },
  ] as const;

/** The point at a share of the way between two. */
const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The part of an area within a box: it is cut along each edge (Sutherland and Hodgman). */
function areaWithin(corners: readonly Point[], box: Box): readonly Point[] {
  return edgesOf(box).reduce((left, { axis, at, side }) => {
    const depth = (point: Point) => (point[axis] - at) * side;
    return left.flatMap((point, index): readonly Point[] => {
      const before = left.at(index - 1) as Point;
      const [was, is] = [depth(before), depth(point)];
      const crossing = was < 0 !== is < 0 ? [between(before, point, was / (was - is))] : [];
      return is < 0 ? crossing : [...crossing, point];
    });
  }, corners);
}

/** Tells the share of a box that a path with a single outline surely covers; 0 for others. */
export function createCoverage(steps: readonly PathStep[]): (box: Box) => number {
  const [outline, ...others] = strokesOf(steps).filter(({ points }) => points.length > 1);
  if (outline === undefined || others.length > 0) return () => 0;
  return (box) => enclosedBy(areaWithin(outline.points, box)) / areaOf(box);
}

/** The part of a line within a box; null if it is outside (Liang and Barsky). */
function lineWithin(from: Point, to: Point, box: Box): readonly [Point, Point] | null {
  let [begin, end] = [0, 1];
  for (const { axis, at, side } of edgesOf(box)) {
    const [was, is] = [(from[axis] - at) * side, (to[axis] - at) * side];
    if (was < 0 && is < 0) return null;
    if (was < 0) begin = Math.max(begin, was / (was - is));
    else if (is < 0) end = Math.min(end, was / (was - is));
  }
  return begin > end ? null : [between(from, to, begin), between(from, to, end)];
}

/** The parts of a line of several pieces within a box. */
function lineParts({ points, isClosed }: Stroke, box: Box): readonly Stroke[] {
  const parts: Point[][] = [];
  const all = isClosed ? [...points, points[0] as Point] : points;
  for (const [index, to] of all.slice(1).entries()) {
    const part = lineWithin(all[index] as Point, to, box);
    if (part === null) continue;
    const [begin, end] = part;
    const last = parts.at(-1)?.at(-1);
    if (last?.[0] === begin[0] && last[1] === begin[1]) parts.at(-1)?.push(end);
    else parts.push([begin, end]);
  }
  return parts.map((part) => ({ points: part, isClosed: false }));
}

function shapeOf(strokes: readonly Stroke[], look: Pick<Shape, 'fill' | 'stroke' | 'width'>): readonly Shape[] {
  if (strokes.length === 0) return [];
  const box = boxAround(strokes.flatMap(({ points }) => points));
  return [{ ...box, ...look, steps: strokes.flatMap(stepsOf) }];
}

/**
 * Cuts a shape to a box, in points: its area and its outline become shapes of their own, as the outline does not run
 * along the cut. None of what is outside; the shape itself if all of it is inside.
 */
export function clippedShapes(shape: Shape, box: Box): readonly Shape[] {
  const { fill, stroke, width, dash, steps } = shape;
  // Its own box may be larger than its points: as large as its outline would be with all corners pointed.
  const extent = boxAround(steps.flatMap(pointsOf));
  if (isInside(extent, box, thresholds.clipTolerance)) return [{ ...shape, ...extent }];
  const strokes = strokesOf(steps);
  const areas = strokes
    .map(({ points }) => ({ points: areaWithin(points, box), isClosed: true }))
    .filter(({ points }) => points.length > 2);
  const lines = strokes.flatMap((each) => lineParts(each, box));
  return [
    ...(fill === null ? [] : shapeOf(areas, { fill, stroke: null, width: 0 })),
    ...(stroke === null ? [] : shapeOf(lines, { fill: null, stroke, width, ...(dash && { dash }) })),
  ];
}
