import { areEqual, type Planes, planesOf, type Raster } from './raster.ts';
import { thresholds } from './thresholds.ts';

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
  /** All of one colour, and the other was not. */
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

/** The means of a plane within windows, in the order of the windows. */
function meansOf(plane: Uint8Array, { width }: Raster, starts: readonly number[], side: number): Float32Array {
  return Float32Array.from(starts, (start) => {
    let sum = 0;
    for (let row = 0; row < side; row++) {
      const from = start + row * width;
      for (let at = from; at < from + side; at++) sum += plane[at] as number;
    }
    return sum / (side * side);
  });
}

/** The first pixel of each window; the last column and row of windows end where the raster ends. */
function windowStarts({ width, height }: Raster, side: number): readonly number[] {
  const steps = (length: number) => {
    const places: number[] = [];
    for (let at = 0; at < length - side; at += thresholds.windowStep) places.push(at);
    return [...places, Math.max(0, length - side)];
  };
  const columns = steps(width);
  return steps(height).flatMap((y) => columns.map((x) => y * width + x));
}

/** Tells whether two rasters differ within a window; most windows of most pages do not. */
function differingCells(a: Raster, b: Raster): (start: number, side: number) => boolean {
  const step = thresholds.windowStep;
  const columns = Math.ceil(a.width / step);
  const cells = new Uint8Array(columns * Math.ceil(a.height / step));
  for (let y = 0, at = 0; y < a.height; y++) {
    const row = Math.floor(y / step) * columns;
    for (let x = 0; x < a.width; x++, at += 4) {
      const isSame =
        a.data[at] === b.data[at] && a.data[at + 1] === b.data[at + 1] && a.data[at + 2] === b.data[at + 2];
      if (!isSame) cells[row + Math.floor(x / step)] = 1;
    }
  }
  return (start, side) => {
    const [left, top] = [start % a.width, Math.floor(start / a.width)];
    for (let row = Math.floor(top / step); row <= Math.floor((top + side - 1) / step); row++) {
      for (let column = Math.floor(left / step); column <= Math.floor((left + side - 1) / step); column++) {
        if (cells[row * columns + column] === 1) return true;
      }
    }
    return false;
  };
}

interface Colours {
  readonly blue: Float32Array;
  readonly red: Float32Array;
}

function coloursOf(planes: Planes, raster: Raster, starts: readonly number[], side: number): Colours {
  return { blue: meansOf(planes.blue, raster, starts, side), red: meansOf(planes.red, raster, starts, side) };
}

/**
 * Compares what is seen with what should be seen.
 *
 * @param before What it should look like.
 * @param after Of the same size; throws a RangeError for another one.
 */
export function compareRasters(before: Raster, after: Raster): Likeness {
  if (before.width !== after.width || before.height !== after.height) throw new RangeError('sizes differ');
  const side = Math.min(thresholds.windowSide, before.width, before.height);
  const all = windowStarts(before, side);
  const same = { ssim: 1, windows: all.length, inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0 };
  if (areEqual(before, after)) return { ...same, isBlank: false };
  const differs = differingCells(before, after);
  const starts = all.filter((start) => differs(start, side));
  const [a, b] = [planesOf(before), planesOf(after)];
  const [coloursA, coloursB] = [coloursOf(a, before, starts, side), coloursOf(b, after, starts, side)];
  const counts = { inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0 };
  const pixels = side * side;
  let total = all.length - starts.length;
  for (const [index, start] of starts.entries()) {
    let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
    for (let row = 0; row < side; row++) {
      const from = start + row * before.width;
      for (let at = from; at < from + side; at++) {
        const [p, q] = [a.luma[at] as number, b.luma[at] as number];
        sumA += p;
        sumB += q;
        squaresA += p * p;
        squaresB += q * q;
        products += p * q;
      }
    }
    const [meanA, meanB] = [sumA / pixels, sumB / pixels];
    const [varianceA, varianceB] = [squaresA / pixels - meanA * meanA, squaresB / pixels - meanB * meanB];
    const covariance = products / pixels - meanA * meanB;
    total +=
      ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
      ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2));
    const deviation = Math.sqrt(Math.max(0, varianceA));
    const isLost =
      deviation >= thresholds.inkDeviation && Math.sqrt(Math.max(0, varianceB)) < deviation * thresholds.keptInkShare;
    if (isLost) counts.inkLost++;
    if (meanA >= thresholds.notBlackLightness && meanB <= thresholds.blackLightness) counts.blackGained++;
    if (Math.abs(meanA - meanB) > thresholds.maxLightnessShift) counts.shifted++;
    const moved = Math.max(
      Math.abs((coloursA.blue[index] as number) - (coloursB.blue[index] as number)),
      Math.abs((coloursA.red[index] as number) - (coloursB.red[index] as number)),
    );
    if (moved > thresholds.maxColourShift) counts.recoloured++;
  }
  return {
    ssim: total / all.length,
    windows: all.length,
    ...counts,
    isBlank: isUniform(after) && !isUniform(before),
  };
}
