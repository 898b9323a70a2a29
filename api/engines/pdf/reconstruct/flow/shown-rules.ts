import { addTo } from '../../../../groups.ts';
import { isInside } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Rule } from '../model/page-model.ts';
import type { FilledCell, FilledTable } from '../tables/filled-table.ts';
import { thresholds } from './thresholds.ts';

const { ofTable } = thresholds.drawing;

/** A border of a cell: its place across its direction, and its ends. */
interface Side {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const cellsOf = ({ cells }: FilledTable): readonly FilledCell[] =>
  cells.flatMap((cell) => [cell, ...cell.items.flatMap((item) => (item.type === 'table' ? cellsOf(item) : []))]);

const stepOf = (at: number) => Math.floor(at / ofTable);

/** Tells whether a rule is shown by a table that it lies in: as a border of a cell, or beside the table's edge. */
export function rulesShownBy(tables: readonly FilledTable[]): (rule: Rule) => boolean {
  const sides = { level: new Map<number, Side[]>(), upright: new Map<number, Side[]>() };
  for (const { cell } of tables.flatMap(cellsOf)) {
    const { x0, x1, y0, y1, borders } = cell;
    if (borders.top !== null) addTo(sides.level, stepOf(y0), { at: y0, from: x0, to: x1 });
    if (borders.bottom !== null) addTo(sides.level, stepOf(y1), { at: y1, from: x0, to: x1 });
    if (borders.left !== null) addTo(sides.upright, stepOf(x0), { at: x0, from: y0, to: y1 });
    if (borders.right !== null) addTo(sides.upright, stepOf(x1), { at: x1, from: y0, to: y1 });
  }
  const tablesAt = createBoxFinder(tables);
  return (rule) => {
    if (!tablesAt(rule).some((table) => isInside(rule, table, ofTable))) return false;
    const { isHorizontal, x0, x1, y0, y1 } = rule;
    const [known, at, from, to] = isHorizontal ? [sides.level, y0, x0, x1] : [sides.upright, x0, y0, y1];
    return [-1, 0, 1].some((shift) =>
      known
        .get(stepOf(at) + shift)
        ?.some((side) => Math.abs(side.at - at) < ofTable && side.from < to && side.to > from),
    );
  };
}
