import { isWithin } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Glyph, TagCell } from '../model/page-model.ts';
import { type Grid, type GridCell, gridOf } from './grid.ts';
import { thresholds } from './thresholds.ts';

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
  const count = largest(parts.map(({ from, count }) => from + count));
  const edges = [smallest(parts.map(({ low }) => low)) - (near === 'begin' ? thresholds.edge.padding : 0)];
  for (let index = 1; index < count; index++) {
    const ends = parts.filter(({ from, count }) => from + count === index).map(({ high }) => high);
    const begins = parts.filter(({ from }) => from === index).map(({ low }) => low);
    const before = largest(ends, edges.at(-1) as number);
    const after = smallest(begins);
    if (!Number.isFinite(after)) return null;
    if (after < before - thresholds.edge.padding) return null;
    edges.push(
      near === 'begin' ? Math.max((before + after) / 2, after - thresholds.edge.padding) : (before + after) / 2,
    );
  }
  return [
    ...edges,
    largest(parts.map(({ high }) => high)) + (near === 'begin' ? thresholds.edge.padding + thresholds.edge.slack : 0),
  ];
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

/** Makes the tables of a tagged page that no rules draw, cells around their letters; leaves out tables whose cells overlap. */
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

/** Whether the tags of most letters in a grid say that they are in cells. */
export function isTaggedTable(grid: Grid, glyphs: readonly Glyph[]): boolean {
  const inside = glyphs.filter(({ x0, x1, baseline }) =>
    isWithin(grid, (x0 + x1) / 2, baseline - thresholds.letter.aboveBaseline),
  );
  return inside.filter(({ tag }) => tag?.cell != null).length >= thresholds.minTaggedShare * inside.length;
}
