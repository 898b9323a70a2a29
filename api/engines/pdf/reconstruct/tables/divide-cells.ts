import { firstIndex } from '../../../../first-index.ts';
import { addTo } from '../../../../groups.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Glyph } from '../model/page-model.ts';
import { type Grid, type GridCell, gridOf } from './grid.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.divided;

/** Where the text of a cell, or of its part in a column, begins and ends. */
interface Extent {
  readonly x0: number;
  readonly x1: number;
}

const extentOf = (glyphs: readonly Glyph[]): Extent => ({
  x0: smallest(glyphs.map(({ x0 }) => x0)),
  x1: largest(glyphs.map(({ x1 }) => x1)),
});

/** The index of the interval between ascending edges that a value is in; -1 before the first. */
const intervalAt = (edges: readonly number[], value: number) => firstIndex(edges, (edge) => edge > value) - 1;

/** Tells the letters of a grid's rows by the column that their middle is in. */
export function lettersByPlace(
  { xs, ys }: Grid,
  glyphs: readonly Glyph[],
): (row: number, column: number) => readonly Glyph[] {
  const found = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const row = intervalAt(ys, glyph.baseline - glyph.look.size * thresholds.letter.middleEms);
    const column = intervalAt(xs, (glyph.x0 + glyph.x1) / 2);
    const key = `${row}/${column}`;
    addTo(found, key, glyph);
  }
  return (row, column) => found.get(`${row}/${column}`) ?? [];
}

/** Places by steps of what counts as the same, so that a place is found among thousands at once. */
function createPlaces() {
  const steps = new Set<number>();
  const stepOf = (place: number) => Math.round(place / limits.sameEdge);
  return {
    add: (place: number) => steps.add(stepOf(place)),
    has: (place: number) => [-1, 0, 1].some((shift) => steps.has(stepOf(place) + shift)),
  };
}

/** Where the texts of a column begin and end, and their middles. */
function createAlignment() {
  const [starts, ends, middles] = [createPlaces(), createPlaces(), createPlaces()];
  return {
    add({ x0, x1 }: Extent) {
      starts.add(x0);
      ends.add(x1);
      middles.add((x0 + x1) / 2);
    },
    /** Whether another text is aligned with one of them at the left, at the right or in the middle. */
    has: ({ x0, x1 }: Extent) => starts.has(x0) || ends.has(x1) || middles.has((x0 + x1) / 2),
  };
}

/** A cell as wide as several columns in a single row, and its letters in each of them. */
interface WideCell {
  readonly cell: GridCell;
  readonly parts: readonly (readonly Glyph[])[];
}

/** Whether no text of a wide cell comes near the edges of the columns that it covers, other than at the ends of a line. */
const leavesGaps = ({ parts }: WideCell, xs: readonly number[], from: number) =>
  parts.every((part, index) =>
    part.every(({ x0, x1, look }) => {
      const room = limits.minRoomEms * look.size;
      const [left, right] = [xs[from + index] as number, xs[from + index + 1] as number];
      return (index === 0 || x0 >= left + room) && (index === parts.length - 1 || x1 <= right - room);
    }),
  );

/**
 * Divides cells that no rule divides, although the text in them stands in the columns of the other rows: table styles
 * with bands leave out the rules between the cells of every other row, or of the heading.
 *
 * @param glyphs The letters of the page.
 */
export function divideCells(grid: Grid, glyphs: readonly Glyph[]): Grid {
  const isWide = ({ columns, rows, nested }: GridCell) => columns > 1 && rows === 1 && nested === undefined;
  const wide = grid.cells.filter(isWide);
  if (wide.length === 0) return grid;
  const lettersAt = lettersByPlace(grid, glyphs);
  const columns = new Map<number, ReturnType<typeof createAlignment>>();
  const indents = createPlaces();
  for (const { row, column, columns: width, rows } of grid.cells) {
    const letters = width === 1 && rows === 1 ? lettersAt(row, column) : [];
    if (letters.length === 0) continue;
    const extent = extentOf(letters);
    const known = columns.get(column) ?? createAlignment();
    known.add(extent);
    columns.set(column, known);
    indents.add(extent.x0 - (grid.xs[column] ?? 0));
  }
  const isInColumn = (letters: readonly Glyph[], column: number) => {
    const extent = extentOf(letters);
    // In a column without other text, it is indented like that in others.
    return columns.get(column)?.has(extent) ?? indents.has(extent.x0 - (grid.xs[column] ?? 0));
  };
  /** The cells whose text could be that of one cell in each column, by how many columns it is in. */
  const fitting = wide
    .map(
      (cell): WideCell => ({
        cell,
        parts: Array.from({ length: cell.columns }, (_, index) => lettersAt(cell.row, cell.column + index)),
      }),
    )
    .filter(
      (each) =>
        leavesGaps(each, grid.xs, each.cell.column) &&
        each.parts.every((part, index) => part.length === 0 || isInColumn(part, each.cell.column + index)),
    );
  const filled = ({ parts }: WideCell) => parts.filter((part) => part.length > 0).length;
  const proven = new Set(
    fitting.filter((each) => filled(each) > 1).map(({ cell }) => `${cell.column}/${cell.columns}`),
  );
  const divided = new Set(
    fitting.filter(({ cell }) => proven.has(`${cell.column}/${cell.columns}`)).map(({ cell }) => cell),
  );
  if (divided.size === 0) return grid;
  const cells = grid.cells.flatMap((cell) => (divided.has(cell) ? partsOf(cell, grid.xs) : [cell]));
  return { ...grid, ...gridOf(grid.xs, grid.ys, cells) };
}

/**
 * The parts of a cell in each of its columns, with no border between them.
 * @param xs The edges of the columns of its grid, in points.
 */
export const partsOf = (cell: GridCell, xs: readonly number[]): readonly GridCell[] =>
  Array.from({ length: cell.columns }, (_, index) => ({
    ...cell,
    column: cell.column + index,
    columns: 1,
    x0: xs[cell.column + index] as number,
    x1: xs[cell.column + index + 1] as number,
    borders: {
      ...cell.borders,
      left: index === 0 ? cell.borders.left : null,
      right: index === cell.columns - 1 ? cell.borders.right : null,
    },
  }));
