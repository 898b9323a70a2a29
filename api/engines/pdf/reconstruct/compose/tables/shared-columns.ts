import type { FilledTable } from '../../tables/filled-table.ts';
import { gridOf } from '../../tables/grid.ts';

const sameEdge = 3;

const indexOf = (xs: readonly number[], x: number) => xs.findIndex((edge) => Math.abs(edge - x) < sameEdge);

/** Whether all edges of columns are among others, and the outer ones the same. */
const areAmong = (few: readonly number[], many: readonly number[]) =>
  few.every((x) => indexOf(many, x) >= 0) &&
  indexOf(few, many[0] as number) === 0 &&
  indexOf(few, many.at(-1) as number) === few.length - 1;

/** A table with more columns: its cells reach over several of them. */
function refined(table: FilledTable, xs: readonly number[]): FilledTable {
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

/** Two tables with the same columns, those of the one that has more of them; null where they do not fit each other. */
export function withSharedColumns(first: FilledTable, second: FilledTable): readonly [FilledTable, FilledTable] | null {
  const [a, b] = [first.grid.xs, second.grid.xs];
  if (a.length === b.length) return areAmong(a, b) ? [first, second] : null;
  // One column may be anything.
  if (Math.min(a.length, b.length) < 3) return null;
  if (areAmong(a, b)) return [refined(first, b), second];
  return areAmong(b, a) ? [first, refined(second, a)] : null;
}
