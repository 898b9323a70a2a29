import type { CellRange } from '../read/cell-reference.ts';
import type { SheetFacts } from '../read/read-sheet.ts';
import type { TightCell } from './row-room.ts';
import { sumOf } from './sum-of.ts';
import { widenColumns } from './widen-columns.ts';

/** What makes the content of a sheet's cells legible in print. */
export interface TextFit {
  /** Widths by column, the first at 0. */
  readonly widthsPx: readonly number[];
  /** Cells whose text is broken into lines from now on, by row. */
  readonly wrapped: ReadonlyMap<number, ReadonlySet<number>>;
  /** New heights by row. */
  readonly rowsPx: ReadonlyMap<number, number>;
  /** Cells joined with the empty ones beside them, for a line longer than the page. */
  readonly merges: readonly CellRange[];
  /** How far text still runs past the last column. */
  readonly extentPx: number;
}

/** The pages that the sheet may go onto. */
export interface TextRoom {
  readonly pagePx: number;
  /** In print as small as is read with ease. */
  readonly shrunkPx: number;
  /** Whether text may be broken into lines. */
  readonly canWrap: boolean;
}

/** Excel's own limit for the height of a row: 409 points. */
const maxRowPx = 545;
const maxJoined = 500;
/** Narrower than this, cells are not joined for a long line: their column is widened instead. */
const leastJoinedPx = 220;
const widestColumnPx = 1500;

const key = (row: number, column: number) => row * 16_385 + column;

/** The lines that a text takes; words do not fill them to the end. */
function linesIn(cell: TightCell, widthPx: number): number {
  return cell.breaks + Math.ceil((cell.totalPx * 1.1) / Math.max(widthPx - 5, 10));
}

const heightOf = (cell: TightCell, widthPx: number) =>
  Math.min(maxRowPx, linesIn(cell, widthPx) * cell.format.linePx + 4);

/** The least width in which a text is no higher than a row may be. */
const floorPx = (cell: TightCell) =>
  Math.min(
    widestColumnPx,
    (cell.totalPx * 1.15) / Math.max(1, Math.floor(maxRowPx / cell.format.linePx) - cell.breaks),
  );

interface Sorted {
  readonly numbersPx: Map<number, number>;
  readonly textsPx: Map<number, number>;
  readonly floorsPx: Map<number, number>;
  readonly wrap: TightCell[];
  readonly join: TightCell[];
  readonly free: TightCell[];
}

/** Where columns begin, and behind them where the last one ends. */
function leftEdges(widthsPx: readonly number[]): number[] {
  const edges = [0];
  for (const px of widthsPx) edges.push((edges.at(-1) ?? 0) + px);
  return edges;
}

/** Decides for each tight cell what would help it. */
function sort(cells: readonly TightCell[], leftPx: readonly number[], limitPx: number): Sorted {
  const lastColumn = leftPx.length - 1;
  const sorted: Sorted = {
    numbersPx: new Map(),
    textsPx: new Map(),
    floorsPx: new Map(),
    wrap: [],
    join: [],
    free: [],
  };
  const raise = (map: Map<number, number>, column: number, px: number) =>
    map.set(column, Math.max(px, map.get(column) ?? 0));
  for (const cell of cells) {
    const { column, neededPx, kind } = cell;
    const left = leftPx[column - 1] ?? 0;
    if (kind === 'number') raise(sorted.numbersPx, column, neededPx);
    else if (kind === 'free' && left + neededPx <= limitPx) sorted.free.push(cell);
    else if (kind === 'free' && (leftPx[lastColumn] ?? 0) - left >= leastJoinedPx && column < lastColumn)
      sorted.join.push(cell);
    else {
      if (kind !== 'wrapped') raise(sorted.textsPx, column, neededPx);
      raise(sorted.floorsPx, column, floorPx(cell));
      sorted.wrap.push(cell);
    }
  }
  return sorted;
}

/**
 * Finds widths, line breaks and row heights that show the content of all cells that would be cut on paper. Cells in
 * merged ranges keep what the author gave them.
 */
export function fitText(facts: SheetFacts, lastColumn: number, room: TextRoom): TextFit {
  const inMerge = new Set(facts.merges.map(({ firstRow, firstColumn }) => key(firstRow, firstColumn)));
  const cells = facts.tight.filter(({ row, column }) => !inMerge.has(key(row, column)) && column <= lastColumn);
  const before = Array.from({ length: lastColumn }, (_, index) => facts.columnPx(index + 1));
  const limitPx = Math.max(sumOf(before), room.pagePx / 0.8);
  const { numbersPx, textsPx, floorsPx, wrap, join, free } = sort(cells, leftEdges(before), limitPx);
  const byIndex = (map: Map<number, number>) => new Map([...map].map(([column, px]) => [column - 1, px]));
  const widthsPx = widenColumns(
    { widthsPx: before, numbersPx: byIndex(numbersPx), textsPx: byIndex(textsPx), floorsPx: byIndex(floorsPx) },
    room.pagePx,
    room.shrunkPx,
  );

  const wrapped = new Map<number, Set<number>>();
  const rowsPx = new Map(facts.rowNeedsPx);
  const merges: CellRange[] = [];
  const breakLines = (cell: TightCell, widthPx: number) => {
    if (cell.kind !== 'wrapped') wrapped.set(cell.row, (wrapped.get(cell.row) ?? new Set()).add(cell.column));
    const needed = heightOf(cell, widthPx);
    const known = Math.max(cell.rowPx ?? 0, rowsPx.get(cell.row) ?? 0, facts.settings.defaultRowPx);
    if (needed > known + 1) rowsPx.set(cell.row, needed);
  };
  for (const cell of room.canWrap ? wrap : []) {
    const widthPx = widthsPx[cell.column - 1] ?? 0;
    // A height that came with the file fits the lines that were there before.
    if (cell.kind === 'wrapped' ? cell.rowPx === null : cell.neededPx > widthPx + 1) breakLines(cell, widthPx);
  }
  for (const cell of room.canWrap ? join.slice(0, maxJoined) : []) {
    if (facts.merges.some((merge) => merge.firstRow <= cell.row && cell.row <= merge.lastRow)) continue;
    breakLines(cell, sumOf(widthsPx.slice(cell.column - 1)));
    merges.push({ firstRow: cell.row, lastRow: cell.row, firstColumn: cell.column, lastColumn });
  }
  const lefts = leftEdges(widthsPx);
  const extentPx = free.reduce(
    (reach, cell) => Math.max(reach, (lefts[cell.column - 1] ?? 0) + cell.neededPx),
    sumOf(widthsPx),
  );
  return { widthsPx, wrapped, rowsPx, merges, extentPx };
}
