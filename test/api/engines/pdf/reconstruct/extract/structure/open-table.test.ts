import { describe, expect, it } from 'vitest';
import {
  beginRow,
  type OpenTable,
  openTable,
  takeCell,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/open-table.ts';

/** The places of a row's cells, given the columns and rows that each spans. */
function rowOf(table: OpenTable, ...spans: readonly (readonly [columns: number, rows: number])[]) {
  beginRow(
    table,
    spans.reduce((sum, [columns]) => sum + columns, 0),
  );
  return spans.map(([columns, rows]) => {
    const cell = takeCell(table, { columns, rows, isHeader: false });
    return [cell.row, cell.column];
  });
}

describe('the cells of a table that the structure names', () => {
  it('stand side by side in the row that is begun', () => {
    const table = openTable(4, null);
    expect(rowOf(table, [1, 1], [2, 1])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(rowOf(table, [1, 1])).toEqual([[1, 0]]);
  });

  it('stand beside those that come down from rows above', () => {
    const table = openTable(4, null);
    rowOf(table, [1, 2], [1, 1]);
    expect(rowOf(table, [1, 1])).toEqual([[1, 1]]);
    expect(rowOf(table, [1, 1], [1, 1])).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  it('are below rows that cells above fill, which PDFium leaves out', () => {
    const table = openTable(4, null);
    rowOf(table, [1, 2], [1, 2]);
    expect(rowOf(table, [1, 1], [1, 1])).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  it('know their table and the cell that it is in', () => {
    const outer = openTable(1, null);
    beginRow(outer, 1);
    const within = takeCell(outer, { columns: 1, rows: 1, isHeader: true });
    expect(within).toMatchObject({ table: 1, isHeader: true, within: null });
    const inner = openTable(2, within);
    beginRow(inner, 1);
    expect(takeCell(inner, { columns: 1, rows: 1, isHeader: false })).toMatchObject({ table: 2, within });
  });
});
