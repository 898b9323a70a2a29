import type { Line } from '../../lines/line.ts';
import { noBorders } from '../../model/borders.ts';
import { boxAroundAll, isInside, meet } from '../../model/box.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.holdBeside;

/** Whether a table has several cells, or is a box around several lines of text: others are fields, or mark a word. */
const isHeld = ({ cells, x0, x1, y0, y1 }: Grid, body: readonly Line[]) =>
  cells.length > 1 ||
  body.filter(
    (line) =>
      line.x0 > x0 - limits.overhang && line.x1 < x1 + limits.overhang && line.baseline > y0 && line.baseline < y1,
  ).length >= limits.minLines;

/** Whether two tables begin side by side, closer than the narrower one is wide, on one side of a gutter. */
function areBeside(left: Grid, right: Grid, gutter: number | null): boolean {
  const width = Math.min(left.x1 - left.x0, right.x1 - right.x0);
  const shared = Math.min(left.y1, right.y1) - Math.max(left.y0, right.y0);
  return (
    (gutter === null || left.x0 > gutter || right.x1 < gutter) &&
    right.x0 >= left.x1 &&
    right.x0 - left.x1 < width &&
    Math.abs(left.y0 - right.y0) < limits.sameTop &&
    shared > limits.minSharedShare * Math.min(left.y1 - left.y0, right.y1 - right.y0)
  );
}

/** Whether the text around two tables runs in columns, to which they belong. */
function areInColumns(left: Grid, right: Grid, body: readonly Line[]): boolean {
  const isAcross = ({ x0, x1 }: Line) => x0 < left.x1 && x1 > right.x0;
  const fills = ({ x0, x1 }: Line, table: Grid) =>
    x0 >= table.x0 - limits.overhang &&
    x1 <= table.x1 + limits.overhang &&
    x1 - x0 > limits.minFullShare * (table.x1 - table.x0);
  const isOutside = ({ y0, y1 }: Line) => y1 < Math.min(left.y0, right.y0) || y0 > Math.max(left.y1, right.y1);
  const around = body.filter(isOutside);
  const full = around.filter((line) => fills(line, left) || fills(line, right)).length;
  return full >= limits.minColumnLines && full > around.filter(isAcross).length;
}

/** Whether no other table is in the way of one that holds two: it would have the letters of both. */
function isClear(left: Grid, right: Grid, all: readonly Grid[]): boolean {
  const both = boxAroundAll([left, right]);
  return !all.some((other) => other !== right && !isInside(other, left, limits.sameEdge) && meet(other, both, 0));
}

/** A table of one row without borders that holds two others. */
function holderOf(left: Grid, right: Grid): Grid {
  const [y0, y1] = [Math.min(left.y0, right.y0), Math.max(left.y1, right.y1)];
  const xs = right.x0 > left.x1 ? [left.x0, left.x1, right.x0, right.x1] : [left.x0, left.x1, right.x1];
  const cells = xs.slice(1).map((x1, column): GridCell => {
    const box = { x0: xs[column] as number, x1, y0, y1 };
    const nested = column === 0 ? [left] : column === xs.length - 2 ? [right] : [];
    return { ...box, row: 0, column, rows: 1, columns: 1, borders: noBorders, ...(nested.length > 0 && { nested }) };
  });
  return { ...gridOf(xs, [y0, y1], cells), isTagged: true };
}

/**
 * Puts tables and boxes of text that stand side by side, with rows of their own, into one table without borders. Word processors
 * would set them below each other.
 * @param body The lines of the page.
 * @param gutter As in `joinBeside`.
 */
export function holdBeside(grids: readonly Grid[], body: readonly Line[], gutter: number | null): readonly Grid[] {
  const found: Grid[] = [];
  for (const grid of [...grids].sort((a, b) => a.x0 - b.x0)) {
    const at = found.findIndex(
      (left) =>
        areBeside(left, grid, gutter) &&
        isHeld(left, body) &&
        isHeld(grid, body) &&
        !areInColumns(left, grid, body) &&
        isClear(left, grid, grids),
    );
    const left = found[at];
    if (left === undefined) found.push(grid);
    else found[at] = holderOf(left, grid);
  }
  return found.length === grids.length ? grids : found.sort((a, b) => a.y0 - b.y0);
}
