import { sum } from '../../../../sum.ts';
import { type CellRange, maxColumns } from '../read/cell-reference.ts';
import type { SheetFacts } from '../read/read-sheet.ts';
import type { TightCell } from './row-room.ts';
import { thresholds } from './thresholds.ts';
import { widenColumns } from './widen-columns.ts';

/** The changes that make the content of a sheet's cells legible in print. */
export interface TextFit {
  /** Widths by column, the first at 0. */
  readonly widthsPx: readonly number[];
  /** Cells that get line wrapping, as columns by row. */
  readonly wrapped: ReadonlyMap<number, ReadonlySet<number>>;
  /** New heights by row. */
  readonly rowsPx: ReadonlyMap<number, number>;
  /** Cells merged with their empty neighbours, for a line wider than the page. */
  readonly merges: readonly CellRange[];
  /** Width of the sheet, including text that still runs past the last column. */
  readonly extentPx: number;
}

/** The widths that text may use. */
export interface TextRoom {
  readonly pagePx: number;
  /** Width of a page at the smallest scale that is acceptable for wider columns. */
  readonly shrunkPx: number;
  /** Whether cells may get line wrapping. */
  readonly canWrap: boolean;
}

const { maxRowPx, text: limits } = thresholds;

const key = (row: number, column: number) => row * (maxColumns + 1) + column;

/** Estimated number of lines that a text takes. */
function linesIn(cell: TightCell, widthPx: number): number {
  return (
    cell.breaks + Math.ceil((cell.totalPx * limits.lineFill) / Math.max(widthPx - limits.edgePx, limits.minLinePx))
  );
}

const heightOf = (cell: TightCell, widthPx: number) =>
  Math.min(maxRowPx, linesIn(cell, widthPx) * cell.format.linePx + limits.rowEdgePx);

/** The least width at which a text fits a row of the maximum height. */
const floorPx = (cell: TightCell) =>
  Math.min(
    thresholds.column.maxPx,
    (cell.totalPx * limits.tallLineFill) / Math.max(1, Math.floor(maxRowPx / cell.format.linePx) - cell.breaks),
  );

interface Sorted {
  readonly numbersPx: Map<number, number>;
  readonly textsPx: Map<number, number>;
  readonly floorsPx: Map<number, number>;
  readonly wrap: TightCell[];
  readonly join: TightCell[];
  readonly free: TightCell[];
}

/** Left edges of all columns, then the right edge of the last. */
function leftEdges(widthsPx: readonly number[]): number[] {
  const edges = [0];
  for (const px of widthsPx) edges.push((edges.at(-1) ?? 0) + px);
  return edges;
}

/** Sorts tight cells by what would make them legible. */
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
    else if (kind === 'free' && (leftPx[lastColumn] ?? 0) - left >= limits.minJoinedPx && column < lastColumn)
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
 * Finds column widths, line wrapping and row heights that show all content that would otherwise be cut in print.
 * Merged cells keep the author's layout.
 */
export function fitText(facts: SheetFacts, lastColumn: number, room: TextRoom): TextFit {
  const inMerge = new Set(facts.merges.map(({ firstRow, firstColumn }) => key(firstRow, firstColumn)));
  const cells = facts.tight.filter(({ row, column }) => !inMerge.has(key(row, column)) && column <= lastColumn);
  const before = Array.from({ length: lastColumn }, (_, index) => facts.columnPx(index + 1));
  const limitPx = Math.max(sum(before), room.pagePx / limits.pageShare);
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
    if (needed > known + limits.roundingPx) rowsPx.set(cell.row, needed);
  };
  for (const cell of room.canWrap ? wrap : []) {
    const widthPx = widthsPx[cell.column - 1] ?? 0;
    // A height stored in the file already fits text that was wrapped.
    if (cell.kind === 'wrapped' ? cell.rowPx === null : cell.neededPx > widthPx + limits.roundingPx)
      breakLines(cell, widthPx);
  }
  for (const cell of room.canWrap ? join.slice(0, limits.maxJoined) : []) {
    if (facts.merges.some((merge) => merge.firstRow <= cell.row && cell.row <= merge.lastRow)) continue;
    breakLines(cell, sum(widthsPx.slice(cell.column - 1)));
    merges.push({ firstRow: cell.row, lastRow: cell.row, firstColumn: cell.column, lastColumn });
  }
  const lefts = leftEdges(widthsPx);
  const extentPx = free.reduce(
    (reach, cell) => Math.max(reach, (lefts[cell.column - 1] ?? 0) + cell.neededPx),
    sum(widthsPx),
  );
  return { widthsPx, wrapped, rowsPx, merges, extentPx };
}
