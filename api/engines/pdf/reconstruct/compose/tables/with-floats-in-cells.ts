import { middleOf } from '../../model/box.ts';
import type { Inline, Origin } from '../../model/inline.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
import { placeOfFloat } from '../drawings/place-of-float.ts';

/** Measures a drawing's position from a point. That of WordArt is always measured from the page. */
const measuredFrom = (inline: Inline, origin: Origin): Inline =>
  inline.type === 'drawing' || inline.type === 'shapes' || inline.type === 'text-box' ? { ...inline, origin } : inline;

/** The distance from a point to a cell, in points along both axes together; 0 within it. */
const distanceTo = ({ cell }: FilledCell, [x, y]: readonly [x: number, y: number]) =>
  Math.max(0, cell.x0 - x, x - cell.x1) + Math.max(0, cell.y0 - y, y - cell.y1);

/**
 * Moves what floats on the page of a table into its cells, each drawing into the one that it is in or next to: where a
 * table continues from the page before, its page may have no paragraph to anchor them in.
 * @param from The first row that begins on the page. If there is none, the last paragraphs of cells hold all.
 */
export function withFloatsInCells(table: FilledTable, floats: readonly Inline[], from: number): FilledTable {
  const begun = table.cells.filter(({ cell }) => cell.row >= from);
  const holders = begun.length > 0 ? begun : table.cells;
  const held = new Map<FilledCell, readonly Inline[]>();
  for (const inline of floats) {
    const middle = middleOf(placeOfFloat(inline) ?? table);
    const distances = holders.map((cell) => distanceTo(cell, middle));
    const nearest = holders[distances.indexOf(Math.min(...distances))];
    if (nearest === undefined) continue;
    const { y0 } = begun.length > 0 ? nearest.cell : (nearest.items.at(-1) ?? nearest.cell);
    const own = measuredFrom(inline, { x: nearest.edges.x0, y: y0 });
    held.set(nearest, [...(held.get(nearest) ?? []), own]);
  }
  const name = begun.length > 0 ? 'floats' : 'lastFloats';
  const withFloats = (cell: FilledCell): FilledCell => {
    const own = held.get(cell);
    return own === undefined ? cell : { ...cell, [name]: own };
  };
  return floats.length === 0 ? table : { ...table, cells: table.cells.map(withFloats) };
}
