import { addTo } from '../../../../../groups.ts';
import { median } from '../../lines/line.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box, Fill, Glyph, Picture, Rule } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import type { TagCell } from '../../model/tag.ts';
import { drawnBorders } from '../drawn-borders.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import { thresholds } from '../thresholds.ts';
import { edgesOf, nearestOf } from './cell-edges.ts';
import { mergeColumns } from './merge-columns.ts';
import { type PlacedCell, placeCells } from './place-cells.ts';
import { thresholds as ofTags } from './thresholds.ts';

const { edge: limits } = thresholds;

/** What is drawn around the cells of a table. */
export interface Drawn {
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
}

interface Extent {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Where letters begin and end whose fonts do not reserve much room above and below them. */
  top: number;
  bottom: number;
}

/** A letter or a picture in a cell, or in a table within it. */
export interface Held {
  readonly held: Glyph | Picture;
  readonly cell: TagCell;
}

function extentsOf(content: readonly Held[]): ReadonlyMap<TagCell, Extent> {
  const extents = new Map<TagCell, Extent>();
  const { aboveEms, belowEms } = ofTags;
  for (const { cell, held } of content) {
    const { x0, x1, y0, y1 } = held;
    const isLetter = 'baseline' in held;
    const top = isLetter ? Math.max(y0, held.baseline - aboveEms * held.look.size) : y0;
    const bottom = isLetter ? Math.min(y1, held.baseline + belowEms * held.look.size) : y1;
    const known = extents.get(cell);
    if (known === undefined) extents.set(cell, { x0, x1, y0, y1, top, bottom });
    else {
      known.x0 = Math.min(known.x0, x0);
      known.x1 = Math.max(known.x1, x1);
      known.y0 = Math.min(known.y0, y0);
      known.y1 = Math.max(known.y1, y1);
      known.top = Math.min(known.top, top);
      known.bottom = Math.max(known.bottom, bottom);
    }
  }
  return extents;
}

/** Whether columns are numbered from the right, as in a right-to-left table. */
function countFromRight(cells: readonly (readonly [TagCell, Extent])[]): boolean {
  const rows = new Map<number, (readonly [TagCell, Extent])[]>();
  for (const cell of cells) addTo(rows, cell[0].row, cell);
  const steps = [...rows.values()].flatMap((row) => {
    const sorted = [...row].sort(([a], [b]) => a.column - b.column);
    return sorted.slice(1).map(([, { x0 }], index) => x0 - (sorted[index]?.[1].x0 ?? x0));
  });
  return steps.filter((step) => step < 0).length > steps.length / 2;
}

/**
 * The cells of a table with the extent of what each holds, counted in rows and columns that hold anything, columns from
 * the left.
 * @param spanned Whether cells span only columns in which others begin, or as many as the file says.
 */
function denseCells(content: readonly Held[], spanned: 'held' | 'told'): readonly (TagCell & Extent)[] {
  const cells = [...extentsOf(content)];
  // The position of rows and columns with only empty cells is unknown.
  const rows = [...new Set(cells.map(([{ row }]) => row))].sort((a, b) => a - b);
  const columns = [...new Set(cells.map(([{ column }]) => column))].sort((a, b) => a - b);
  const spanIn = (all: readonly number[], from: number, count: number) =>
    all.findLastIndex((each) => each < from + count) - all.indexOf(from) + 1;
  const isMirrored = countFromRight(cells);
  return cells.map(([cell, extent]) => {
    const held = spanIn(columns, cell.column, cell.columns);
    const spans = { rows: spanIn(rows, cell.row, cell.rows), columns: spanned === 'held' ? held : cell.columns };
    const from = columns.indexOf(cell.column);
    const column = isMirrored ? columns.length - from - spans.columns : from;
    return { ...cell, ...extent, row: rows.indexOf(cell.row), column, ...spans };
  });
}

