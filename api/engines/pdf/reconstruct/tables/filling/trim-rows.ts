import type { Border } from '../../model/borders.ts';
import { paper } from '../../model/paper.ts';
import type { FilledCell, FilledTable } from '../filled-table.ts';
import { gridOf } from '../grid.ts';

const isSeen = (border: Border | null) => border !== null && border.width > 0 && border.colour !== paper;

/** Whether a cell has no content, fill or border; its top border belongs to the row above. */
const isBlank = ({ cell: { borders, rows }, items, fill }: FilledCell) =>
  rows === 1 &&
  items.length === 0 &&
  (fill === null || fill === paper) &&
  !isSeen(borders.left) &&
  !isSeen(borders.right) &&
  !isSeen(borders.bottom);

/** Drops invisible rows at the end of a table, which result from rules with another purpose, such as white ones. */
export function trimRows(table: FilledTable): FilledTable {
  let { ys } = table.grid;
  let cells = table.cells;
  while (ys.length > 2) {
    const last = ys.length - 2;
    const inLast = cells.filter(({ cell }) => cell.row + cell.rows > last);
    if (inLast.length === 0 || !inLast.every(isBlank)) break;
    ys = ys.slice(0, -1);
    cells = cells.filter((each) => !inLast.includes(each));
  }
  if (ys.length === table.grid.ys.length) return table;
  const grid = gridOf(
    table.grid.xs,
    ys,
    cells.map(({ cell }) => cell),
  );
  return { ...table, grid, cells, y1: grid.y1 };
}
