import { meet } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import type { Grid, GridCell } from '../grid.ts';
import type { PlacedLetter } from '../letter-finder.ts';
import { thresholds as shared } from '../thresholds.ts';

const { sameBaseline } = shared.frame;

/** Finds what is in an area, and a little that is near it. */
type Finder<T> = (area: Box) => readonly T[];

const holds = ({ x0, x1, y0, y1 }: Box, { x0: x, y0: y }: Box) => x >= x0 && x < x1 && y >= y0 && y < y1;

/** Whether a box has one line of text, or none, which other text of the cell stands beside. */
function isInLine(box: Grid, own: readonly PlacedLetter[], cell: GridCell, lettersIn: Finder<PlacedLetter>): boolean {
  const [first] = own;
  if (first === undefined) return true;
  const isLevel = ({ y1 }: PlacedLetter) => Math.abs(y1 - first.y1) < sameBaseline;
  const beside = { ...first, x0: cell.x0, x1: cell.x1 };
  return own.every(isLevel) && lettersIn(beside).some((letter) => isLevel(letter) && !holds(box, letter));
}

/**
 * The grids nested in a cell that are tables: not boxes in its lines, as forms have them to write in. As tables, these would
 * each take a line of their own; they are drawn instead, and their text is that of the cell.
 */
export function withoutBoxesInLines(
  { nested = [], ...cell }: GridCell,
  lettersIn: Finder<PlacedLetter>,
  picturesIn: Finder<Box>,
): readonly Grid[] {
  return nested.filter((grid) => {
    const isBox = grid.cells.length === 1 && grid.cells.every((inner) => inner.nested === undefined);
    if (!isBox || picturesIn(grid).some((picture) => meet(picture, grid, 0))) return true;
    const own = lettersIn(grid).filter((letter) => holds(grid, letter));
    return !isInLine(grid, own, cell, lettersIn);
  });
}
