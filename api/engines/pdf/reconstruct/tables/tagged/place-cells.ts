import { addTo } from '../../../../../groups.ts';
import { largest, smallest } from '../../model/extremes.ts';

/** A cell's place in the rows and columns of its table, and the extent of its letters in points. */
export interface PlacedCell {
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
  readonly x0: number;
  readonly x1: number;
}

type Extent = Pick<PlacedCell, 'x0' | 'x1'>;

/** Points by which two extents overlap; negative for the gap between them. */
const overlapOf = (a: Extent, b: Extent) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** The cells of each row, with those that reach into it from above, from left to right. */
function cellsByRow<Cell extends PlacedCell>(cells: readonly Cell[]): ReadonlyMap<number, readonly Cell[]> {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    for (let row = cell.row; row < cell.row + cell.rows; row++) {
      addTo(rows, row, cell);
    }
  }
  for (const row of rows.values()) row.sort((a, b) => a.x0 - b.x0);
  return rows;
}

/**
 * The first of the free columns side by side, from `from` to before `end`, whose letters a cell's overlap most, or are
 * nearest to.
 */
function bestColumn(cell: PlacedCell, extents: readonly Extent[], from: number, end: number): number {
  let best = from;
  let most = Number.NEGATIVE_INFINITY;
  for (let column = from; column + cell.columns <= end; column++) {
    const beside = extents.slice(column, column + cell.columns);
    const overlap = overlapOf(cell, {
      x0: smallest(beside.map(({ x0 }) => x0)),
      x1: largest(beside.map(({ x1 }) => x1)),
    });
    if (overlap > most) [best, most] = [column, overlap];
  }
  return best;
}

/** The extents of letters side by side in cells of one column: those that overlap are taken for one column. */
function separateExtents(cells: readonly PlacedCell[]): readonly Extent[] {
  const found: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of cells.filter(({ columns }) => columns === 1).sort((a, b) => a.x0 - b.x0)) {
    const last = found.at(-1);
    if (last !== undefined && x0 < last.x1) last.x1 = Math.max(last.x1, x1);
    else found.push({ x0, x1 });
  }
  return found;
}

/** The extents of the letters of each column in rows with a cell for each; none if a column has no cell of its own there. */
function extentsInFull(rows: readonly (readonly PlacedCell[])[], count: number): readonly Extent[] {
  const full = rows.filter((row) => widthOf(row) === count);
  const extents = Array.from({ length: count }, (_, column): Extent => {
    const own = full.flatMap((row) => row.filter((cell) => cell.column === column && cell.columns === 1));
    return { x0: smallest(own.map(({ x0 }) => x0)), x1: largest(own.map(({ x1 }) => x1)) };
  });
  return extents.some(({ x0, x1 }) => x0 > x1) ? [] : extents;
}

const widthOf = (row: readonly PlacedCell[]) => row.reduce((sum, { columns }) => sum + columns, 0);

/**
 * The columns of cells, of which files may tell less than it seems: PDFium leaves out cells without letters, so that all
 * after them count as one column before their own. Rows with fewer cells than the table has columns are placed below the
 * letters of others; where these tell nothing, columns are left as they are.
 *
 * @param by Whether columns are those of full rows, or wherever letters stand side by side, in case no row is full. The
 * latter divides columns in which some letters are at the left and others at the right.
 */
export function placeCells(cells: readonly PlacedCell[], by: 'rows' | 'letters'): ReadonlyMap<PlacedCell, number> {
  const places = new Map(cells.map((cell) => [cell, cell.column]));
  const told = largest(
    cells.map(({ column, columns }) => column + columns),
    0,
  );
  const rows = cellsByRow(cells);
  const extents = by === 'rows' ? extentsInFull([...rows.values()], told) : separateExtents(cells);
  const count = extents.length;
  for (const [index, row] of rows) {
    if (widthOf(row) >= count) continue;
    let from = 0;
    let left = widthOf(row);
    for (const cell of row) {
      left -= cell.columns;
      const column = cell.row < index ? (places.get(cell) as number) : bestColumn(cell, extents, from, count - left);
      places.set(cell, column);
      from = column + cell.columns;
    }
  }
  return places;
}
