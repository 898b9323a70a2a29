import { noBorders } from '../../model/borders.ts';
import type { Box } from '../../model/page-model.ts';
import { type Grid, type GridCell, gridOf } from '../../tables/grid.ts';
import { thresholds } from '../thresholds.ts';

const { overlap, sameEdge } = thresholds.placed;

/** Positions in ascending order, without those that are nearly the same as the one before. */
function linesAt(positions: readonly number[]): readonly number[] {
  const lines: number[] = [];
  for (const at of [...positions].sort((a, b) => a - b))
    if (at - (lines.at(-1) ?? Number.NEGATIVE_INFINITY) > sameEdge) lines.push(at);
  return lines;
}

/** The index of the last line up to a position. */
const lastUpTo = (lines: readonly number[], at: number) =>
  Math.max(
    0,
    lines.findLastIndex((line) => line <= at),
  );

/** The index of the first line from a position on, or of the last one. */
function firstFrom(lines: readonly number[], at: number): number {
  const index = lines.findIndex((line) => line >= at);
  return index < 0 ? lines.length - 1 : index;
}

/** Boxes that end at the latest where others beside them begin. */
const apart = (boxes: readonly Box[]): readonly Box[] =>
  boxes.map((box) => {
    const isNext = ({ x0, y0, y1 }: Box) =>
      x0 > box.x0 && x0 < box.x1 && x0 > box.x1 - overlap && y0 < box.y1 && y1 > box.y0;
    return { ...box, x1: Math.min(box.x1, ...boxes.filter(isNext).map(({ x0 }) => x0)) };
  });

/**
 * A grid with a cell for each of some boxes that do not cover one another, and cells for what is between them.
 * @returns The grid, and its cell of each box, in their order; null if two boxes would share a part of it.
 */
export function layoutGrid(boxes: readonly Box[]): { readonly grid: Grid; readonly cells: readonly GridCell[] } | null {
  const held = apart(boxes);
  const xs = linesAt(held.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = linesAt([...held.map(({ y0 }) => y0), Math.max(...held.map(({ y1 }) => y1))]);
  if (xs.length < 2 || ys.length < 2) return null;
  const [width, height] = [xs.length - 1, ys.length - 1];
  const isTaken = Array.from({ length: height }, () => new Array<boolean>(width).fill(false));
  const cellAt = (row: number, column: number, rows: number, columns: number): GridCell => ({
    ...{ x0: xs[column] as number, x1: xs[column + columns] as number },
    ...{ y0: ys[row] as number, y1: ys[row + rows] as number },
    ...{ row, column, rows, columns, borders: noBorders },
  });
  const cells: GridCell[] = [];
  for (const { x0, x1, y0, y1 } of held) {
    const [column, row] = [lastUpTo(xs, x0), lastUpTo(ys, y0)];
    const columns = Math.max(1, firstFrom(xs, x1 - sameEdge) - column);
    const rows = Math.max(1, firstFrom(ys, y1 - overlap) - row);
    for (const taken of isTaken.slice(row, row + rows))
      for (let at = column; at < column + columns; at++) {
        if (taken[at] !== false) return null;
        taken[at] = true;
      }
    cells.push(cellAt(row, column, rows, columns));
  }
  const empty = isTaken.flatMap((taken, row) => {
    const free: GridCell[] = [];
    for (let from = 0; from < width; from++) {
      if (taken[from]) continue;
      const next = taken.indexOf(true, from);
      const to = next < 0 ? width : next;
      free.push(cellAt(row, from, 1, to - from));
      from = to;
    }
    return free;
  });
  return { grid: gridOf(xs, ys, [...cells, ...empty]), cells };
}
