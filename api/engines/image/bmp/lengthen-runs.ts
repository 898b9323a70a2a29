import { thresholds } from '../thresholds.ts';
import type { Pixels } from './read-bmp.ts';
import { type IndexedPicture, maxRun } from './write-bmp.ts';

const { minRun, weights, spans, exactQuality, toleranceExponent } = thresholds.bmp;

/** Finds the nearest palette colour; results are cached for colours that share their upper bits. */
function nearestIn(palette: Uint8Array): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(32 * 64 * 32).fill(-1);
  return (red, green, blue) => {
    const key = ((red >> 3) * 64 + (green >> 2)) * 32 + (blue >> 3);
    const before = known[key] ?? -1;
    if (before !== -1) return before;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let index = 0; index * 3 < palette.length; index++) {
      const at = index * 3;
      const [r, g, b] = [(palette[at] ?? 0) - red, (palette[at + 1] ?? 0) - green, (palette[at + 2] ?? 0) - blue];
      const distance = weights.red * r * r + weights.green * g * g + weights.blue * b * b;
      if (distance < least) [best, least] = [index, distance];
    }
    known[key] = best;
    return best;
  };
}

/** How far a pixel may differ from the middle of its run, in steps of 255, at a JPEG-like quality from 1 to 100. */
export function toleranceOf(quality: number): number {
  return quality >= exactQuality ? 0 : (exactQuality - quality) ** toleranceExponent;
}

/**
 * Gives similar neighbouring colours in a row a single colour, so that they become runs. Compares the original colours,
 * so that rounding to the palette does not accumulate.
 */
export function lengthenRuns(
  { rgba, width, height }: Pixels,
  { indexes, palette }: Pick<IndexedPicture, 'indexes' | 'palette'>,
  tolerance: number,
): void {
  if (tolerance <= 0) return;
  const nearest = nearestIn(palette);
  const limits = [tolerance * spans.red, tolerance * spans.green, tolerance * spans.blue];
  const [low, high, sum] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  /** Adds a pixel to a run, if it is like those of the run so far. */
  const joins = (at: number, place: 'first' | 'next') => {
    const isFirst = place === 'first';
    for (let channel = 0; channel < 3; channel++) {
      const value = rgba[at + channel] ?? 0;
      const [least, most] = isFirst
        ? [value, value]
        : [Math.min(low[channel] ?? 0, value), Math.max(high[channel] ?? 0, value)];
      if (most - least > (limits[channel] ?? 0)) return false;
    }
    for (let channel = 0; channel < 3; channel++) {
      const value = rgba[at + channel] ?? 0;
      low[channel] = isFirst ? value : Math.min(low[channel] ?? 0, value);
      high[channel] = isFirst ? value : Math.max(high[channel] ?? 0, value);
      sum[channel] = isFirst ? value : (sum[channel] ?? 0) + value;
    }
    return true;
  };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; ) {
      let end = x;
      while (end < width && end - x < maxRun && joins((row + end) * 4, end === x ? 'first' : 'next')) end++;
      const length = end - x;
      if (length < minRun) {
        x++;
        continue;
      }
      const mean = (channel: 0 | 1 | 2) => Math.round((sum[channel] ?? 0) / length);
      indexes.fill(nearest(mean(0), mean(1), mean(2)), row + x, row + end);
      x = end;
    }
  }
}
