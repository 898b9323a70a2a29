import { largest, smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Box, Fill, Rule } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { drawnBorders } from '../drawn-borders.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds } from '../thresholds.ts';
import { edgesOf, nearestOf } from './cell-edges.ts';
import { denseCells, type Held, type HeldCell } from './held-cells.ts';
import { mergeColumns } from './merge-columns.ts';
import { type PlacedCell, placeCells } from './place-cells.ts';
import { standingCells } from './standing-cells.ts';
import { thresholds as ofTags } from './thresholds.ts';

const { edge: limits } = thresholds;

const isNear = (a: number, b: number, most: number) => Math.abs(a - b) < most;

/** What is drawn around the cells of a table. */
export interface Drawn {
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
}

/** Whether cells are in the columns that the file counts, or in those in which they stand. */
type Placing = 'counted' | 'standing';

/** A table whose edges are looked for. */
interface TaggedTable extends Drawn {
  /** Covers what its cells hold. */
  readonly area: Box;
  /** The usual size of its letters. */
  readonly em: number;
}

/** Cells in the columns that their letters show. */
function withPlaces<Cell extends PlacedCell>(cells: readonly Cell[], by: 'rows' | 'letters'): readonly Cell[] {
  const places = placeCells(cells, by);
  return cells.map((cell) => ({ ...cell, column: places.get(cell) ?? cell.column }));
}

/** The columns of a table: their edges, and its cells in them. Null if its cells overlap in any way to place them. */
function columnsOf(
  content: readonly Held[],
  { rules, fills, area, em }: TaggedTable,
  by: Placing,
): readonly [readonly number[], readonly HeldCell[]] | null {
  const { y0: top, y1: bottom } = area;
  const beside = [
    ...rules.filter(({ isHorizontal, y0, y1 }) => !isHorizontal && y1 > top && y0 < bottom).map(({ x0 }) => x0),
    ...fills.filter(({ y0, y1 }) => y1 > top && y0 < bottom).flatMap(({ x0, x1 }) => [x0, x1]),
  ];
  const held = denseCells(content, 'held');
  const told = denseCells(content, 'told');
  // Where each row lacks a cell, none may begin in a column that others span.
  const counting = [
    () => withPlaces(held, 'rows'),
    () => withPlaces(held, 'letters'),
    () => withPlaces(told, 'letters'),
  ];
  const own = rules.filter(({ y0, y1 }) => y1 > top && y0 < bottom);
  for (const way of by === 'counted' ? counting : [() => standingCells(told, own, em)]) {
    const cells = way();
    const parts = cells.map(({ column, columns, x0, x1 }) => ({ from: column, count: columns, low: x0, high: x1 }));
    const edges = edgesOf(parts, 'begin', nearestOf(beside, em), em);
    if (edges !== null) return mergeColumns(edges, cells);
  }
  return null;
}

/**
 * The left and right ends that several horizontal rules share which pass all letters of a table: it is that wide, however
 * far its letters are from there. Null for none.
 * @param area Covers the letters.
 */
function sharedEnds(rules: readonly Rule[], area: Box, em: number): readonly [number, number] | null {
  const outside = limits.outsideEms * em;
  const across = rules.filter(
    ({ isHorizontal, x0, x1, y0 }) =>
      isHorizontal && y0 > area.y0 - outside && y0 < area.y1 + outside && x0 < area.x0 && x1 > area.x1,
  );
  const counts = new Map<string, number>();
  const isShared = ({ x0, x1 }: Rule) => {
    const key = [x0, x1].map((end) => Math.round(end / thresholds.ruled.sameEdge)).join('/');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) >= limits.minSharedEnds;
  };
  const shared = across.find(isShared);
  return shared === undefined ? null : [shared.x0, shared.x1];
}

/** The edges of the columns, at the ends of a table that rules make wider than its letters. */
function withSharedEnds(edges: readonly number[], { rules, area, em }: TaggedTable): readonly number[] {
  const ends = sharedEnds(rules, area, em);
  return ends === null ? edges : [ends[0], ...edges.slice(1, -1), ends[1]];
}

/**
 * How far cells reach down to the first letter of the next row: programs draw text that a row is too low for. Of rows
 * that stand in each other, it tells nothing.
 */
function shownOf(cells: readonly HeldCell[], em: number): (cell: HeldCell) => readonly [number, number] {
  const tops = new Map<number, number>();
  for (const { row, top } of cells) tops.set(row, Math.min(top, tops.get(row) ?? top));
  return ({ row, rows, top, bottom }) => {
    const next = tops.get(row + rows) ?? bottom;
    return [top, next - top < ofTags.minShownEms * em ? bottom : Math.min(bottom, next)];
  };
}

