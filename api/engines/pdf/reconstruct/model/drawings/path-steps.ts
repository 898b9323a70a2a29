import type { PathStep } from '../page-model.ts';

/** Points from the top left corner of the page. */
export type Point = readonly [x: number, y: number];

/** The points of a step, with those that steer a curve. */
export const pointsOf = ({ points }: PathStep): readonly Point[] =>
  Array.from({ length: points.length / 2 }, (_, index) => [points[2 * index] ?? 0, points[2 * index + 1] ?? 0]);

/** The steps of a path along straight lines. */
export const polyline = (points: readonly Point[]): readonly PathStep[] =>
  points.map((point, index) => ({ type: index === 0 ? 'move' : 'line', points: point }));
