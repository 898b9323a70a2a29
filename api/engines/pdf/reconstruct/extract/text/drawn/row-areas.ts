import { largest, smallest } from '../../../model/extremes.ts';
import type { Box } from '../../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.rowAreas;

/** The areas of one row of a table, from left to right. */
type Row = readonly Box[];

const topOf = (row: Row) => smallest(row.map(({ y0 }) => y0));
const bottomOf = (row: Row) => largest(row.map(({ y1 }) => y1));

/** Divides areas into rows: the next begins where an area is further left, or below the row before. */
function rowsOf(areas: readonly Box[]): readonly Row[] {
  const rows: Box[][] = [];
  for (const area of areas) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isBeside =
      row !== undefined &&
      last !== undefined &&
      area.x0 > last.x1 - limits.sameEdge &&
      area.y0 < bottomOf(row) - limits.sameEdge &&
      area.y1 > topOf(row) + limits.sameEdge;
    if (isBeside) row.push(area);
    else rows.push([area]);
  }
  return rows;
}

/** Whether a row follows another in their table: it touches it or, below room that no text fills, has only its edges. */
function follows(row: Row, before: Row): boolean {
  const gap = topOf(row) - bottomOf(before);
  if (gap < limits.sameEdge) return true;
  const edges = before.flatMap(({ x0, x1 }) => [x0, x1]);
  const isEdge = (place: number) => edges.some((edge) => Math.abs(edge - place) < limits.sameEdge);
  return gap < limits.maxGap && row.every(({ x0, x1 }) => isEdge(x0) && isEdge(x1));
}

/** The areas of the cells of a row that have no text. @param edges Those of the table's columns. */
function emptyIn({ y0, y1 }: Pick<Box, 'y0' | 'y1'>, cells: readonly Box[], edges: readonly number[]): readonly Box[] {
  const around = cells.filter((cell) => cell.y0 < y1 - limits.sameEdge && cell.y1 > y0 + limits.sameEdge);
  return edges.slice(0, -1).flatMap((x0, column) => {
    const x1 = edges[column + 1] as number;
    const middle = (x0 + x1) / 2;
    return around.some((cell) => cell.x0 < middle && cell.x1 > middle) ? [] : [{ x0, x1, y0, y1 }];
  });
}

/** The areas of a table's cells: those with text are as high as the rows that they are in. */
function cellsOf(rows: readonly Row[]): readonly Box[] {
  const bottoms = rows.map((row, index) => {
    const next = rows[index + 1];
    return next === undefined ? bottomOf(row) : topOf(next);
  });
  const high = rows.map((row, index) =>
    row.map((area) => {
      const y1 = bottoms.slice(index).find((bottom) => bottom > area.y1 - limits.sameEdge);
      return { ...area, y0: topOf(row), y1: y1 ?? area.y1 };
    }),
  );
  const cells = high.flat();
  const edges: number[] = [];
  for (const place of cells.flatMap(({ x0, x1 }) => [x0, x1]).sort((a, b) => a - b))
    if (place - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > limits.sameEdge) edges.push(place);
  return high.flatMap((row, index) => {
    const [y0, y1] = [topOf(row), bottoms[index] as number];
    return [...row, ...emptyIn({ y0, y1 }, cells, edges)];
  });
}

/**
 * Makes the areas of cells from those of their text: Google Docs clips text to the width of its cell, and to the height of the
 * text itself.
 * @param areas In the order in which they are drawn, which is that of rows.
 * @returns The areas of each table, in that order; none if they are too many.
 */
export function rowAreas(areas: readonly Box[]): readonly (readonly Box[])[] {
  if (areas.length > limits.maxAreas) return [];
  const tables: Row[][] = [];
  for (const row of rowsOf(areas)) {
    const table = tables.at(-1);
    const before = table?.at(-1);
    if (table !== undefined && before !== undefined && follows(row, before)) table.push(row);
    else tables.push([row]);
  }
  return tables.map(cellsOf);
}
