import { findSegments } from '../../lines/find-lines.ts';
import { isWithin } from '../../model/box.ts';
import type { Glyph } from '../../model/page-model.ts';
import { divideRows } from '../divide-rows.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds as ofTables } from '../thresholds.ts';
import { findNamesInCell, findTablesInCell } from './aligned-tables.ts';
import { nameEnd } from './label-blocks.ts';
import { thresholds } from './thresholds.ts';

/** Whether the drawing of letters goes back up to the right, as it does from one cell to the one beside it. */
const goesBackUp = (letters: readonly Glyph[]): boolean =>
  letters.some((letter, index) => {
    const before = letters[index - 1];
    const least = thresholds.aligned.sameRowEms * letter.look.size;
    return before !== undefined && before.baseline - letter.baseline > least && letter.x0 > before.x1;
  });

/** Whether there may be several names among letters. */
const haveNames = (letters: readonly Glyph[]): boolean =>
  letters.filter(({ text }) => nameEnd.test(text)).length >=
  thresholds.labelled.minEndedShare * thresholds.labelled.minNames;

/** A grid that ends at the sides of the cell that it is in. */
function endingIn(grid: Grid, { x0, x1 }: GridCell): Grid {
  const inside = (x: number) => Math.max(x0, Math.min(x1, x));
  const cells = grid.cells.map((cell) => ({ ...cell, x0: inside(cell.x0), x1: inside(cell.x1) }));
  return { ...grid, ...gridOf(grid.xs.map(inside), grid.ys, cells) };
}

/**
 * Adds to the cells of a table the tables without borders in them, which are drawn cell by cell, or have names in their first
 * column: what is only aligned otherwise may be tabs in their paragraphs.
 * @param glyphsIn Gives the letters in a cell, and a few that are near it, in the order in which they are drawn.
 */
export function withTablesInCells(grid: Grid, glyphsIn: (cell: GridCell) => readonly Glyph[]): Grid {
  const { middleEms } = ofTables.letter;
  const cells = grid.cells.map((cell): GridCell => {
    if (cell.nested !== undefined) return cell;
    const letters = glyphsIn(cell).filter(({ x0, x1, baseline, look }) =>
      isWithin(cell, (x0 + x1) / 2, baseline - middleEms * look.size),
    );
    const find = goesBackUp(letters) ? findTablesInCell : haveNames(letters) ? findNamesInCell : null;
    const nested = find?.(findSegments(letters)) ?? [];
    return nested.length === 0
      ? cell
      : { ...cell, nested: nested.map((each) => endingIn(divideRows(each, letters), cell)) };
  });
  return { ...grid, cells };
}
