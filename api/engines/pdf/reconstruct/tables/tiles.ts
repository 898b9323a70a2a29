import type { GridCell } from './grid.ts';

/** Rows and columns side by side of a grid. */
export type Span = Pick<GridCell, 'row' | 'column' | 'rows' | 'columns'>;

/** Such rows and columns, and where they are on the page. */
export type Tile = Omit<GridCell, 'borders' | 'nested'>;

/** The tiles of a grid. */
export interface Tiles {
  /** Those of the given spans, in their order. */
  readonly held: readonly Tile[];
  /** What none of them covers: single cells, row by row. */
  readonly free: readonly Tile[];
}

/** Where rows and columns side by side are, given the edges of all in ascending order. */
export const tileOf = (span: Span, xs: readonly number[], ys: readonly number[]): Tile => ({
  ...{ x0: xs[span.column] as number, x1: xs[span.column + span.columns] as number },
  ...{ y0: ys[span.row] as number, y1: ys[span.row + span.rows] as number },
  ...{ row: span.row, column: span.column, rows: span.rows, columns: span.columns },
});

/**
 * Divides a grid into spans and the cells that none of them covers.
 * @param xs The edges of its columns, and `ys` those of its rows, in ascending order.
 * @returns Null if two spans would cover the same cell.
 */
export function tilesOf(spans: readonly Span[], xs: readonly number[], ys: readonly number[]): Tiles | null {
  const [width, height] = [Math.max(0, xs.length - 1), Math.max(0, ys.length - 1)];
  const taken = new Uint8Array(width * height);
  for (const { row, column, rows, columns } of spans)
    for (let y = row; y < row + rows; y++) {
      if (taken.subarray(y * width + column, y * width + column + columns).includes(1)) return null;
      taken.fill(1, y * width + column, y * width + column + columns);
    }
  const free: Tile[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if (taken[row * width + column] === 0) free.push(tileOf({ row, column, rows: 1, columns: 1 }, xs, ys));
  return { held: spans.map((span) => tileOf(span, xs, ys)), free };
}
