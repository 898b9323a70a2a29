import { isColumn } from '../../columns/is-column.ts';
import type { Line } from '../../lines/line.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds } from './thresholds.ts';

const { minRows, minNamedShare, minOnRowShare, sameRowEms, maxGapEms, padding } = thresholds.rowNames;

/** The lines to the left of a grid, at its height. */
const linesBeside = ({ x0, y0, y1 }: Grid, body: readonly Line[]) =>
  body.filter((line) => line.x1 < x0 + padding && line.baseline > y0 && line.baseline < y1);

/** Whether lines to the left of a grid are the names of its rows: most rows have one, on the baseline of their text. */
function areNames(names: readonly Line[], { x0, x1, ys }: Grid, body: readonly Line[]): boolean {
  const size = median(names.map(({ look }) => look.size));
  const [left, right] = [smallest(names.map((name) => name.x0)), largest(names.map((name) => name.x1))];
  if (x0 - right > maxGapEms * size || right - left > x1 - x0 || isColumn(names)) return false;
  const baselines = body
    .filter((line) => line.x0 > x0 - padding && line.x1 < x1 + padding)
    .map((line) => line.baseline);
  const onRows = names.filter(({ baseline }) =>
    baselines.some((other) => Math.abs(other - baseline) < sameRowEms * size),
  );
  const rows = ys.slice(1).map((bottom, row) => [ys[row] as number, bottom] as const);
  const named = rows.filter(([top, bottom]) => names.some(({ baseline }) => baseline > top && baseline < bottom));
  return onRows.length >= minOnRowShare * names.length && named.length >= minNamedShare * rows.length;
}

/**
 * Adds a column for the names of rows that stand to the left of a table without borders around them, as in spreadsheets.
 * Left in the text, they would come below the table.
 * @param body The text of the page, that of the table included.
 */
export function withRowNames(grid: Grid, body: readonly Line[]): Grid {
  const { xs, ys, cells, x0: x1 } = grid;
  if (ys.length <= minRows || xs.length < 3) return grid;
  const names = linesBeside(grid, body);
  if (names.length < minRows || !areNames(names, grid, body)) return grid;
  const x0 = smallest(names.map((name) => name.x0)) - padding;
  const borders = { top: null, left: null, bottom: null, right: null };
  const column = ys.slice(1).map((y1, row): GridCell => {
    const y0 = ys[row] as number;
    return { ...{ x0, x1, y0, y1, row, borders }, column: 0, rows: 1, columns: 1 };
  });
  const moved = cells.map((cell) => ({ ...cell, column: cell.column + 1 }));
  const all = [...column, ...moved].sort((a, b) => a.row - b.row || a.column - b.column);
  return { ...gridOf([x0, ...xs], ys, all), ...(grid.isTagged && { isTagged: true }) };
}
