import { expect, it } from 'vitest';
import { sum } from '../../api/sum.ts';

it('adds numbers up', () => {
  expect([sum([]), sum([3]), sum([1.5, -2, 4])]).toEqual([0, 3, 3.5]);
});
