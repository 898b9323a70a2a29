import { expect, it } from 'vitest';
import { type Weighted, weightedQuantile } from '../../api/weighted-quantile.ts';

const values: readonly Weighted[] = [
  { value: 9, weight: 1 },
  { value: 5, weight: 4 },
  { value: 7, weight: 3 },
];

it('gives the value in the middle by weight', () => {
  expect(weightedQuantile(values)).toBe(5);
  expect(weightedQuantile(values.slice(0, 1))).toBe(9);
  expect(weightedQuantile([])).toBeUndefined();
});

it('gives the value up to which another share is', () => {
  expect([0.2, 0.8, 0.95].map((share) => weightedQuantile(values, share))).toEqual([5, 7, 9]);
});
