import type { PathStep } from '../page-model.ts';

/** Points from the top left corner of the page. */
export type Point = readonly [x: number, y: number];

/** The points of a step, with those that steer a curve. */
export function pointsOf({ points }: PathStep): readonly Point[] {
  const found: Point[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) found.push([points[index] ?? 0, points[index + 1] ?? 0]);
  return found;
}

/** The steps of a path along straight lines. */
export const polyline = (points: readonly Point[]): readonly PathStep[] =>
  points.map((point, index) => ({ type: index === 0 ? 'move' : 'line', points: point }));