/** The edges of the rows of cells between the left and right edge of a table; null if its cells overlap. */
function rowEdges(
  cells: readonly HeldCell[],
  { rules, fills, area, em }: TaggedTable,
  [left, right]: readonly [number, number],
): readonly number[] | null {
  const isWithin = ({ x0, x1 }: Box) => x1 > left && x0 < right;
  const drawn = [
    ...rules.filter((rule) => rule.isHorizontal && isWithin(rule)).map(({ y0 }) => y0),
    ...fills.filter(isWithin).flatMap(({ y0, y1 }) => [y0, y1]),
  ];
  const edgesBy = (extentOf: (cell: HeldCell) => readonly [number, number]) =>
    edgesOf(
      cells.map((cell) => ({ from: cell.row, count: cell.rows, low: extentOf(cell)[0], high: extentOf(cell)[1] })),
      'middle',
      nearestOf(drawn, em),
      em,
    );
  const edges =
    edgesBy(({ y0, y1 }) => [y0, y1]) ?? edgesBy(({ top, bottom }) => [top, bottom]) ?? edgesBy(shownOf(cells, em));
  if (edges === null) return null;
  // The lines of a cell may be shaded one by one: the lowest area that the last text stands on shows where its row ends.
  const ground = fills.filter(
    (fill) =>
      fill.colour !== paper &&
      isWithin(fill) &&
      fill.y0 < area.y1 &&
      fill.y1 > area.y1 &&
      fill.y1 < area.y1 + limits.outsideEms * em,
  );
  const end = largest(
    ground.map(({ y1 }) => y1),
    edges.at(-1),
  );
  return [...edges.slice(0, -1), end];
}

/** The cells of a grid, row by row, with those that hold nothing: these have no tags. */
function gridCells(
  cells: readonly PlacedCell[],
  xs: readonly number[],
  ys: readonly number[],
  rules: readonly Rule[],
): readonly GridCell[] {
  const taken = new Set<string>();
  const made: GridCell[] = [];
  const add = (row: number, column: number, rows: number, columns: number) => {
    for (let r = row; r < row + rows; r++) for (let c = column; c < column + columns; c++) taken.add(`${r}/${c}`);
    const box = { x0: xs[column] ?? 0, x1: xs[column + columns] ?? 0, y0: ys[row] ?? 0, y1: ys[row + rows] ?? 0 };
    made.push({ ...box, row, column, rows, columns, borders: drawnBorders(box, rules) });
  };
  for (const { row, column, rows, columns } of cells) add(row, column, rows, columns);
  for (let row = 0; row + 1 < ys.length; row++)
    for (let column = 0; column + 1 < xs.length; column++) if (!taken.has(`${row}/${column}`)) add(row, column, 1, 1);
  return made.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** What covers all that the cells of a table hold. */
const areaOf = (content: readonly Held[]): Box => ({
  x0: smallest(content.map(({ held }) => held.x0)),
  x1: largest(content.map(({ held }) => held.x1)),
  y0: smallest(content.map(({ held }) => held.y0)),
  y1: largest(content.map(({ held }) => held.y1)),
});

/** The shaded area right around what a table holds, which shows that a single column of it is one; null for none. */
function groundOf({ fills, area, em }: TaggedTable): Fill | null {
  const outside = limits.outsideEms * em;
  const isAround = ({ x0, x1, y0, y1 }: Box) =>
    x0 <= area.x0 && x1 >= area.x1 && isNear(y0, area.y0, outside) && isNear(y1, area.y1, outside);
  return fills.find((fill) => fill.colour !== paper && isAround(fill)) ?? null;
}

/**
 * Builds the cells of a tagged table around their letters and pictures, with edges and borders where rules and fills show
 * them. Null for a single column that is not shaded, and if cells overlap.
 * @param content What the table's cells hold.
 */
export function gridOfTags(content: readonly Held[], drawn: Drawn, by: Placing): Grid | null {
  const sizes = content.flatMap(({ held }) => ('baseline' in held ? held.look.size : []));
  const em = sizes.length === 0 ? ofTags.usualSize : median(sizes);
  const table = { ...drawn, area: areaOf(content), em };
  const [edges, cells] = columnsOf(content, table, by) ?? [[], []];
  const ground = edges.length === 2 ? groundOf(table) : null;
  if (edges.length < 3 && ground === null) return null;
  const xs = ground === null ? withSharedEnds(edges, table) : [ground.x0, ground.x1];
  const ys = rowEdges(cells, table, [xs[0] as number, xs.at(-1) as number]);
  if (ys === null) return null;
  return { ...gridOf(xs, ys, gridCells(cells, xs, ys, drawn.rules)), isTagged: true };
}
