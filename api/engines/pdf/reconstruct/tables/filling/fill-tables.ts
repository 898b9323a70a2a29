import { readFromSide } from '../../lines/bidi/reading-order.ts';
import { findSegments } from '../../lines/find-lines.ts';
import type { Line } from '../../lines/line.ts';
import { isWithin } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box, Fill, Glyph, Picture } from '../../model/page-model.ts';
import { joinSegments } from '../../paragraphs/join-segments.ts';
import type { FilledCell, FilledTable, PlacedPicture } from '../filled-table.ts';
import type { Grid, GridCell } from '../grid.ts';
import { createLetterFinder, type LetterFinder } from '../letter-finder.ts';
import { thresholds as shared } from '../thresholds.ts';
import { alignColumns } from './align-columns.ts';
import { isBesideLines } from './beside-lines.ts';
import { withTextBeside } from './boxes-beside-text.ts';
import { withoutBoxesInLines } from './boxes-in-lines.ts';
import { createShading } from './cell-shading.ts';
import { orderItems } from './order-items.ts';
import { splitRows } from './split-rows.ts';
import { thresholds } from './thresholds.ts';
import { trimRows } from './trim-rows.ts';

/** Whether a table holds a picture: not one that is larger, as the background of a page or the picture of a scan. */
export function holdsPicture(table: Box, { x0, x1, y0, y1, isInFront }: Picture): boolean {
  const most = 1 + thresholds.picture.maxBeyondShare;
  const isLarger = x1 - x0 > most * (table.x1 - table.x0) || y1 - y0 > most * (table.y1 - table.y0);
  return isInFront !== true && !isLarger && isWithin(table, (x0 + x1) / 2, (y0 + y1) / 2);
}

/** Whether a picture goes on far above or below a cell, such as a chart beside the rows of a table: it would make its row as high. */
function goesBeyond({ y0, y1 }: Picture, cell: Box): boolean {
  const most = thresholds.picture.maxBeyondCellShare * (y1 - y0);
  return y1 - cell.y1 > most || cell.y0 - y0 > most;
}

/** What is on a page for the cells of its tables. */
interface Marks {
  readonly lettersIn: LetterFinder;
  readonly picturesIn: (area: Box) => readonly Picture[];
  readonly shadingOf: (cell: Box, lines: readonly Box[]) => string | null;
}

/** What is in a cell. */
interface Content {
  readonly cell: GridCell;
  readonly lines: readonly Line[];
  readonly others: readonly (PlacedPicture | FilledTable)[];
}

/** What is in a cell of a grid. What is in tables nested in the cell is theirs. */
function contentOf(cell: GridCell, grid: Grid, marks: Marks): Content {
  const boxes = withoutBoxesInLines(cell, marks.lettersIn, marks.picturesIn);
  const inner = withTextBeside(boxes, cell, marks.lettersIn);
  const nested = inner.map((table) => filled(table, marks));
  const nestedAt = createBoxFinder(nested);
  const tablesAt = (x: number, y: number) =>
    nestedAt({ x0: x, x1: x, y0: y, y1: y }).filter((table) => isWithin(table, x, y));
  const own = marks.lettersIn(cell).filter(({ x0: x, y0: y }) => {
    const isOfCell = x >= cell.x0 && x < cell.x1 && y >= cell.y0 && y < cell.y1;
    return isOfCell && isWithin(grid, x, y, shared.letter.reach) && tablesAt(x, y).length === 0;
  });
  const segments = findSegments(own.map(({ glyph }) => glyph));
  const held = marks.picturesIn(cell).filter((picture) => {
    const [x, y] = [(picture.x0 + picture.x1) / 2, (picture.y0 + picture.y1) / 2];
    const isOfCell = isWithin(cell, x, y) && holdsPicture(grid, picture) && !goesBeyond(picture, cell);
    if (!isOfCell || isBesideLines(picture, segments)) return false;
    return !tablesAt(x, y).some((table) => holdsPicture(table, picture));
  });
  const lines = joinSegments(segments);
  const placed = held.map((picture): PlacedPicture => ({ ...picture, type: 'picture', picture }));
  return { cell, lines: lines.map((line) => readFromSide(line, cell)), others: [...placed, ...nested] };
}

