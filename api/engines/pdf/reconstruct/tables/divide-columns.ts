import { largest, smallest, spread } from '../model/extremes.ts';
import type { Glyph } from '../model/page-model.ts';
import { lettersByPlace, partsOf } from './divide-cells.ts';
import { type Grid, gridOf } from './grid.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.dividedColumns;

/** A stretch of a row in which its letters follow each other. */
interface Piece {
  readonly x0: number;
  readonly x1: number;
  readonly text: string;
}

/** A row of a grid with a single column, and the pieces of its text from left to right. */
interface PiecedRow {
  readonly row: number;
  readonly pieces: readonly Piece[];
}

/** Joins what is nearer to each other than columns are. */
function piecesOf(parts: readonly Piece[], gutter: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const { x0, x1, text } of parts.toSorted((a, b) => a.x0 - b.x0)) {
    const last = pieces.at(-1);
    if (last === undefined || x0 - last.x1 >= gutter) pieces.push({ x0, x1, text });
    else pieces[pieces.length - 1] = { x0: last.x0, x1: Math.max(last.x1, x1), text: last.text + text };
  }
  return pieces;
}

/** Bullets, check boxes and numbers before text, which make a list in a box. */
const isLabel = ({ text }: Piece) => /^(?:[^\p{L}\p{N}]|o|\W?\w{1,3}[.)\]:])$/u.test(text);

const isWithin = (piece: Piece, column: Piece) => piece.x0 >= column.x0 && piece.x1 <= column.x1;

/** The pieces of the rows that are in a column. */
const inColumn = (rows: readonly PiecedRow[], column: Piece) =>
  rows.flatMap(({ pieces }) => pieces.filter((piece) => isWithin(piece, column)));

/** Whether several texts of a column begin, end, or have their middles at one place. */
const isAligned = (texts: readonly Piece[]) =>
  texts.length > 1 &&
  [texts.map(({ x0 }) => x0), texts.map(({ x1 }) => x1), texts.map(({ x0, x1 }) => (x0 + x1) / 2)].some(
    (places) => spread(places) <= limits.sameEdge,
  );

/** The columns of text that the rows of a grid have in common; null if they are not those of a table. */
function columnsOf(rows: readonly PiecedRow[], gutter: number): readonly Piece[] | null {
  const divided = rows.filter(({ pieces }) => pieces.length > 1);
  if (divided.length < limits.minRows || divided.length < limits.minDividedShare * rows.length) return null;
  const columns = piecesOf(
    divided.flatMap(({ pieces }) => pieces),
    gutter,
  );
  const texts = columns.map((column) => inColumn(divided, column));
  if (columns.length < 2 || texts[0]?.every(isLabel)) return null;
  const isShown = divided.every(
    ({ pieces }) => columns.filter((column) => pieces.some((piece) => isWithin(piece, column))).length > 1,
  );
  const aligned = texts.filter(isAligned).length;
  return isShown && (divided.length >= limits.manyRows || aligned > 1) ? columns : null;
}

/** The edge between two columns of text: as far before the right one as the first is indented, or in their middle. */
function edgeBetween(left: Piece, right: Piece, padding: number): number {
  const room = right.x0 - left.x1;
  return padding < room / 2 ? right.x0 - padding : left.x1 + room / 2;
}

/**
 * Divides the only column of a grid where the texts of its rows stand in columns: many table styles have rules around a
 * table and between its rows, and none between its columns. A row whose text runs across them stays whole.
 * @param glyphs The letters of the page.
 */
export function divideColumns(grid: Grid, glyphs: readonly Glyph[]): Grid {
  const isPlain = grid.xs.length === 2 && grid.cells.every(({ rows, nested }) => rows === 1 && nested === undefined);
  if (!isPlain || grid.cells.length < limits.minRows) return grid;
  const lettersAt = lettersByPlace(grid, glyphs);
  const letters = grid.cells.map(({ row }) => lettersAt(row, 0));
  const gutter =
    limits.minGutterEms *
    largest(
      letters.flat().map(({ look }) => look.size),
      0,
    );
  const rows = grid.cells
    .map(({ row }, index): PiecedRow => ({ row, pieces: piecesOf(letters[index] as readonly Glyph[], gutter) }))
    .filter(({ pieces }) => pieces.length > 0);
  const columns = columnsOf(rows, gutter);
  if (columns === null) return grid;
  const padding = smallest(columns.map(({ x0 }) => x0)) - grid.x0;
  const edges = columns.slice(1).map((column, index) => edgeBetween(columns[index] as Piece, column, padding));
  const xs = [grid.x0, ...edges, grid.x1];
  const across = new Set(
    rows.filter(({ pieces }) => edges.some((x) => pieces.some(({ x0, x1 }) => x0 < x && x < x1))).map(({ row }) => row),
  );
  const cells = grid.cells.flatMap((cell) => {
    const whole = { ...cell, columns: columns.length };
    return across.has(cell.row) ? [whole] : partsOf(whole, xs);
  });
  return { ...grid, ...gridOf(xs, grid.ys, cells) };
}
