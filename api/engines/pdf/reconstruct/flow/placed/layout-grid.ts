import { firstIndex } from '../../../../../first-index.ts';
import { noBorders } from '../../model/borders.ts';
import type { Box } from '../../model/page-model.ts';
import { type Grid, type GridCell, gridOf } from '../../tables/grid.ts';
import { type Span, type Tile, tileOf, tilesOf } from '../../tables/tiles.ts';
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
const lastUpTo = (lines: readonly number[], at: number) => Math.max(0, firstIndex(lines, (line) => line > at) - 1);

/** The index of the first line from a position on, or of the last one. */
const firstFrom = (lines: readonly number[], at: number) =>
  Math.min(
    firstIndex(lines, (line) => line >= at),
    lines.length - 1,
  );

/** Boxes that end at the latest where others beside them begin. */
const apart = (boxes: readonly Box[]): readonly Box[] =>
  boxes.map((box) => {
    const isNext = ({ x0, y0, y1 }: Box) =>
      x0 > box.x0 && x0 < box.x1 && x0 > box.x1 - overlap && y0 < box.y1 && y1 > box.y0;
    return { ...box, x1: Math.min(box.x1, ...boxes.filter(isNext).map(({ x0 }) => x0)) };
  });

const withoutBorders = (tile: Tile): GridCell => ({ ...tile, borders: noBorders });

/** Cells side by side as one. */
function joinedInRows(cells: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last?.row === cell.row && last.column + last.columns === cell.column)
      joined[joined.length - 1] = { ...last, columns: last.columns + 1 };
    else joined.push(cell);
  }
  return joined;
}

/**
 * A grid with a cell for each of some boxes that do not cover one another, and cells for what is between them.
 * @returns The grid, and its cell of each box, in their order; null if two boxes would share a part of it.
 */
export function layoutGrid(boxes: readonly Box[]): { readonly grid: Grid; readonly cells: readonly GridCell[] } | null {
  const held = apart(boxes);
  const xs = linesAt(held.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = linesAt([...held.map(({ y0 }) => y0), Math.max(...held.map(({ y1 }) => y1))]);
  if (xs.length < 2 || ys.length < 2) return null;
  const spans = held.map(({ x0, x1, y0, y1 }): Span => {
    const [column, row] = [lastUpTo(xs, x0), lastUpTo(ys, y0)];
    const columns = Math.max(1, firstFrom(xs, x1 - sameEdge) - column);
    const rows = Math.max(1, firstFrom(ys, y1 - overlap) - row);
    return { row, column, rows, columns };
  });
  const tiles = tilesOf(spans, xs, ys);
  if (tiles === null) return null;
  const cells = tiles.held.map(withoutBorders);
  const empty = joinedInRows(tiles.free).map((span) => withoutBorders(tileOf(span, xs, ys)));
  return { grid: gridOf(xs, ys, [...cells, ...empty]), cells };
}
