import { describe, expect, it } from 'vitest';
import { withLastRows } from '../../../../../../api/engines/pdf/reconstruct/columns/last-rows.ts';

const item = (x0: number, x1: number, y0: number, type = 'line') => ({ type, x0, x1, y0, y1: y0 + 10 });
const columns = [
  [item(50, 140, 100), item(50, 140, 112)],
  [item(160, 250, 100), item(160, 250, 112)],
];
/** How many items each column has with the rows that go on in it, and how many are left below. */
const counts = (...below: readonly ReturnType<typeof item>[]) => {
  const found = withLastRows(columns, below);
  return [...found.columns.map(({ length }) => length), found.below.length];
};

describe('rows right below columns', () => {
  it('are parts of them if they go on in each', () => {
    expect(counts(item(50, 100, 124), item(160, 200, 124))).toEqual([3, 3, 0]);
    expect(counts(item(50, 100, 124), item(160, 200, 124), item(50, 90, 136), item(160, 170, 136))).toEqual([4, 4, 0]);
  });

  it('are none if one column lacks them, or they reach over the gutter', () => {
    expect(counts(item(50, 100, 124))).toEqual([2, 2, 1]);
    expect(counts(item(50, 220, 124))).toEqual([2, 2, 1]);
  });

  it('are none farther below, and no tables', () => {
    expect(counts(item(50, 100, 190), item(160, 200, 190))).toEqual([2, 2, 2]);
    expect(counts(item(50, 100, 124, 'table'), item(160, 200, 124))).toEqual([2, 2, 2]);
  });
});
