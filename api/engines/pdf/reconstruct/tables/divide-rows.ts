import { addTo } from '../../../../groups.ts';
import { isWithin } from '../model/box.ts';
import type { Glyph } from '../model/page-model.ts';
import { lettersByPlace } from './divide-cells.ts';
import { type Grid, type GridCell, gridOf } from './grid.ts';
import { thresholds } from './thresholds.ts';

const { sameBaselineEms, maxOverlap } = thresholds.dividedRows;

/** A line of a cell, and the places of its first and its last letter in the order in which they are drawn. */
interface CellLine {
  readonly column: number;
  readonly baseline: number;
  y0: number;
  y1: number;
  first: number;
  last: number;
}

function linesOf(letters: readonly Glyph[], column: number, places: ReadonlyMap<Glyph, number>): readonly CellLine[] {
  const lines: CellLine[] = [];
  for (const glyph of [...letters].sort((a, b) => a.baseline - b.baseline)) {
    const { baseline, y0, y1, look } = glyph;
    const place = places.get(glyph) ?? 0;
    const line = lines.at(-1);
    if (line === undefined || baseline - line.baseline > sameBaselineEms * look.size) {
      lines.push({ column, baseline, y0, y1, first: place, last: place });
      continue;
    }
    line.y0 = Math.min(line.y0, y0);
    line.y1 = Math.max(line.y1, y1);
    line.first = Math.min(line.first, place);
    line.last = Math.max(line.last, place);
  }
  return lines;
}

/**
 * The heights between lines at which the drawing returns to an earlier column, when all above has been drawn, and nothing
 * below.
 * @param lines From top to bottom.
 */
function returnsIn(lines: readonly CellLine[]): readonly number[] {
  /** What is below each line: where it begins, and the line of it that is drawn first. */
  const below: { readonly top: number; readonly next: CellLine }[] = [];
  for (let index = lines.length - 1; index > 0; index--) {
    const line = lines[index] as CellLine;
    const known = below[index + 1];
    const next = known === undefined || line.first < known.next.first ? line : known.next;
    below[index] = { top: Math.min(line.y0, known?.top ?? Number.POSITIVE_INFINITY), next };
  }
  const cuts: number[] = [];
  let [before] = lines;
  let bottom = Number.NEGATIVE_INFINITY;
  lines.slice(1).forEach((_, index) => {
    const line = lines[index] as CellLine;
    if (before === undefined || line.last > before.last) before = line;
    bottom = Math.max(bottom, line.y1);
    const { top, next } = below[index + 1] as (typeof below)[number];
    if (top > bottom - maxOverlap && before.last < next.first && next.column < before.column)
      cuts.push((top + bottom) / 2);
  });
  return cuts;
}

/** Whether lines of one cell are drawn before what is beside them and higher: the page draws cells, not lines. */
function areDrawnByCells(lines: readonly CellLine[], cuts: readonly number[]): boolean {
  let [part, latest] = [0, Number.NEGATIVE_INFINITY];
  let [row, level] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { baseline, first, y0, y1 } of lines) {
    while (part < cuts.length && (y0 + y1) / 2 > (cuts[part] as number)) {
      part++;
      [latest, row] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    }
    // Lines at one height are compared with those above them only.
    if (baseline - level > maxOverlap) [latest, level] = [Math.max(latest, row), baseline];
    if (first < latest) return true;
    row = Math.max(row, first);
  }
  return false;
}

/** The parts of a cell between heights, with no border between them. */
function partsOf(cell: GridCell, cuts: readonly number[], row: number): readonly GridCell[] {
  const edges = [cell.y0, ...cuts, cell.y1];
  return edges.slice(1).map((y1, index) => ({
    ...cell,
    row: row + index,
    y0: edges[index] as number,
    y1,
    borders: {
      ...cell.borders,
      top: index === 0 ? cell.borders.top : null,
      bottom: index === cuts.length ? cell.borders.bottom : null,
    },
  }));
}

/**
 * Divides rows that no rule divides where the page draws them one after the other: the lines of a cell are drawn together,
 * then those of the next, and then the drawing returns to the first column. What draws line by line shows nothing.
 * @param glyphs The letters of the page, in the order in which they are drawn.
 */
export function divideRows(grid: Grid, glyphs: readonly Glyph[]): Grid {
  if (grid.cells.length < 2) return grid;
  const inside = glyphs.filter(({ x0, x1, baseline }) => isWithin(grid, (x0 + x1) / 2, baseline));
  const lettersAt = lettersByPlace(grid, inside);
  const places = new Map(inside.map((glyph, place) => [glyph, place]));
  const cutsOf = (cells: readonly GridCell[]): readonly number[] => {
    if (cells.some(({ rows, nested }) => rows > 1 || nested !== undefined)) return [];
    const letters = cells.map(({ row, column, columns }) =>
      Array.from({ length: columns }, (_, index) => lettersAt(row, column + index)).flat(),
    );
    if (letters.filter(({ length }) => length > 0).length < 2) return [];
    // What fields hold was added to the letters of the page.
    if (letters.some((own) => own.some(({ field }) => field !== undefined))) return [];
    const lines = letters
      .flatMap((own, index) => linesOf(own, cells[index]?.column ?? 0, places))
      .sort((a, b) => a.baseline - b.baseline);
    const cuts = returnsIn(lines);
    return areDrawnByCells(lines, cuts) ? cuts : [];
  };
  const byRow = new Map<number, GridCell[]>();
  for (const cell of grid.cells) for (let row = 0; row < cell.rows; row++) addTo(byRow, cell.row + row, cell);
  const ys: number[] = [];
  /** The new index of each row's first part, and of the end. */
  const starts: number[] = [];
  const cuts = grid.ys.slice(1).map((_, row) => cutsOf(byRow.get(row) ?? []));
  if (cuts.every(({ length }) => length === 0)) return grid;
  for (const [row, y] of grid.ys.entries()) {
    starts.push(ys.length);
    ys.push(y, ...(cuts[row] ?? []));
  }
  const cells = grid.cells.flatMap((cell): readonly GridCell[] => {
    const row = starts[cell.row] as number;
    const own = cuts[cell.row] ?? [];
    if (cell.rows === 1) return partsOf(cell, own, row);
    return [{ ...cell, row, rows: (starts[cell.row + cell.rows] as number) - row }];
  });
  return { ...grid, ...gridOf(grid.xs, ys, cells) };
}