/** Points between the sides of cells and their text. */
function paddingOf(contents: readonly Content[]): FilledTable['padding'] {
  const least = (roomOf: (cell: GridCell, line: Line) => number) => {
    const rooms = contents.flatMap(({ cell, lines }) => lines.map((line) => roomOf(cell, line)));
    return rooms.length === 0 ? thresholds.cell.usualPadding : Math.max(0, smallest(rooms, thresholds.cell.maxPadding));
  };
  return {
    left: least((cell, { x0 }) => x0 - cell.x0),
    right: Math.min(
      thresholds.cell.usualPadding,
      least((cell, { x1 }) => cell.x1 - x1),
    ),
  };
}

/**
 * Tells how far right the lines of a cell may reach before they wrap, measured on all cells of its column.
 * @param padding Points at the right of cells.
 */
function createReach(contents: readonly Content[], padding: number): (cell: GridCell) => number {
  const { sameColumn, minLines, minProvenShare } = thresholds.cell;
  // Cells of one column have the same sides, mostly to the last digit.
  const known = new Map<string, { readonly count: number; readonly furthest: number }>();
  const endsBeside = ({ x0, x1 }: GridCell) => {
    const ends = contents
      .filter(({ cell }) => Math.abs(cell.x1 - x1) < sameColumn && Math.abs(cell.x0 - x0) < sameColumn)
      .flatMap(({ lines }) => lines.map((line) => line.x1));
    return { count: ends.length, furthest: largest(ends) };
  };
  return (cell) => {
    const key = `${cell.x0}/${cell.x1}`;
    const ends = known.get(key) ?? endsBeside(cell);
    known.set(key, ends);
    const isProven = ends.count >= minLines && ends.furthest - cell.x0 > minProvenShare * (cell.x1 - cell.x0);
    return isProven ? ends.furthest : cell.x1 - padding;
  };
}

function filled(grid: Grid, marks: Marks): FilledTable {
  const contents = grid.cells.map((cell) => contentOf(cell, grid, marks));
  const padding = paddingOf(contents);
  const reachOf = createReach(contents, padding.right);
  const cells = contents.map(({ cell, lines, others }): FilledCell => {
    const edges = { x0: cell.x0 + padding.left, x1: cell.x1 - padding.right, reach: reachOf(cell) };
    return { cell, items: orderItems(lines, others, edges), edges, fill: marks.shadingOf(cell, lines) };
  });
  const { x0, x1, y0, y1 } = grid;
  const table: FilledTable = { type: 'table', x0, x1, y0, y1, grid, cells: alignColumns(cells), padding };
  return trimRows(grid.isTagged ? table : splitRows(table));
}

/**
 * Fills the cells of grids, and of nested grids, with the letters and pictures of a page. Invisible rows at the end
 * are dropped, and rows that contain several lines of a table are split, unless tags define the rows.
 * @param lettersIn Finds the letters of the page.
 */
export function createTableFilling(
  lettersIn: LetterFinder,
  pictures: readonly Picture[],
  fills: readonly Fill[],
): (grid: Grid) => FilledTable {
  const marks: Marks = {
    lettersIn,
    picturesIn: createBoxFinder(pictures),
    shadingOf: createShading(fills),
  };
  return (grid) => filled(grid, marks);
}

/** Fills the cells of one grid, likewise. */
export const fillTable = (
  grid: Grid,
  glyphs: readonly Glyph[],
  pictures: readonly Picture[],
  fills: readonly Fill[],
): FilledTable => createTableFilling(createLetterFinder(glyphs), pictures, fills)(grid);
