import { describe, expect, it } from 'vitest';
import { arrowEnds } from '../../../../../../../api/engines/pdf/reconstruct/charts/figures/arrow-outlines.ts';
import type { Point } from '../../../../../../../api/engines/pdf/reconstruct/model/drawings/path-steps.ts';
import type { PathStep, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const shapeOf = (corners: readonly Point[], last: PathStep = { type: 'close', points: [] }): Shape => {
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const box = { x0: Math.min(...across), x1: Math.max(...across), y0: Math.min(...down), y1: Math.max(...down) };
  const lines = corners.map((points, index): PathStep => ({ type: index === 0 ? 'move' : 'line', points }));
  return { ...box, steps: [...lines, last], fill: 'FFFFFF', stroke: '000000', width: 1 };
};
const swapped = (corners: readonly Point[]): readonly Point[] => corners.map(([x, y]) => [y, x]);

/** An arrow to the right, from 100 to 140, in the middle of 10 to 30. */
const right: readonly Point[] = [
  [100, 15],
  [120, 15],
  [120, 10],
  [140, 20],
  [120, 30],
  [120, 25],
  [100, 25],
];
/** An arrow to both sides. */
const both: readonly Point[] = [
  [100, 20],
  [110, 10],
  [110, 15],
  [130, 15],
  [130, 10],
  [140, 20],
  [130, 30],
  [130, 25],
  [110, 25],
  [110, 30],
];

describe('the outline of a thick arrow', () => {
  it('has a head at one end or at both', () => {
    const ends = [
      [100, 20],
      [140, 20],
    ];
    expect(arrowEnds(shapeOf(right))).toEqual({ ends, isHorizontal: true });
    expect(arrowEnds(shapeOf(both))).toEqual({ ends, isHorizontal: true });
  });

  it('leads up and down, too', () => {
    const ends = [
      [20, 100],
      [20, 140],
    ];
    expect(arrowEnds(shapeOf(swapped(right)))).toEqual({ ends, isHorizontal: false });
    expect(arrowEnds(shapeOf(swapped(both)))).toEqual({ ends, isHorizontal: false });
  });

  it('is closed by a line to where it began, too', () => {
    const back: PathStep = { type: 'line', points: [100, 15] };
    expect(arrowEnds(shapeOf(right, back))).not.toBeNull();
  });

  it('has no curves, and is the same on both sides of its axis', () => {
    const curve: PathStep = { type: 'curve', points: [90, 25, 90, 15, 100, 15] };
    expect(arrowEnds(shapeOf(right, curve))).toBeNull();
    expect(arrowEnds(shapeOf(right.map(([x, y]) => [x, y === 30 ? 26 : y])))).toBeNull();
  });

  it('has a shaft: a triangle, a box and a star have none', () => {
    expect(arrowEnds(shapeOf(right.slice(2, 5)))).toBeNull();
    expect(arrowEnds(shapeOf([right[0], right[1], right[5], right[6]] as readonly Point[]))).toBeNull();
    const star = Array.from({ length: 10 }, (_, index): Point => {
      const [angle, radius] = [(index * Math.PI) / 5, index % 2 === 0 ? 20 : 8];
      return [100 + radius * Math.sin(angle), 100 - radius * Math.cos(angle)];
    });
    expect(arrowEnds(shapeOf(star))).toBeNull();
  });
});
