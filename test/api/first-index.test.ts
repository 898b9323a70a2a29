import { expect, it } from 'vitest';
import { firstIndex } from '../../api/first-index.ts';

it('is that of the first sorted item that reaches a place', () => {
  const items = [1, 3, 3, 7];
  const reached = [0, 1, 2, 3, 4, 7, 8].map((place) => firstIndex(items, (item) => item >= place));
  expect(reached).toEqual([0, 0, 1, 1, 3, 3, 4]);
  expect(firstIndex([], () => true)).toBe(0);
});
