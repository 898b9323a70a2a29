import { isWithin } from '../model/box.ts';
import type { Glyph, TagCell } from '../model/page-model.ts';
import { type Grid, type GridCell, gridOf } from './grid.ts';

/** Points between the edge of a column and its text. */
const padding = 4;
/** Points more at the right, so that a rounding does not break the longest word. */
const slack = 2;
/** Share of a table's letters that tags put into cells. */
const mostly = 0.5;

const noBorders = { top: null, left: null, bottom: null, right: null } as const;

interface Extent {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function extentsOf(glyphs: readonly Glyph[]): ReadonlyMap<TagCell, Extent> {
  const extents = new Map<TagCell, Extent>();
  for (const { tag, x0, x1, y0, y1 } of glyphs) {
    if (tag?.cell == null) continue;
    const known = extents.get(tag.cell);
    if (known === undefined) extents.set(tag.cell, { x0, x1, y0, y1 });
    else {
      known.x0 = Math.min(known.x0, x0);
      known.x1 = Math.max(known.x1, x1);
      known.y0 = Math.min(known.y0, y0);
      known.y1 = Math.max(known.y1, y1);
    }
  }
  return extents;
}

/** Edges between rows or columns, each between what ends before it and what begins after it; null where these overlap. */
function edgesOf(
  parts: readonly { readonly from: number; readonly count: number; readonly low: number; readonly high: number }[],
  near: 'begin' | 'middle',
): readonly number[] | null {
  const count = Math.max(...parts.map(({ from, count }) => from + count));
  const edges = [Math.min(...parts.map(({ low }) => low)) - (near === 'begin' ? padding : 0)];
  for (let index = 1; index < count; index++) {
    const ends = parts.filter(({ from, count }) => from + count === index).map(({ high }) => high);
    const begins = parts.filter(({ from }) => from === index).map(({ low }) => low);
    const before = Math.max(edges.at(-1) as number, ...ends);
    const after = Math.min(...begins);
    if (!Number.isFinite(after)) return null;
    if (after < before - padding) return null;
    edges.push(near === 'begin' ? Math.max((before + after) / 2, after - padding) : (before + after) / 2);
  }
  return [...edges, Math.max(...parts.map(({ high }) => high)) + (near === 'begin' ? padding + slack : 0)];
}

function gridOfCells(cells: readonly (readonly [TagCell, Extent])[]): Grid | null {
  const xs = edgesOf(
    cells.map(([{ column, columns }, { x0, x1 }]) => ({ from: column, count: columns, low: x0, high: x1 })),
    'begin',
  );
  const ys = edgesOf(
    cells.map(([{ row, rows }, { y0, y1 }]) => ({ from: row, count: rows, low: y0, high: y1 })),
    'middle',
  );
  if (xs === null || ys === null || xs.length < 3) return null;
  const taken = new Set<string>();
  const made: GridCell[] = [];
  const add = (row: number, column: number, rows: number, columns: number) => {
    for (let r = row; r < row + rows; r++) for (let c = column; c < column + columns; c++) taken.add(`${r}/${c}`);
    const box = { x0: xs[column] ?? 0, x1: xs[column + columns] ?? 0, y0: ys[row] ?? 0, y1: ys[row + rows] ?? 0 };
    made.push({ ...box, row, column, rows, columns, borders: noBorders });
  };
  for (const [{ row, column, rows, columns }] of cells) add(row, column, rows, columns);
  // Cells without letters have no tags.
  for (let row = 0; row + 1 < ys.length; row++)
    for (let column = 0; column + 1 < xs.length; column++) if (!taken.has(`${row}/${column}`)) add(row, column, 1, 1);
  made.sort((a, b) => a.row - b.row || a.column - b.column);
  return gridOf(xs, ys, made);
}

/** The tables of a tagged page that no lines draw: cells by the letters in them. Tables whose cells overlap are left out. */
export function findTaggedTables(glyphs: readonly Glyph[]): readonly Grid[] {
  const tables = new Map<number, (readonly [TagCell, Extent])[]>();
  for (const entry of extentsOf(glyphs)) {
    const { table } = entry[0];
    tables.set(table, [...(tables.get(table) ?? []), entry]);
  }
  return [...tables.values()].flatMap((cells) => {
    // Rows and columns whose cells are all empty have nothing to tell where they are.
    const rows = [...new Set(cells.map(([{ row }]) => row))].sort((a, b) => a - b);
    const columns = [...new Set(cells.map(([{ column }]) => column))].sort((a, b) => a - b);
    const spanIn = (all: readonly number[], from: number, count: number) =>
      all.findLastIndex((each) => each < from + count) - all.indexOf(from) + 1;
    const dense = cells.map(([cell, extent]) => {
      const [row, column] = [rows.indexOf(cell.row), columns.indexOf(cell.column)];
      const spans = { rows: spanIn(rows, cell.row, cell.rows), columns: spanIn(columns, cell.column, cell.columns) };
      return [{ ...cell, row, column, ...spans }, extent] as const;
    });
    return gridOfCells(dense) ?? [];
  });
}

/** Whether most letters in a table are in cells as their tags say. */
export function isTaggedTable(grid: Grid, glyphs: readonly Glyph[]): boolean {
  const inside = glyphs.filter(({ x0, x1, baseline }) => isWithin(grid, (x0 + x1) / 2, baseline - 2));
  return inside.filter(({ tag }) => tag?.cell != null).length >= mostly * inside.length;
}
