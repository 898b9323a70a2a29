import type { Raster } from '../../extract/raster.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import type { Tones } from './tones.ts';

const { area, shade } = thresholds;

/** How many cells a page has. */
export type CellGrid = Readonly<Record<'columns' | 'rows', number>>;

/** The cells that a page is divided into. */
export interface Cells extends CellGrid {
  /** Pixels along a side. */
  readonly side: number;
  /** Whether a cell has something on it that is neither a word nor a line. */
  readonly filled: Uint8Array;
  /** The colour of a cell that is of one colour other than paper, as a pixel; 0 for others. */
  readonly shades: Uint32Array;
}

/** The colour that most pixels of a cell have, on average, unless that is the paper's or too few have it; else 0. */
function shadeOf(
  pixels: Uint32Array,
  { lightness, tone, width }: Tones,
  left: number,
  top: number,
  side: number,
): number {
  const counts = new Uint8Array(256 >> 3);
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) {
      const bucket = (lightness[y * width + x] as number) >> 3;
      counts[bucket] = (counts[bucket] as number) + 1;
    }
  const usual = (counts.indexOf(Math.max(...counts)) << 3) + 4;
  let [same, toned, red, green, blue] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) {
      const at = y * width + x;
      if (Math.abs((lightness[at] as number) - usual) > shade.sameLevel) continue;
      const pixel = pixels[at] as number;
      same++;
      toned += tone[at] as number;
      red += (pixel >> 16) & 255;
      green += (pixel >> 8) & 255;
      blue += pixel & 255;
    }
  if (same < shade.minSame * side * side || toned < same * shade.minSame) return 0;
  return 0xff000000 | (Math.round(red / same) << 16) | (Math.round(green / same) << 8) | Math.round(blue / same);
}

/** How many pixels of a cell are not paper, and how many of these are of no word and no line. */
function countsIn({ tone, width }: Tones, known: Uint8Array, left: number, top: number, side: number) {
  let [toned, unknown] = [0, 0];
  for (let y = top; y < top + side; y++) {
    const from = y * width + left;
    for (let at = from; at < from + side; at++) {
      if (tone[at] === 0) continue;
      toned++;
      if (known[at] === 0) unknown++;
    }
  }
  return { toned, unknown };
}

/**
 * Divides a page into cells.
 * @param known Has 1 for each pixel of a word or a line.
 */
export function cellsOf({ pixels }: Raster, tones: Tones, known: Uint8Array): Cells {
  const { width, height, pixelsPerPoint } = tones;
  const side = Math.max(2, Math.round(area.cell * pixelsPerPoint));
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const [filled, shades] = [new Uint8Array(columns * rows), new Uint32Array(columns * rows)];
  for (let cell = 0; cell < filled.length; cell++) {
    const [left, top] = [(cell % columns) * side, Math.floor(cell / columns) * side];
    const { toned, unknown } = countsIn(tones, known, left, top, side);
    if (unknown >= area.minFilled * side * side) filled[cell] = 1;
    if (toned >= shade.minSame * side * side) shades[cell] = shadeOf(pixels, tones, left, top, side);
  }
  return { columns, rows, side, filled, shades };
}

/** Cells from the first column and row to the last ones. */
export interface CellBounds extends Record<'left' | 'right' | 'top' | 'bottom', number> {}

/** All cells of a page. */
export const allCells = ({ columns, rows }: CellGrid): CellBounds => ({
  left: 0,
  right: columns - 1,
  top: 0,
  bottom: rows - 1,
});

/** The bounds of cells, at least one of them. */
export function boundsOf(group: readonly number[], { columns, rows }: CellGrid): CellBounds {
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  for (const cell of group) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { left, right, top, bottom };
}

/**
 * Groups of cells that belong together: `areJoined` decides this for two cells at most `gap` cells apart.
 * @param bounds Other cells are not looked at.
 */
export function groupsOf(
  { columns }: CellGrid,
  { left, right, top, bottom }: CellBounds,
  isIn: (cell: number) => boolean,
  gap: number,
  areJoined: (one: number, other: number) => boolean = () => true,
): readonly (readonly number[])[] {
  const width = right - left + 1;
  const seen = new Uint8Array(width * (bottom - top + 1));
  const placeOf = (row: number, column: number) => (row - top) * width + column - left;
  /** Adds the cells that belong to one of a group and are of none yet. */
  const join = (cell: number, group: number[]) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [firstColumn, lastColumn] = [Math.max(left, column - gap), Math.min(right, column + gap)];
    for (let y = Math.max(top, row - gap); y <= Math.min(bottom, row + gap); y++)
      for (let x = firstColumn; x <= lastColumn; x++) {
        const [other, place] = [y * columns + x, placeOf(y, x)];
        if (seen[place] === 1 || !isIn(other) || !areJoined(cell, other)) continue;
        seen[place] = 1;
        group.push(other);
      }
  };
  const groups: number[][] = [];
  for (let place = 0; place < seen.length; place++) {
    const start = (top + Math.floor(place / width)) * columns + left + (place % width);
    if (seen[place] === 1 || !isIn(start)) continue;
    seen[place] = 1;
    const group = [start];
    // A list is gone through with what is added to it meanwhile.
    for (const cell of group) join(cell, group);
    groups.push(group);
  }
  return groups;
}

/** The box around cells, in points. */
export function boxOfCells(group: readonly number[], cells: Cells, pixelsPerPoint: number): Box {
  const size = cells.side / pixelsPerPoint;
  const { left, right, top, bottom } = boundsOf(group, cells);
  return { x0: left * size, y0: top * size, x1: (right + 1) * size, y1: (bottom + 1) * size };
}
