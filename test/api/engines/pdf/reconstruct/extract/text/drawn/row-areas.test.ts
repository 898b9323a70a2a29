import { describe, expect, it } from 'vitest';
import { rowAreas } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/row-areas.ts';
import type { Box } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const box = (x0: number, x1: number, y0: number, y1: number): Box => ({ x0, x1, y0, y1 });

describe('rowAreas', () => {
  it('gives a cell over two rows both, and no other cell there', () => {
    expect(rowAreas([box(0, 50, 0, 40), box(50, 100, 0, 20), box(50, 100, 20, 40)])).toEqual([
      [box(0, 50, 0, 40), box(50, 100, 0, 20), box(50, 100, 20, 40)],
    ]);
  });

  it('gives text at the foot of its cell the whole height of the row', () => {
    expect(rowAreas([box(0, 50, 12, 30), box(50, 100, 0, 30)])).toEqual([[box(0, 50, 0, 30), box(50, 100, 0, 30)]]);
  });

  it('parts tables of other columns, however close they are', () => {
    const [table, foot] = [
      [box(0, 50, 0, 20), box(50, 100, 0, 20)],
      [box(0, 80, 30, 50), box(80, 100, 30, 50)],
    ];
    expect(rowAreas([...table, ...foot])).toEqual([table, foot]);
  });

  it('joins rows of the same columns, of which one is higher than its text', () => {
    const rows = [box(0, 50, 0, 20), box(50, 100, 0, 20), box(0, 50, 30, 50), box(50, 100, 30, 50)];
    expect(rowAreas(rows)).toEqual([
      [box(0, 50, 0, 30), box(50, 100, 0, 30), box(0, 50, 30, 50), box(50, 100, 30, 50)],
    ]);
  });
});
