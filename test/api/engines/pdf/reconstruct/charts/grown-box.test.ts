import { expect, it } from 'vitest';
import { grown, partOf } from '../../../../../../api/engines/pdf/reconstruct/charts/grown-box.ts';
import { thresholds } from '../../../../../../api/engines/pdf/reconstruct/charts/thresholds.ts';

const box = (x0: number, y0 = 0) => ({ x0, x1: x0 + 10, y0, y1: y0 + 10 });

it('grows over what is near it, and near that', () => {
  const parts = [box(38), box(12), box(25), box(12, 40)].map((each) => partOf(each, 4));
  expect(grown(box(0), parts)).toEqual({ x0: 0, x1: 48, y0: 0, y1: 10 });
  expect(grown(box(0), parts.slice(2))).toEqual(box(0));
});

it('lets each part be as far away as it says', () => {
  expect(grown(box(0), [partOf(box(30), 25), partOf(box(-30), 5)])).toMatchObject({ x0: 0, x1: 40 });
});

it('ends at some time, however long a row of parts is', () => {
  const row = Array.from({ length: 2 * thresholds.maxGrowth }, (_, index) => partOf(box(11 * (index + 1)), 2));
  expect(grown(box(0), row).x1).toBe(11 * thresholds.maxGrowth + 10);
});
