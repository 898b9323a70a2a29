import { createGlyphFinder } from '../marks/glyphs-between.ts';
import { isInside, isWithin } from '../model/box.ts';
import type { Fill, Glyph } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import type { FilledCell, FilledTable } from '../tables/filled-table.ts';
import { thresholds } from './thresholds.ts';

const { ofTable, minShareOfCell, minBare } = thresholds.drawing;

const areaOf = ({ x0, x1, y0, y1 }: Pick<Fill, 'x0' | 'x1' | 'y0' | 'y1'>) => (x1 - x0) * (y1 - y0);

/** The cells of a table that hold no table, those of the tables in its cells included. */
const leavesOf = ({ cells }: FilledTable): readonly FilledCell[] =>
  cells.flatMap((cell) => {
    const inner = cell.items.filter((item) => item.type === 'table');
    return inner.length === 0 ? [cell] : inner.flatMap(leavesOf);
  });

/**
 * Areas in the cells of tables that are not the shading of the whole cell, such as two coloured panels below each other
 * in one column of a flyer: text in the colour of the paper is on them. They are drawn where they are, and so are small
 * ones without letters, such as samples of colours and what somebody blackened.
 * @param glyphs The letters of the page.
 */
export function areasInCells(
  tables: readonly FilledTable[],
  fills: readonly Fill[],
  glyphs: readonly Glyph[],
): ReadonlySet<Fill> {
  const coloured = fills.filter(({ colour }) => colour !== paper);
  if (coloured.length === 0 || tables.length === 0) return new Set();
  const lettersIn = createGlyphFinder(glyphs);
  const isBare = (fill: Fill) =>
    Math.min(fill.x1 - fill.x0, fill.y1 - fill.y0) > minBare && lettersIn(fill).length === 0;
  const found = new Set<Fill>();
  for (const { cell, fill: own } of tables.flatMap(leavesOf))
    for (const fill of coloured) {
      const isShading = fill.colour === own || isInside(cell, fill, ofTable);
      if (
        !isShading &&
        isWithin(cell, (fill.x0 + fill.x1) / 2, (fill.y0 + fill.y1) / 2) &&
        (areaOf(fill) > minShareOfCell * areaOf(cell) || isBare(fill))
      )
        found.add(fill);
    }
  return found;
}
