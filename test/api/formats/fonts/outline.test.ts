import { describe, expect, it } from 'vitest';
import { type Contour, type OutlinePoint, quadraticOutline } from '../../../../api/formats/fonts/outline.ts';

/** A quarter of a circle of radius 1 as PostScript draws it, closed by two lines. */
const quarter: Contour = {
  start: [1, 0],
  strokes: [
    [
      [1, 0.5523],
      [0.5523, 1],
      [0, 1],
    ],
    [[0, 0]],
    [[1, 0]],
  ],
};

/** Points along the quadratic curves of an outline. */
function* along(points: readonly OutlinePoint[]): Generator<readonly [number, number]> {
  for (const [index, control] of points.entries()) {
    const [from, to] = [points[index - 1], points[index + 1]];
    if (control.isOnCurve || from === undefined || to === undefined) continue;
    for (const share of [0.25, 0.5, 0.75]) {
      const left = 1 - share;
      const place = (axis: 'x' | 'y') =>
        left ** 2 * from[axis] + 2 * left * share * control[axis] + share ** 2 * to[axis];
      yield [place('x'), place('y')];
    }
  }
}

describe('an outline for TrueType', () => {
  it('has curves with one control point that are as near as was asked', () => {
    for (const tolerance of [0.01, 0.0004]) {
      const points = quadraticOutline(quarter, 100_000, tolerance);
      for (const [x, y] of along(points))
        expect(Math.abs(Math.hypot(x, y) / 100_000 - 1)).toBeLessThan(tolerance + 3e-4);
    }
    const count = (tolerance: number) => quadraticOutline(quarter, 2048, tolerance).length;
    expect(count(0.0004)).toBeGreaterThan(count(0.01));
    expect(count(0.0004)).toBeLessThan(12);
  });

  it('leaves out its start at its end, and points that are one when they are rounded', () => {
    const box: Contour = { start: [0, 0], strokes: [[[1, 0]], [[1, 0.0001]], [[1, 1]], [[0, 1]], [[0, 0]]] };
    expect(quadraticOutline(box, 10, 0.01)).toEqual([
      { x: 0, y: 0, isOnCurve: true },
      { x: 10, y: 0, isOnCurve: true },
      { x: 10, y: 10, isOnCurve: true },
      { x: 0, y: 10, isOnCurve: true },
    ]);
  });

  it('is not cut into endless pieces for a curve that goes far', () => {
    const far: Contour = {
      start: [0, 0],
      strokes: [
        [
          [1e9, 0],
          [-1e9, 1e9],
          [0, 1],
        ],
      ],
    };
    expect(quadraticOutline(far, 1, 1e-6).length).toBeLessThan(70);
  });
});
