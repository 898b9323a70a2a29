import type { TagCell } from '../../model/tag.ts';

/** A table of the structure whose rows are being read. */
export interface OpenTable {
  readonly table: number;
  row: number;
  /** The cell that the table is in. */
  readonly within: TagCell | null;
  /** `row/column` of each grid position that cells occupy, including spans. */
  readonly taken: Set<string>;
  /** How many columns the cells of the last row took, and those of any row so far. */
  last: number;
  most: number;
}

/** A table before its first row. */
export const openTable = (table: number, within: TagCell | null): OpenTable => ({
  table,
  row: -1,
  within,
  taken: new Set(),
  last: 0,
  most: 0,
});

/**
 * Begins the next row of a table. PDFium leaves out rows without content, and so those of which cells above span all
 * columns: what does not fit beside these is in a later row.
 * @param columns How many columns the cells of the row take.
 */
export function beginRow(table: OpenTable, columns: number): void {
  const { last, taken } = table;
  const isTaken = () => Array.from({ length: last }, (_, column) => taken.has(`${table.row}/${column}`)).every(Boolean);
  table.row++;
  if (last > 1 && last + columns > table.most) while (isTaken()) table.row++;
}

/** The next cell of the row, in the first column that no cell above spans. */
export function takeCell(table: OpenTable, { rows, columns, isHeader }: Cell): TagCell {
  let column = 0;
  while (table.taken.has(`${table.row}/${column}`)) column++;
  table.last = column + columns;
  table.most = Math.max(table.most, table.last);
  for (let row = 0; row < rows; row++)
    for (let next = 0; next < columns; next++) table.taken.add(`${table.row + row}/${column + next}`);
  return { table: table.table, row: table.row, column, rows, columns, isHeader, within: table.within };
}

type Cell = Pick<TagCell, 'rows' | 'columns' | 'isHeader'>;
