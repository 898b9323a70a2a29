import { type CellRange, maxColumns } from '../read/cell-reference.ts';
import type { SheetFacts } from '../read/read-sheet.ts';
import type { UsedBlock } from '../read/used-area.ts';
import { thresholds } from './thresholds.ts';

const { columnGap, maxSplitBlocks, maxRanges, maxReach } = thresholds.range;

/** Cells that are printed together. */
export interface PrintedRange extends CellRange {
  readonly heightPx: number;
}

/** The ranges with content, without the wide empty stretches between them. */
export function occupiedRanges(blocks: readonly UsedBlock[]): PrintedRange[] {
  const gap = blocks.length > maxSplitBlocks ? maxColumns : columnGap;
  return blocks.flatMap(({ firstRow, lastRow, heightPx, columns }) => {
    const ranges: PrintedRange[] = [];
    for (const column of columns) {
      const last = ranges.at(-1);
      if (last !== undefined && column - last.lastColumn <= gap) {
        ranges[ranges.length - 1] = { ...last, lastColumn: column };
      } else ranges.push({ firstRow, lastRow, heightPx, firstColumn: column, lastColumn: column });
    }
    return ranges;
  });
}

/**
 * Adds the cells under pictures and charts: to the first range they touch, or as ranges of their own.
 *
 * @param rowPx Default height of a row, for rows without content.
 */
export function withAnchors(
  ranges: readonly PrintedRange[],
  anchors: readonly CellRange[],
  rowPx: number,
): PrintedRange[] {
  const joined = [...ranges];
  for (const anchor of anchors) {
    const touched = joined.findIndex((range) => touches(range, anchor));
    const at = touched < 0 && joined.length >= maxRanges ? joined.length - 1 : touched;
    const range = joined[at];
    const united = range === undefined ? anchor : unite(range, anchor);
    const heightPx = Math.max(range?.heightPx ?? 0, (united.lastRow - united.firstRow + 1) * rowPx);
    if (range === undefined) joined.push({ ...united, heightPx });
    else joined[at] = { ...united, heightPx };
  }
  return joined;
}

const touches = (a: CellRange, b: CellRange) =>
  a.firstRow <= b.lastRow && b.firstRow <= a.lastRow && a.firstColumn <= b.lastColumn && b.firstColumn <= a.lastColumn;

const unite = (a: CellRange, b: CellRange): CellRange => ({
  firstRow: Math.min(a.firstRow, b.firstRow),
  lastRow: Math.max(a.lastRow, b.lastRow),
  firstColumn: Math.min(a.firstColumn, b.firstColumn),
  lastColumn: Math.max(a.lastColumn, b.lastColumn),
});

/** The range extended by the empty columns that its text runs over: a print area would cut it there. */
export function reachOf(range: PrintedRange, { tight, columnPx }: SheetFacts): PrintedRange {
  let { lastColumn } = range;
  for (const { row, column, neededPx, kind } of tight) {
    if (kind !== 'free' || row < range.firstRow || row > range.lastRow) continue;
    if (column < range.firstColumn || column > range.lastColumn) continue;
    let missingPx = neededPx;
    for (let end = column; missingPx > 0 && end - column < maxReach; end++) {
      missingPx -= columnPx(end);
      lastColumn = Math.max(lastColumn, Math.min(end, maxColumns));
    }
  }
  return { ...range, lastColumn };
}
