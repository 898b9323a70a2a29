import { describe, expect, it } from 'vitest';
import {
  areaOf,
  boxAround,
  isInside,
  middleOf,
  transposed,
} from '../../../../../../api/engines/pdf/reconstruct/model/box.ts';

it('boxAround contains all points', () => {
  expect(
    boxAround([
      [3, 9],
      [1, 4],
      [2, 7],
    ]),
  ).toEqual({ x0: 1, y0: 4, x1: 3, y1: 9 });
});

it('has an area and a middle, also with its axes exchanged', () => {
  const box = { x0: 10, x1: 50, y0: 20, y1: 30 };
  expect([areaOf(box), middleOf(box)]).toEqual([400, [30, 25]]);
  expect([areaOf(transposed(box)), middleOf(transposed(box))]).toEqual([400, [25, 30]]);
});

describe('isInside', () => {
  const outer = { x0: 10, y0: 10, x1: 50, y1: 30 };

  it.each([
    ['within', { x0: 20, y0: 15, x1: 30, y1: 20 }, true],
    ['a little beyond', { x0: 8, y0: 10, x1: 51, y1: 32 }, true],
    ['further beyond', { x0: 20, y0: 15, x1: 53, y1: 20 }, false],
    ['beside', { x0: 60, y0: 15, x1: 70, y1: 20 }, false],
  ])('is asked of a box that is %s', (_, inner, isIn) => {
    expect(isInside(inner, outer, 3)).toBe(isIn);
  });
});
