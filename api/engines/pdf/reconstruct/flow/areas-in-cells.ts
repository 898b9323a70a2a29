import { areaOf, isInside, isWithin } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Fill } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import type { FilledCell, FilledTable } from '../tables/filled-table.ts';
import { thresholds } from './thresholds.ts';

const { ofTable, minShareOfCell, minSide } = thresholds.drawing;

/** The cells of a table that hold no table, those of the tables in its cells included. */
const leavesOf = ({ cells }: FilledTable): readonly FilledCell[] =>
  cells.flatMap((cell) => {
    const inner = cell.items.filter((item) => item.type === 'table');
    return inner.length === 0 ? [cell] : inner.flatMap(leavesOf);
  });

/**
 * Areas in the cells of tables that are not the shading of the whole cell, such as two coloured panels below each other
 * in one column of a flyer, samples of colours and what somebody blackened: text in the colour of the paper may be on them.
 * Unless they highlight words, they are drawn where they are.
 */
export function areasInCells(tables: readonly FilledTable[], fills: readonly Fill[]): ReadonlySet<Fill> {
  const coloured = fills.filter(({ colour }) => colour !== paper);
  if (coloured.length === 0) return new Set();
  const isWide = ({ x0, x1, y0, y1 }: Fill) => Math.min(x1 - x0, y1 - y0) > minSide;
  const found = new Set<Fill>();
  const colouredAt = createBoxFinder(coloured);
  for (const { cell, fill: own } of tables.flatMap(leavesOf))
    for (const fill of colouredAt(cell)) {
      const isShading = fill.colour === own || isInside(cell, fill, ofTable);
      if (
        !isShading &&
        isWithin(cell, (fill.x0 + fill.x1) / 2, (fill.y0 + fill.y1) / 2) &&
        (areaOf(fill) > minShareOfCell * areaOf(cell) || isWide(fill))
      )
        found.add(fill);
    }
  return found;
}
