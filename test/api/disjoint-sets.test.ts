import { expect, it } from 'vitest';
import { createDisjointSets } from '../../api/disjoint-sets.ts';

it('joins sets with each other', () => {
  const { add, join, rootOf } = createDisjointSets();
  const numbers = [add(), add(), add(), add(), add()];
  expect(numbers).toEqual([0, 1, 2, 3, 4]);
  join(0, 2);
  join(3, 4);
  join(4, 2);
  expect(new Set([0, 2, 3, 4].map(rootOf)).size).toBe(1);
  expect(rootOf(1)).toBe(1);
});
