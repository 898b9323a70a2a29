/** A point of an outline: to the right of the letter's origin, and above the baseline. */
export type Point = readonly [x: number, y: number];

/** A straight line to a point, or a cubic curve: its two control points and its end. */
export type Stroke = readonly [end: Point] | readonly [first: Point, second: Point, end: Point];

/** A closed line around ink, or around a hole in it. */
export interface Contour {
  readonly start: Point;
  readonly strokes: readonly Stroke[];
}

/** A point of a TrueType outline, whose curves have one control point, off the curve. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** Curves of most are cut in two; the most pieces are for letters drawn far larger than their line. */
const maxPieces = 32;

/**
 * Cuts a cubic curve into so many quadratic ones that none is further from it than the tolerance: the best quadratic
 * curve between the same ends is √3/36 of the curve's third difference away, and pieces of 1/n of it 1/n³ of that.
 */
function cutCurve(from: Point, [first, second, to]: readonly [Point, Point, Point], tolerance: number): OutlinePoint[] {
  const third = [0, 1].map((axis) => {
    const [a, b, c, d] = [from, first, second, to].map((point) => point[axis] ?? 0) as [number, number, number, number];
    return { a, b, c, d, difference: d - 3 * c + 3 * b - a };
  });
  const distance = (Math.sqrt(3) / 36) * Math.hypot(...third.map(({ difference }) => difference));
  const pieces = Math.min(maxPieces, Math.max(1, Math.ceil(Math.cbrt(distance / tolerance))));
  /** Where the curve is after a share of it, and how fast it goes on. */
  const at = (share: number) =>
    third.map(({ a, b, c, d }) => {
      const left = 1 - share;
      return {
        place: left ** 3 * a + 3 * left ** 2 * share * b + 3 * left * share ** 2 * c + share ** 3 * d,
        speed: 3 * (left ** 2 * (b - a) + 2 * left * share * (c - b) + share ** 2 * (d - c)),
      };
    }) as [{ place: number; speed: number }, { place: number; speed: number }];
  const points: OutlinePoint[] = [];
  let start = at(0);
  for (let piece = 1; piece <= pieces; piece++) {
    const end = at(piece / pieces);
    const control = (axis: 0 | 1) =>
      (start[axis].place + end[axis].place) / 2 + (start[axis].speed - end[axis].speed) / (4 * pieces);
    points.push({ x: control(0), y: control(1), isOnCurve: false });
    points.push({ x: end[0].place, y: end[1].place, isOnCurve: true });
    start = end;
  }
  return points;
}

/**
 * The points of a TrueType outline along a contour, scaled and rounded. Its end is its start again, and is left out.
 * @param scale Units for one of the contour's. @param tolerance How far curves may be away, in the contour's units.
 */
export function quadraticOutline(
  { start, strokes }: Contour,
  scale: number,
  tolerance: number,
): readonly OutlinePoint[] {
  const points: OutlinePoint[] = [{ x: start[0], y: start[1], isOnCurve: true }];
  let from = start;
  for (const stroke of strokes) {
    const to = stroke.length === 1 ? stroke[0] : stroke[2];
    if (stroke.length === 1) points.push({ x: to[0], y: to[1], isOnCurve: true });
    else points.push(...cutCurve(from, stroke, tolerance));
    from = to;
  }
  const rounded = points.map(({ x, y, isOnCurve }) => ({
    x: Math.round(x * scale),
    y: Math.round(y * scale),
    isOnCurve,
  }));
  const isRepeated = (point: OutlinePoint, before: OutlinePoint | undefined) =>
    before !== undefined && point.isOnCurve && before.isOnCurve && point.x === before.x && point.y === before.y;
  const distinct = rounded.filter((point, index) => !isRepeated(point, rounded[index - 1]));
  const [first, last] = [distinct[0], distinct.at(-1)];
  return distinct.length > 1 && last !== undefined && isRepeated(last, first) ? distinct.slice(0, -1) : distinct;
}
