import type { FilledTable } from '../../tables/filled-table.ts';
import { gridOf } from '../../tables/grid.ts';
import { isPlain } from './is-plain.ts';
import { thresholds } from './thresholds.ts';

const indexOf = (xs: readonly number[], x: number) =>
  xs.findIndex((edge) => Math.abs(edge - x) < thresholds.sameColumnEdge);

/** Whether all column edges of one table are also edges of another, with the same outer ones. */
const areAmong = (few: readonly number[], many: readonly number[]) =>
  few.every((x) => indexOf(many, x) >= 0) &&
  indexOf(few, many[0] as number) === 0 &&
  indexOf(few, many.at(-1) as number) === few.length - 1;

/** Moves a table to a finer grid, in which its cells span several columns. */
function onFinerGrid(table: FilledTable, xs: readonly number[]): FilledTable {
  const cells = table.cells.map((filled) => {
    const { cell } = filled;
    const edgeOf = (column: number) => indexOf(xs, table.grid.xs[column] as number);
    const column = edgeOf(cell.column);
    return { ...filled, cell: { ...cell, column, columns: edgeOf(cell.column + cell.columns) - column } };
  });
  const grid = gridOf(
    xs,
    table.grid.ys,
    cells.map(({ cell }) => cell),
  );
  return { ...table, cells, grid };
}

/** Moves the right edge of a table, with what ends there. */
function endingAt(table: FilledTable, x1: number): FilledTable {
  const { xs, ys } = table.grid;
  const more = x1 - (xs.at(-1) ?? 0);
  if (more === 0) return table;
  const cells = table.cells.map((filled) => {
    const { cell, edges } = filled;
    if (cell.column + cell.columns < xs.length - 1) return filled;
    return { ...filled, cell: { ...cell, x1 }, edges: { ...edges, x1: edges.x1 + more } };
  });
  const grid = gridOf(
    [...xs.slice(0, -1), x1],
    ys,
    cells.map(({ cell }) => cell),
  );
  return { ...table, x1, cells, grid };
}

/** Two tables that end at the same place, if nothing but their text shows where: the last column is as wide as that. */
function withSameEnd(first: FilledTable, second: FilledTable): readonly [FilledTable, FilledTable] {
  if (!isPlain(first) || !isPlain(second)) return [first, second];
  const x1 = Math.max(first.grid.xs.at(-1) ?? 0, second.grid.xs.at(-1) ?? 0);
  return [endingAt(first, x1), endingAt(second, x1)];
}

/**
 * Gives two tables the columns of the finer one. Null if the other's edges are not among them. Without borders, they may end at
 * several places.
 * @param areOne Whether a header that both have or tags say that they are one table: edges beside text without rules depend
 * on that text.
 */
export function withSharedColumns(
  one: FilledTable,
  other: FilledTable,
  areOne: boolean,
): readonly [FilledTable, FilledTable] | null {
  const [first, second] = withSameEnd(one, other);
  const [a, b] = [first.grid.xs, second.grid.xs];
  if (a.length === b.length) {
    const isNear = a.every((x, index) => Math.abs(x - (b[index] as number)) < thresholds.sameHeadedEdge);
    return areAmong(a, b) || (areOne && isNear) ? [first, second] : null;
  }
  // A single column fits any table of its width.
  if (Math.min(a.length, b.length) < 3) return null;
  if (areAmong(a, b)) return [onFinerGrid(first, b), second];
  return areAmong(b, a) ? [first, onFinerGrid(second, a)] : null;
}
