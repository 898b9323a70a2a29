import { thresholds } from '../thresholds.ts';
import {
  differingCells,
  type Grid,
  gridOver,
  type Pixels,
  pixelsOfBoth,
  type Span,
  sumCell,
  sums,
  sumsPerCell,
} from './cell-sums.ts';
import { areEqual, type Raster } from './raster.ts';

/** How a raster differs from the one it should look like. Counts are of windows (`thresholds.windowSide`). */
export interface Likeness {
  /** Structural similarity of lightness, the mean of all windows: 1 where they are equal. */
  readonly ssim: number;
  /** How many windows there are. */
  readonly windows: number;
  /** Windows whose detail is gone. */
  readonly inkLost: number;
  /** Windows that turned black. */
  readonly blackGained: number;
  /** Windows that became lighter or darker. */
  readonly shifted: number;
  /** Windows of another colour. */
  readonly recoloured: number;
  /** Whether it is of a single colour, and the original was not. */
  readonly isBlank: boolean;
}

/** Constants of SSIM for bytes: (0.01 · 255)² and (0.03 · 255)² (Wang et al. 2004). */
const c1 = 6.5025;
const c2 = 58.5225;

/** Whether all pixels have one colour. */
export function isUniform({ data }: Raster): boolean {
  for (let at = 4; at < data.length; at += 4) {
    if (data[at] !== data[0] || data[at + 1] !== data[1] || data[at + 2] !== data[2]) return false;
  }
  return true;
}

/** Adds the sums of a window's cells into `window`. False if the rasters do not differ in it. */
function sumWindow(
  { columns, rows }: { readonly columns: Span; readonly rows: Span },
  { width }: Grid,
  differing: Uint8Array,
  sumOf: (cell: number) => Float64Array,
  window: Float64Array,
): boolean {
  let differs = false;
  for (let row = rows.from; row < rows.to && !differs; row++) {
    for (let column = columns.from; column < columns.to; column++) {
      if (differing[row * width + column] === 1) differs = true;
    }
  }
  if (!differs) return false;
  window.fill(0);
  for (let row = rows.from; row < rows.to; row++) {
    for (let column = columns.from; column < columns.to; column++) {
      const cell = row * width + column;
      const totals = sumOf(cell);
      const from = cell * sumsPerCell;
      for (let at = 0; at < sumsPerCell; at++) {
        window[at] = (window[at] as number) + (totals[from + at] as number);
      }
    }
  }
  return true;
}

/** The sums of cells, each computed on first use. */
function cellSums(pixels: Pixels, grid: Grid, cells: number): (cell: number) => Float64Array {
  const totals = new Float64Array(cells * sumsPerCell);
  const known = new Uint8Array(cells);
  return (cell) => {
    if (known[cell] === 0) {
      sumCell(pixels, grid, cell, totals);
      known[cell] = 1;
    }
    return totals;
  };
}

type Counts = Pick<Mutable<Likeness>, 'inkLost' | 'blackGained' | 'shifted' | 'recoloured'>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The structural similarity of a window of `pixels` pixels, whose faults are counted. */
function judgeWindow(window: Float64Array, pixels: number, counts: Counts): number {
  const mean = (sum: number) => (window[sum] as number) / pixels;
  const [meanA, meanB] = [mean(sums.lumaA), mean(sums.lumaB)];
  const varianceA = mean(sums.squaresA) - meanA * meanA;
  const varianceB = mean(sums.squaresB) - meanB * meanB;
  const covariance = mean(sums.products) - meanA * meanB;
  const deviation = Math.sqrt(Math.max(0, varianceA));
  const isLost =
    deviation >= thresholds.inkDeviation && Math.sqrt(Math.max(0, varianceB)) < deviation * thresholds.keptInkShare;
  if (isLost) counts.inkLost++;
  if (meanA >= thresholds.notBlackLightness && meanB <= thresholds.blackLightness) counts.blackGained++;
  if (Math.abs(meanA - meanB) > thresholds.maxLightnessShift) counts.shifted++;
  const moved = Math.max(Math.abs(mean(sums.blueA) - mean(sums.blueB)), Math.abs(mean(sums.redA) - mean(sums.redB)));
  if (moved > thresholds.maxColourShift) counts.recoloured++;
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  );
}

/**
 * Compares a raster with the one it should look like.
 * @param before What it should look like.
 * @param after Of the same size; throws a RangeError otherwise.
 */
export function compareRasters(before: Raster, after: Raster): Likeness {
  if (before.width !== after.width || before.height !== after.height) throw new RangeError('sizes differ');
  const side = Math.min(thresholds.windowSide, before.width, before.height);
  const grid = gridOver(before, side, thresholds.windowStep);
  const windows = grid.columns.length * grid.rows.length;
  const counts: Counts = { inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0 };
  if (areEqual(before, after)) return { ssim: 1, windows, ...counts, isBlank: false };
  const pixels = pixelsOfBoth(before, after);
  const differing = differingCells(pixels, grid);
  const sumOf = cellSums(pixels, grid, differing.length);
  const window = new Float64Array(sumsPerCell);
  let total = 0;
  for (const rows of grid.rows) {
    for (const columns of grid.columns) {
      const differs = sumWindow({ columns, rows }, grid, differing, sumOf, window);
      total += differs ? judgeWindow(window, side * side, counts) : 1;
    }
  }
  return { ssim: total / windows, windows, ...counts, isBlank: isUniform(after) && !isUniform(before) };
}
