import type { Raster } from '../../extract/raster.ts';
import { channelsOf, lightnessOf } from '../pixels/raster.ts';
import { paperOf } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';

const { cell, darkest, minDark, minSide, maxChroma, maxLight, lightest, minBeside, maxShare, ring, sampleStep } =
  thresholds.margin;

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Which cells of a page are dark. */
interface DarkCells {
  readonly columns: number;
  readonly rows: number;
  /** Pixels along a side. */
  readonly side: number;
  readonly dark: Uint8Array;
}

/** Visits some of the pixels of a cell. */
function eachPixel(
  { pixels, width }: Raster,
  { columns, side }: DarkCells,
  at: number,
  visit: (pixel: number) => void,
): void {
  const [left, top] = [(at % columns) * side, Math.floor(at / columns) * side];
  for (let y = top; y < top + side; y += sampleStep)
    for (let x = left; x < left + side; x += sampleStep) visit(pixels[y * width + x] as number);
}

function darkCells(raster: Raster): DarkCells {
  const side = Math.max(sampleStep, Math.round(cell * raster.pixelsPerPoint));
  const [columns, rows] = [Math.floor(raster.width / side), Math.floor(raster.height / side)];
  const cells = { columns, rows, side, dark: new Uint8Array(columns * rows) };
  for (let at = 0; at < cells.dark.length; at++) {
    let [dark, all] = [0, 0];
    eachPixel(raster, cells, at, (pixel) => {
      all++;
      if (lightnessOf(pixel) < darkest) dark++;
    });
    if (dark >= minDark * all) cells.dark[at] = 1;
  }
  return cells;
}

/** The cells along the four sides of a page. */
function sidesOf({ columns, rows }: DarkCells): readonly (readonly number[])[] {
  const across = Array.from({ length: columns }, (_, column) => column);
  const down = Array.from({ length: rows }, (_, row) => row * columns);
  return [
    across,
    across.map((column) => (rows - 1) * columns + column),
    down,
    down.map((start) => start + columns - 1),
  ];
}

/** The dark cells that are connected with those of sides that are dark as a whole. */
function marginOf(cells: DarkCells): readonly number[] {
  const { columns, rows, dark } = cells;
  const seen = new Uint8Array(dark.length);
  const found: number[] = [];
  const add = (at: number) => {
    if (dark[at] !== 1 || seen[at] === 1) return;
    seen[at] = 1;
    found.push(at);
  };
  for (const side of sidesOf(cells))
    if (side.filter((at) => dark[at] === 1).length >= minSide * side.length) side.forEach(add);
  for (const at of found) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    if (column > 0) add(at - 1);
    if (column < columns - 1) add(at + 1);
    if (row > 0) add(at - columns);
    if (row < rows - 1) add(at + columns);
  }
  return found;
}

/** Whether cells are what a scanner shows beside the paper: they have no colour, and nothing light is on them. */
function isBlank(raster: Raster, cells: DarkCells, margin: readonly number[]): boolean {
  let [lightPixels, chroma, all] = [0, 0, 0];
  for (const at of margin)
    eachPixel(raster, cells, at, (pixel) => {
      const channels = channelsOf(pixel);
      all++;
      chroma += Math.max(...channels) - Math.min(...channels);
      if (lightnessOf(pixel) > lightest) lightPixels++;
    });
  return chroma <= maxChroma * all && lightPixels <= maxLight * all;
}

/** Whether paper begins where a margin ends: photographs get dark by and by, and beside dark covers is nothing else. */
function isBesidePaper(raster: Raster, cells: DarkCells, margin: readonly number[]): boolean {
  const { columns, rows } = cells;
  const isMargin = new Uint8Array(columns * rows);
  for (const at of margin) isMargin[at] = 1;
  const beside = new Set<number>();
  for (const at of margin)
    for (const [across, down] of directions) {
      const [column, row] = [(at % columns) + (ring + 1) * across, Math.floor(at / columns) + (ring + 1) * down];
      if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
      if (isMargin[row * columns + column] === 0) beside.add(row * columns + column);
    }
  let [light, all] = [0, 0];
  for (const at of beside)
    eachPixel(raster, cells, at, (pixel) => {
      all++;
      if (lightnessOf(pixel) > lightest) light++;
    });
  return light >= minBeside * all && margin.length <= maxShare * columns * rows;
}

/** The page with paper where a scanner shows its dark lid beside the page; itself if it does not. */
export function withoutMargins(raster: Raster): Raster {
  const cells = darkCells(raster);
  const margin = marginOf(cells);
  if (margin.length === 0 || !isBlank(raster, cells, margin) || !isBesidePaper(raster, cells, margin)) return raster;
  const { width, height } = raster;
  const { columns, side } = cells;
  const pixels = raster.pixels.slice();
  const paper = paperOf(raster);
  for (const at of margin) {
    const [left, top] = [(at % columns) * side, Math.floor(at / columns) * side];
    const [from, to] = [Math.max(0, left - ring * side), left + (ring + 1) * side];
    // The last cells of a row and of a column leave some pixels over.
    const end = to >= columns * side ? width : to;
    const last = top + (ring + 1) * side >= cells.rows * side ? height : top + (ring + 1) * side;
    for (let y = Math.max(0, top - ring * side); y < last; y++) pixels.fill(paper, y * width + from, y * width + end);
  }
  return { ...raster, pixels };
}
