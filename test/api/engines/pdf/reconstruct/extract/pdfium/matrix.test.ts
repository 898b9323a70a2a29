import { expect, it } from 'vitest';
import {
  apply,
  applyToBox,
  type Matrix,
  multiply,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/matrix.ts';

const turn: Matrix = [0, 1, -1, 0, 100, 0];
const stretch: Matrix = [2, 0, 0, 3, 5, 7];

it('transforms points', () => {
  expect(apply(turn, 10, 20)).toEqual([80, 10]);
  expect(apply(stretch, 10, 20)).toEqual([25, 67]);
});

it('applies the first of two, then the other', () => {
  expect(apply(multiply(turn, stretch), 10, 20)).toEqual(apply(stretch, ...apply(turn, 10, 20)));
  expect(apply(multiply(stretch, turn), 10, 20)).toEqual(apply(turn, ...apply(stretch, 10, 20)));
});

it('gives the upright box around a box that it turns', () => {
  expect(applyToBox(turn, { x0: 10, y0: 20, x1: 30, y1: 25 })).toEqual({ x0: 75, y0: 10, x1: 80, y1: 30 });
  expect(applyToBox([1, 1, -1, 1, 0, 0], { x0: 0, y0: 0, x1: 2, y1: 4 })).toEqual({ x0: -4, y0: 0, x1: 2, y1: 6 });
});
