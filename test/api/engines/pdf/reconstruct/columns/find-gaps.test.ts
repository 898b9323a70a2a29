import { expect, it } from 'vitest';
import { findGaps } from '../../../../../../api/engines/pdf/reconstruct/columns/find-gaps.ts';

const box = (x0: number, x1: number) => ({ x0, x1, y0: 0, y1: 10 });

it('a gap divides items if nothing reaches over it', () => {
  const items = [box(50, 140), box(160, 250), box(60, 200), box(50, 150)];
  const hasGap = findGaps(items);
  expect(hasGap(0, 2)).toBe(true);
  expect(hasGap(0, 3)).toBe(false);
  expect(hasGap(2, 4)).toBe(false);
  expect(hasGap(0, 1)).toBe(false);
  // What touches has no gap.
  expect(findGaps([box(50, 140), box(140, 250)])(0, 2)).toBe(false);
});
