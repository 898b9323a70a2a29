import { lumaOf, pixelsOf, type Raster } from './raster.ts';

/**
 * A grid over two rasters of the same size, with a line wherever a window begins or ends. Each window consists of whole
 * cells, so that each pixel is read once however many windows contain it.
 */
export interface Grid {
  /** The first and the last cell (exclusive) of each window along one side. */
  readonly columns: readonly Span[];
  readonly rows: readonly Span[];
  /** Cells in one row. */
  readonly width: number;
  /** The lines, in pixels, in ascending order; one more than there are cells. */
  readonly x: Int32Array;
  readonly y: Int32Array;
}

/** Cells from the first to the one behind the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is summed over the pixels of a cell: lightness (with squares and products) and colour of both rasters. */
export const sums = {
  lumaA: 0,
  lumaB: 1,
  squaresA: 2,
  squaresB: 3,
  products: 4,
  blueA: 5,
  blueB: 6,
  redA: 7,
  redB: 8,
} as const;
export const sumsPerCell = Object.keys(sums).length;

/** Lines and windows along one side; the last window ends where the raster ends. */
function windowsAlong(
  length: number,
  side: number,
  step: number,
): { readonly lines: Int32Array; readonly spans: Span[] } {
  const starts: number[] = [];
  for (let at = 0; at < length - side; at += step) starts.push(at);
  starts.push(Math.max(0, length - side));
  const lines = [...new Set(starts.flatMap((start) => [start, start + side]))].sort((a, b) => a - b);
  const indexes = new Map(lines.map((line, index) => [line, index]));
  const indexOf = (line: number) => indexes.get(line) ?? 0;
  const spans = starts.map((start) => ({ from: indexOf(start), to: indexOf(start + side) }));
  return { lines: Int32Array.from(lines), spans };
}

/** Lays a grid over a raster, for windows of `side` pixels that begin `step` pixels apart. */
export function gridOver(raster: Pick<Raster, 'width' | 'height'>, side: number, step: number): Grid {
  const across = windowsAlong(raster.width, side, step);
  const down = windowsAlong(raster.height, side, step);
  const width = across.lines.length - 1;
  return { columns: across.spans, rows: down.spans, width, x: across.lines, y: down.lines };
}

/** Red, green and blue of a pixel read as one number; the fourth byte is ignored. */
const colourBits = 0x00ffffff;

/** The pixels of two rasters of one size, as numbers. */
export interface Pixels {
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  /** Of one row. */
  readonly lineLength: number;
}

/** Reads the pixels of two rasters of one size. */
export const pixelsOfBoth = (a: Raster, b: Raster): Pixels => ({
  a: pixelsOf(a),
  b: pixelsOf(b),
  lineLength: a.width,
});

/** Whether two rasters differ in colour anywhere from one pixel up to another. */
function differWithin({ a, b }: Pixels, from: number, end: number): boolean {
  for (let at = from; at < end; at++) {
    if ((((a[at] as number) ^ (b[at] as number)) & colourBits) !== 0) return true;
  }
  return false;
}

/** Marks the cells in which two rasters differ; of most pages these are few. */
export function differingCells(pixels: Pixels, { width, x, y }: Grid): Uint8Array {
  const cells = new Uint8Array(width * (y.length - 1));
  for (let row = 0; row + 1 < y.length; row++) {
    for (let line = y[row] as number; line < (y[row + 1] as number); line++) {
      const start = line * pixels.lineLength;
      for (let column = 0; column < width; column++) {
        const [from, end] = [start + (x[column] as number), start + (x[column + 1] as number)];
        if (differWithin(pixels, from, end)) cells[row * width + column] = 1;
      }
    }
  }
  return cells;
}

/** Sums the pixels of a cell (`sums`) into `totals`. Lightness and colour are bytes (ITU-R BT.601, full range). */
export function sumCell({ a, b, lineLength }: Pixels, { width, x, y }: Grid, cell: number, totals: Float64Array): void {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const left = x[column] as number;
  const right = x[column + 1] as number;
  const bottom = y[row + 1] as number;
  let lumaA = 0;
  let lumaB = 0;
  let squaresA = 0;
  let squaresB = 0;
  let products = 0;
  let blueA = 0;
  let blueB = 0;
  let redA = 0;
  let redB = 0;
  for (let line = y[row] as number; line < bottom; line++) {
    const end = line * lineLength + right;
    for (let at = line * lineLength + left; at < end; at++) {
      const p = a[at] as number;
      const q = b[at] as number;
      const y1 = lumaOf(p);
      const y2 = p === q ? y1 : lumaOf(q);
      lumaA += y1;
      lumaB += y2;
      squaresA += y1 * y1;
      squaresB += y2 * y2;
      products += y1 * y2;
      blueA += (p >>> 16) & 255;
      blueB += (q >>> 16) & 255;
      redA += p & 255;
      redB += q & 255;
    }
  }
  const at = cell * sumsPerCell;
  totals[at + sums.lumaA] = lumaA;
  totals[at + sums.lumaB] = lumaB;
  totals[at + sums.squaresA] = squaresA;
  totals[at + sums.squaresB] = squaresB;
  totals[at + sums.products] = products;
  totals[at + sums.blueA] = 0.564 * (blueA - lumaA);
  totals[at + sums.blueB] = 0.564 * (blueB - lumaB);
  totals[at + sums.redA] = 0.713 * (redA - lumaA);
  totals[at + sums.redB] = 0.713 * (redB - lumaB);
}
