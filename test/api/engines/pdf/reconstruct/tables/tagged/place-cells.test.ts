import { describe, expect, it } from 'vitest';
import {
  type PlacedCell,
  placeCells,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/place-cells.ts';

/** A row of cells with the extents of their letters, in columns as counted without those that have none. */
const rowOf = (row: number, ...extents: readonly (readonly [number, number])[]): readonly PlacedCell[] =>
  extents.map(([x0, x1], column) => ({ row, rows: 1, column, columns: 1, x0, x1 }));

const columnsOf = (cells: readonly PlacedCell[], by: 'rows' | 'letters' = 'rows') => {
  const places = placeCells(cells, by);
  return cells.map((cell) => places.get(cell));
};

describe('the columns of tagged cells', () => {
  const head = rowOf(0, [10, 60], [110, 150], [210, 280]);

  it('are those below whose letters they stand if empty cells are not told', () => {
    expect(columnsOf([...head, ...rowOf(1, [10, 40], [250, 300])])).toEqual([0, 1, 2, 0, 2]);
    expect(columnsOf([...head, ...rowOf(1, [120, 190])])).toEqual([0, 1, 2, 1]);
  });

  it('are next to those that reach into their row from above', () => {
    const tall: PlacedCell = { row: 1, rows: 2, column: 0, columns: 1, x0: 10, x1: 40 };
    const beside = rowOf(1, [5, 5], [110, 140], [210, 260]).slice(1);
    const below: PlacedCell = { row: 2, rows: 1, column: 1, columns: 1, x0: 215, x1: 240 };
    expect(columnsOf([...head, tall, ...beside, below])).toEqual([0, 1, 2, 0, 1, 2, 2]);
  });

  it('are as wide as they are told to be', () => {
    const wide: PlacedCell = { row: 1, rows: 1, column: 0, columns: 2, x0: 112, x1: 260 };
    expect(columnsOf([...head, wide])).toEqual([0, 1, 2, 1]);
  });

  it('are told by letters side by side if each row has an empty cell', () => {
    const rows = [
      ...rowOf(0, [10, 60], [110, 150]),
      ...rowOf(1, [120, 140], [210, 260]),
      ...rowOf(2, [20, 40], [230, 240]),
    ];
    expect(columnsOf(rows, 'letters')).toEqual([0, 1, 1, 2, 0, 2]);
    expect(columnsOf(rows)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('stay as they are in full rows, and where no row is full', () => {
    expect(columnsOf([...head, ...rowOf(1, [100, 104], [140, 144], [230, 240])])).toEqual([0, 1, 2, 0, 1, 2]);
    const [first, , third] = head as readonly [PlacedCell, PlacedCell, PlacedCell];
    expect(columnsOf([first, third])).toEqual([0, 2]);
  });

  it('stay as they are where letters of columns overlap', () => {
    expect(columnsOf([...rowOf(0, [10, 60], [110, 150]), ...rowOf(1, [50, 120], [125, 130])], 'letters')).toEqual([
      0, 1, 0, 1,
    ]);
  });
});
