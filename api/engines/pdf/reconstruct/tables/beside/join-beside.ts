import { noBorders } from '../../model/borders.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.beside;

const widthOf = ({ x0, x1 }: Grid) => x1 - x0;

/** Whether two grids stand side by side with the same rows, closer than the narrower one is wide, on one side of a gutter. */
const areInRows = (left: Grid, right: Grid, gutter: number | null) =>
  (gutter === null || left.x0 > gutter || right.x1 < gutter) &&
  left.cells.length > 1 &&
  right.cells.length > 1 &&
  left.ys.length >= limits.minRows + 1 &&
  left.ys.length === right.ys.length &&
  left.ys.every((y, index) => Math.abs(y - (right.ys[index] ?? 0)) < limits.sameEdge) &&
  right.x0 >= left.x1 &&
  right.x0 - left.x1 < Math.min(widthOf(left), widthOf(right));

/** One grid of two, with a column of empty cells without borders between them. */
function joined(left: Grid, right: Grid): Grid {
  const column = left.xs.length - 1;
  const gap = left.ys.slice(1).map((y1, row): GridCell => {
    const box = { x0: left.x1, x1: right.x0, y0: left.ys[row] as number, y1 };
    return { ...box, row, column, rows: 1, columns: 1, borders: noBorders };
  });
  const moved = right.cells.map((cell) => ({ ...cell, column: cell.column + column + 1 }));
  const isTagged = left.isTagged === true || right.isTagged === true;
  const grid = gridOf([...left.xs, ...right.xs], left.ys, [...left.cells, ...gap, ...moved]);
  return { ...grid, ...(isTagged && { isTagged }) };
}

/**
 * Joins tables that stand side by side and have the same rows, and those in cells. Word processors have no tables side by
 * side: it is one, with a column without borders. Apart, they would come below each other.
 * @param gutter The x coordinate between two copies of one form, whose tables remain apart; null for none.
 */
export function joinBeside(grids: readonly Grid[], gutter: number | null = null): readonly Grid[] {
  const found: Grid[] = [];
  for (const grid of [...grids].sort((a, b) => a.x0 - b.x0)) {
    const at = found.findIndex((left) => areInRows(left, grid, gutter));
    const left = found[at];
    if (left === undefined) found.push(grid);
    else found[at] = joined(left, grid);
  }
  const isSame = found.length === grids.length;
  return (isSame ? grids : found.sort((a, b) => a.y0 - b.y0)).map((grid) =>
    grid.cells.some(({ nested }) => nested)
      ? {
          ...grid,
          cells: grid.cells.map((cell) => (cell.nested ? { ...cell, nested: joinBeside(cell.nested) } : cell)),
        }
      : grid,
  );
}