/** Cells in the columns that their letters show. */
function withPlaces<Cell extends PlacedCell>(cells: readonly Cell[], by: 'rows' | 'letters'): readonly Cell[] {
  const places = placeCells(cells, by);
  return cells.map((cell) => ({ ...cell, column: places.get(cell) ?? cell.column }));
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

/**
 * Builds the cells of a tagged table around their letters and pictures, with edges and borders where rules and fills show
 * them. Null for a single column, and if cells overlap.
 * @param content What the table's cells hold.
 */
export function gridOfTags(content: readonly Held[], { rules, fills }: Drawn): Grid | null {
  const held = denseCells(content, 'held');
  const sizes = content.flatMap(({ held }) => ('baseline' in held ? held.look.size : []));
  const em = sizes.length === 0 ? ofTags.usualSize : median(sizes);
  const top = smallest(held.map(({ y0 }) => y0));
  const bottom = largest(held.map(({ y1 }) => y1));
  const beside = [
    ...rules.filter(({ isHorizontal, y0, y1 }) => !isHorizontal && y1 > top && y0 < bottom).map(({ x0 }) => x0),
    ...fills.filter(({ y0, y1 }) => y1 > top && y0 < bottom).flatMap(({ x0, x1 }) => [x0, x1]),
  ];
  const columnEdgesOf = (placed: typeof held) =>
    edgesOf(
      placed.map(({ column, columns, x0, x1 }) => ({ from: column, count: columns, low: x0, high: x1 })),
      'begin',
      nearestOf(beside, em),
      em,
    );
  // Where each row lacks a cell, none may begin in a column that others span.
  const ways = [
    () => withPlaces(held, 'rows'),
    () => withPlaces(held, 'letters'),
    () => withPlaces(denseCells(content, 'told'), 'letters'),
  ];
  let cells = held;
  let columnEdges: readonly number[] | null = null;
  for (const way of ways) {
    cells = way();
    columnEdges = columnEdgesOf(cells);
    if (columnEdges !== null) break;
  }
  if (columnEdges === null) return null;
  [columnEdges, cells] = mergeColumns(columnEdges, cells);
  if (columnEdges.length < 3) return null;
  const area = { x0: smallest(cells.map(({ x0 }) => x0)), x1: largest(cells.map(({ x1 }) => x1)), y0: top, y1: bottom };
  const ends = sharedEnds(rules, area, em);
  const xs = ends === null ? columnEdges : [ends[0], ...columnEdges.slice(1, -1), ends[1]];
  const [left, right] = [xs[0] as number, xs.at(-1) as number];
  const below = [
    ...rules.filter(({ isHorizontal, x0, x1 }) => isHorizontal && x1 > left && x0 < right).map(({ y0 }) => y0),
    ...fills.filter(({ x0, x1 }) => x1 > left && x0 < right).flatMap(({ y0, y1 }) => [y0, y1]),
  ];
  const rowEdgesOf = (extent: (cell: Extent) => readonly [number, number]) =>
    edgesOf(
      cells.map((cell) => ({ from: cell.row, count: cell.rows, low: extent(cell)[0], high: extent(cell)[1] })),
      'middle',
      nearestOf(below, em),
      em,
    );
  const edges = rowEdgesOf(({ y0, y1 }) => [y0, y1]) ?? rowEdgesOf((cell) => [cell.top, cell.bottom]);
  if (edges === null) return null;
  // The lines of a cell may be shaded one by one: the lowest area that the last text stands on shows where its row ends.
  const ground = fills.filter(
    ({ x0, x1, y0, y1, colour }) =>
      colour !== paper && x1 > left && x0 < right && y0 < bottom && y1 > bottom && y1 < bottom + limits.outsideEms * em,
  );
  const ys = [
    ...edges.slice(0, -1),
    largest(
      ground.map(({ y1 }) => y1),
      edges.at(-1),
    ),
  ];
  const taken = new Set<string>();
  const made: GridCell[] = [];
  const add = (row: number, column: number, rows: number, columns: number) => {
    for (let r = row; r < row + rows; r++) for (let c = column; c < column + columns; c++) taken.add(`${r}/${c}`);
    const box = { x0: xs[column] ?? 0, x1: xs[column + columns] ?? 0, y0: ys[row] ?? 0, y1: ys[row + rows] ?? 0 };
    made.push({ ...box, row, column, rows, columns, borders: drawnBorders(box, rules) });
  };
  for (const { row, column, rows, columns } of cells) add(row, column, rows, columns);
  // Cells without letters have no tags.
  for (let row = 0; row + 1 < ys.length; row++)
    for (let column = 0; column + 1 < xs.length; column++) if (!taken.has(`${row}/${column}`)) add(row, column, 1, 1);
  made.sort((a, b) => a.row - b.row || a.column - b.column);
  return { ...gridOf(xs, ys, made), isTagged: true };
}
