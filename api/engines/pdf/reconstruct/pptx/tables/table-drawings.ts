import { isInside, isWithin } from '../../model/box.ts';
import type { Box, Fill, Rule } from '../../model/page-model.ts';
import { isGround, type Size } from '../../model/page-size.ts';
import type { FilledCell, FilledTable, FlowItem } from '../../tables/filled-table.ts';
import { thresholds } from '../thresholds.ts';

const { tableReach, cellShare } = thresholds;

const centreIn = ({ x0, x1, y0, y1 }: Box, box: Box) => isWithin(box, (x0 + x1) / 2, (y0 + y1) / 2, tableReach);
const areaOf = ({ x0, x1, y0, y1 }: Box) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
const shared = (a: Box, b: Box) =>
  areaOf({ x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1), y0: Math.max(a.y0, b.y0), y1: Math.min(a.y1, b.y1) });

/** Whether a fill is what a cell is filled with: it has the cell's colour, and covers the cell or lies in it. */
const fills = (fill: Fill, cell: FilledCell) =>
  cell.fill === fill.colour && shared(fill, cell.cell) > cellShare * Math.min(areaOf(fill), areaOf(cell.cell));

/** Whether a fill is that of some cells of a table, and of all that it covers. */
const fillsCells = (fill: Fill, { cells }: FilledTable) =>
  cells.some((cell) => fills(fill, cell)) &&
  cells.every((cell) => cell.fill === fill.colour || shared(fill, cell.cell) <= cellShare * areaOf(cell.cell));

/** Whether a rule is on the edges of a table's columns or rows. */
const isOnGrid = ({ isHorizontal, x0, x1, y0, y1 }: Rule, { grid }: FilledTable) =>
  (isHorizontal ? grid.ys : grid.xs).some((at) => Math.abs(at - (isHorizontal ? y0 + y1 : x0 + x1) / 2) < tableReach);

/** Whether tables show a fill as that of their cells: one that goes on beyond them is the ground of a part of the page. */
export const isOfCells = (fill: Fill, tables: readonly FilledTable[]): boolean =>
  tables.some((table) => isInside(fill, table, tableReach) && fillsCells(fill, table));

/** Whether tables show a rule as a border. */
export const isBorder = (rule: Rule, tables: readonly FilledTable[]): boolean =>
  tables.some((table) => centreIn(rule, table) && isOnGrid(rule, table));

/**
 * Gives the cells of a table, and of those in it, no fill that is drawn behind the table anyway, such as the ground of the
 * page: it would hide the pictures and shapes that are painted on it.
 * @param painted All fills of the page.
 * @param isBehind Whether a fill is drawn behind a table.
 */
export function withoutGrounds<Item extends FlowItem>(
  item: Item,
  painted: readonly Fill[],
  isBehind: (fill: Fill, table: FilledTable) => boolean,
): Item {
  if (item.type !== 'table') return item;
  const cells = item.cells.map((cell): FilledCell => {
    const own = painted.filter((fill) => fills(fill, cell));
    const isDrawn = own.length > 0 && own.every((fill) => isBehind(fill, item));
    const items = cell.items.map((inner) => withoutGrounds(inner, painted, isBehind));
    return { ...cell, items, fill: isDrawn ? null : cell.fill };
  });
  return { ...item, cells };
}

/** Whether a fill is in the picture of all drawings of a page, which leaves out what has its middle in a table. */
export const isInLayer = (fill: Fill, table: FilledTable, page: Size): boolean =>
  isGround(fill, page) || !centreIn(fill, table);
