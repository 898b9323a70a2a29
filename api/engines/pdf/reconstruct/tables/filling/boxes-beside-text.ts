import { noBorders } from '../../model/borders.ts';
import { boxAroundAll } from '../../model/box.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box } from '../../model/page-model.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import type { LetterFinder, PlacedLetter } from '../letter-finder.ts';
import { thresholds } from './thresholds.ts';

const holds = ({ x0, x1, y0, y1 }: Box, { x0: x, y0: y }: Box) => x >= x0 && x < x1 && y >= y0 && y < y1;

/** Boxes and tables that share a part of their height with one another, directly or through others, from top to bottom. */
function levelGroups(grids: readonly Grid[]): readonly (readonly Grid[])[] {
  const groups: Grid[][] = [];
  for (const grid of [...grids].sort((a, b) => a.y0 - b.y0)) {
    const last = groups.at(-1);
    if (last !== undefined && grid.y0 < largest(last.map(({ y1 }) => y1)) - thresholds.boxes.overlap) last.push(grid);
    else groups.push([grid]);
  }
  return groups;
}

/** A cell of a row that holds nothing but text. */
const textCell = (box: Box, column: number): GridCell => ({
  ...box,
  ...{ row: 0, column, rows: 1, columns: 1, borders: noBorders },
});

/** The cell of a row that is a box, or holds a table. */
function cellOf(grid: Grid, box: Box, column: number): GridCell {
  const [cell, ...others] = grid.cells;
  const isRow = cell !== undefined && others.length === 0 && grid.y0 === box.y0 && grid.y1 === box.y1;
  const own = textCell({ ...box, x0: grid.x0, x1: grid.x1 }, column);
  if (!isRow) return { ...own, nested: [grid] };
  return { ...own, borders: cell.borders, ...(cell.nested !== undefined && { nested: cell.nested }) };
}

/** A table of one row of boxes side by side and the text around them. @param around The letters beside the boxes. */
function rowOf(group: readonly Grid[], around: readonly PlacedLetter[]): Grid {
  const boxes = [...group].sort((a, b) => a.x0 - b.x0);
  const { y0, y1 } = boxAroundAll(group);
  const first = smallest([...around.map(({ glyph }) => glyph.x0), ...boxes.map(({ x0 }) => x0)]);
  const last = largest([...around.map(({ glyph }) => glyph.x1), ...boxes.map(({ x1 }) => x1)]);
  const xs: number[] = [first];
  const cells: GridCell[] = [];
  const goTo = (x1: number, cell: (box: Box, column: number) => GridCell) => {
    const x0 = xs.at(-1) as number;
    if (x1 <= x0) return;
    cells.push(cell({ x0, x1, y0, y1 }, cells.length));
    xs.push(x1);
  };
  for (const box of boxes) {
    goTo(box.x0, textCell);
    goTo(box.x1, (place, column) => cellOf(box, place, column));
  }
  goTo(last, textCell);
  return { ...gridOf(xs, [y0, y1], cells), isTagged: true };
}

const areApart = (group: readonly Grid[]) =>
  [...group]
    .sort((a, b) => a.x0 - b.x0)
    .every(({ x0 }, index, sorted) => index === 0 || x0 >= (sorted[index - 1] as Grid).x1);

/**
 * Puts the boxes and tables in a cell that stand side by side, or have other text of it beside them, into a table of one row
 * with that text: word processors would set them below one another, and all that follows lower than on the page.
 * @param grids Those in the cell.
 */
export function withTextBeside(grids: readonly Grid[], cell: Box, lettersIn: LetterFinder): readonly Grid[] {
  if (grids.length === 0) return grids;
  return levelGroups(grids).flatMap((group): readonly Grid[] => {
    const { y0, y1 } = boxAroundAll(group);
    const level = { x0: cell.x0, x1: cell.x1, y0, y1 };
    const around = lettersIn(level).filter(
      (letter) => holds(level, letter) && !group.some((grid) => holds(grid, letter)),
    );
    return (around.length > 0 || group.length > 1) && areApart(group) ? [rowOf(group, around)] : group;
  });
}
