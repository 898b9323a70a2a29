import { readFromSide } from '../lines/bidi/reading-order.ts';
import { findSegments } from '../lines/find-lines.ts';
import { isInside, isWithin } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Fill, Glyph, Picture } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import { alignColumns } from './align-columns.ts';
import type { FilledCell, FilledTable, PlacedPicture } from './filled-table.ts';
import type { Grid, GridCell } from './grid.ts';
import { orderItems } from './order-items.ts';
import { splitRows } from './split-rows.ts';
import { thresholds } from './thresholds.ts';
import { trimRows } from './trim-rows.ts';

/** The centre of a letter, which decides which cell it belongs to. */
const centreOf = ({ x0, x1, baseline, look }: Glyph) => ({
  x: (x0 + x1) / 2,
  y: baseline - look.size * thresholds.letter.middleEms,
});

/** The colour of the parts that cover a cell together: Word shades its paragraphs and its padding one by one. */
function colourOfParts(cell: GridCell, fills: readonly Fill[]): string | undefined {
  const parts = new Map(
    fills
      .filter((fill) => isInside(fill, cell, thresholds.cell.fillGap))
      .map((fill) => [`${fill.colour}/${[fill.x0, fill.x1, fill.y0, fill.y1].map(Math.round).join('/')}`, fill]),
  );
  const covered = new Map<string, number>();
  for (const { x0, x1, y0, y1, colour } of parts.values()) {
    covered.set(colour, (covered.get(colour) ?? 0) + (x1 - x0) * (y1 - y0));
  }
  const whole = thresholds.cell.minShadedShare * (cell.x1 - cell.x0) * (cell.y1 - cell.y0);
  return [...covered].findLast(([, area]) => area > whole)?.[0];
}

function fillOf(cell: GridCell, fills: readonly Fill[]): string | null {
  const behind = fills.findLast((fill) => isInside(cell, fill, thresholds.cell.fillGap));
  const colour = behind?.colour ?? colourOfParts(cell, fills);
  return colour === undefined || colour === paper ? null : colour;
}

/** Whether a table holds a picture: not one that is larger, as the background of a page or the picture of a scan. */
export function holdsPicture(table: Box, { x0, x1, y0, y1, isInFront }: Picture): boolean {
  const most = 1 + thresholds.picture.maxBeyondShare;
  const isLarger = x1 - x0 > most * (table.x1 - table.x0) || y1 - y0 > most * (table.y1 - table.y0);
  return isInFront !== true && !isLarger && isWithin(table, (x0 + x1) / 2, (y0 + y1) / 2);
}

/**
 * Fills the cells of a grid, and of nested grids, with the letters and pictures of a page. Invisible rows at the end
 * are dropped, and rows that contain several lines of a table are split, unless tags define the rows.
 */
export function fillTable(
  grid: Grid,
  glyphs: readonly Glyph[],
  pictures: readonly Picture[],
  fills: readonly Fill[],
): FilledTable {
  const inside = glyphs.flatMap((glyph) => {
    const { x, y } = centreOf(glyph);
    return isWithin(grid, x, y, thresholds.letter.reach) ? { glyph, x, y } : [];
  });
  const contents = grid.cells.map((cell) => {
    const nested = (cell.nested ?? []).map((inner) => fillTable(inner, glyphs, pictures, fills));
    const isNested = (x: number, y: number) => nested.some((table) => isWithin(table, x, y));
    const within = inside.filter(
      ({ x, y }) => x >= cell.x0 && x < cell.x1 && y >= cell.y0 && y < cell.y1 && !isNested(x, y),
    );
    const own = within.map(({ glyph }) => glyph);
    const held = pictures.filter((picture) => {
      const [x, y] = [(picture.x0 + picture.x1) / 2, (picture.y0 + picture.y1) / 2];
      return (
        isWithin(cell, x, y) && holdsPicture(grid, picture) && !nested.some((table) => holdsPicture(table, picture))
      );
    });
    const placed = held.map((picture): PlacedPicture => ({ ...picture, type: 'picture', picture }));
    return { cell, lines: joinSegments(findSegments(own)).map((line) => readFromSide(line, cell)), placed, nested };
  });
  const spacesAt = (side: (cell: GridCell, x0: number, x1: number) => number) =>
    contents.flatMap(({ cell, lines }) => lines.map(({ x0, x1 }) => side(cell, x0, x1)));
  const paddingOf = (values: readonly number[]) =>
    values.length === 0 ? thresholds.cell.usualPadding : Math.max(0, smallest(values, thresholds.cell.maxPadding));
  const padding = {
    left: paddingOf(spacesAt((cell, x0) => x0 - cell.x0)),
    right: Math.min(thresholds.cell.usualPadding, paddingOf(spacesAt((cell, _, x1) => cell.x1 - x1))),
  };
  /** How far right the lines of a cell may reach before they wrap, measured on all cells of its column. */
  const reachOf = (cell: GridCell, rightPadding: number) => {
    const ends = contents
      .filter(
        (other) =>
          Math.abs(other.cell.x1 - cell.x1) < thresholds.cell.sameColumn &&
          Math.abs(other.cell.x0 - cell.x0) < thresholds.cell.sameColumn,
      )
      .flatMap(({ lines }) => lines.map(({ x1 }) => x1));
    const furthest = largest(ends);
    const isProven =
      ends.length >= thresholds.cell.minLines &&
      furthest - cell.x0 > thresholds.cell.minProvenShare * (cell.x1 - cell.x0);
    return isProven ? furthest : cell.x1 - rightPadding;
  };
  const cells = contents.map(({ cell, lines, placed, nested }): FilledCell => {
    const edges = { x0: cell.x0 + padding.left, x1: cell.x1 - padding.right, reach: reachOf(cell, padding.right) };
    const items = orderItems(lines, [...placed, ...nested], edges);
    return { cell, items, edges, fill: fillOf(cell, fills) };
  });
  const { x0, x1, y0, y1 } = grid;
  const table: FilledTable = { type: 'table', x0, x1, y0, y1, grid, cells: alignColumns(cells), padding };
  return trimRows(grid.isTagged ? table : splitRows(table));
}
