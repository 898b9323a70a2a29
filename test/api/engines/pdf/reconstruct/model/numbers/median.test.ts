import { expect, it } from 'vitest';
import { median } from '../../../../../../../api/engines/pdf/reconstruct/model/numbers/median.ts';

it('is the number in the middle, the upper one of two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([2, 2, 2])]).toEqual([2, 3, 2]);
  expect(median([])).toBe(0);
});
