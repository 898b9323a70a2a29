import { describe, expect, it } from 'vitest';
import { regionsOfPage } from '../../../../../../api/engines/pdf/reconstruct/columns/page-regions.ts';
import { findRegions } from '../../../../../../api/engines/pdf/reconstruct/columns/regions.ts';

const line = (x0: number, index: number) => {
  const y0 = 100 + 12 * index;
  return { type: 'line', x0, x1: x0 + 200, y0, y1: y0 + 10, baseline: y0 + 8, look: { size: 10, isFixedPitch: false } };
};
const left = Array.from({ length: 12 }, (_, index) => line(50, index));
const right = Array.from({ length: 12 }, (_, index) => line(300, index));

describe('the regions of a page', () => {
  it('are found once for the same items', () => {
    const found = regionsOfPage([...left, ...right]);
    expect(found).toEqual(findRegions([...left, ...right]));
    expect(found[0]?.columns).toHaveLength(2);
    expect(regionsOfPage([...left, ...right])).toBe(found);
  });

  it('are found anew for others that begin with the same item', () => {
    regionsOfPage([...left, ...right]);
    expect(regionsOfPage(left)).toEqual([{ columns: [left] }]);
    expect(regionsOfPage([...left.slice(0, 11), ...right])).toEqual(findRegions([...left.slice(0, 11), ...right]));
    expect(regionsOfPage([])).toEqual([]);
  });
});
