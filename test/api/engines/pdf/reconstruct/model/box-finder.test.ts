import { describe, expect, it } from 'vitest';
import { meet } from '../../../../../../api/engines/pdf/reconstruct/model/box.ts';
import { createBoxFinder } from '../../../../../../api/engines/pdf/reconstruct/model/box-finder.ts';
import type { Box } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const box = (x0: number, y0: number, width: number, height: number): Box => ({
  x0,
  y0,
  x1: x0 + width,
  y1: y0 + height,
});

/** Boxes in 100 rows and columns, each 4 points wide and high, 6 points from the next, and two over all of them. */
const boxes: readonly Box[] = [
  box(1000, 2000, 600, 600),
  ...Array.from({ length: 10_000 }, (_, index) =>
    box(1000 + 6 * (index % 100), 2000 + 6 * Math.floor(index / 100), 4, 4),
  ),
  box(1000, 2300, 600, 20),
];
const area = box(1120, 2310, 30, 9);

describe('a finder of boxes', () => {
  const find = createBoxFinder(boxes);

  it('gives all that meet or touch an area, in their order', () => {
    const touching = box(1124, 2304, 2, 2);
    for (const each of [area, touching, box(-50, -50, 10, 10), box(1595, 2595, 90, 90), box(1000, 2000, 600, 600)]) {
      const found = find(each);
      const meets = boxes.filter((other) => meet(other, each, 1e-9));
      expect(meets.filter((other) => !found.includes(other))).toEqual([]);
      expect(found).toEqual(boxes.filter((other) => found.includes(other)));
    }
  });

  it('looks at few of the others', () => {
    // Eighteen of those that are in its rows and columns, those next to them, and the two that are over all.
    expect(find(area).length).toBeLessThan(36);
    expect(find(box(1003, 2003, 1, 1)).length).toBeLessThan(12);
    expect(find(box(5000, 5000, 1, 1))).toHaveLength(2);
  });

  it('gives those that have no place, too', () => {
    const unplaced = [...boxes, box(Number.NaN, 0, 1, 1)];
    expect(createBoxFinder(unplaced)(area).at(-1)).toBe(unplaced.at(-1));
  });

  it('gives all of few', () => {
    expect(createBoxFinder([box(0, 0, 1, 1)])(area)).toHaveLength(1);
    expect(createBoxFinder([])(area)).toEqual([]);
  });
});
