import type { SoftInk } from '../../model/drawings/soft-ink.ts';
import { limits } from '../limits.ts';
import { thresholds } from './thresholds.ts';

const { maxShare, maxAlpha, minAlpha } = thresholds.softInk;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

/**
 * How a picture covers what is behind it, if it does so softly and mostly not at all, as the glow and the shadow of
 * letters do. Null for others.
 * @param samples Row by row: red, green, blue and alpha, one byte each.
 */
export function softInkOf(width: number, height: number, samples: Uint8Array): SoftInk | null {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / limits.maxInkCells));
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const alpha = new Uint8Array(columns * rows);
  const sums = { count: 0, opacity: 0, red: 0, green: 0, blue: 0 };
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / step) * columns;
    for (let x = 0; x < width; x++, at += 4) {
      const own = samples[at + 3] ?? 0;
      if (own < minAlpha) continue;
      if (own > maxAlpha) return null;
      const cell = row + Math.floor(x / step);
      alpha[cell] = Math.max(alpha[cell] ?? 0, own);
      sums.count++;
      sums.opacity += own;
      sums.red += own * (samples[at] ?? 0);
      sums.green += own * (samples[at + 1] ?? 0);
      sums.blue += own * (samples[at + 2] ?? 0);
    }
  }
  if (sums.count === 0 || sums.count > maxShare * width * height) return null;
  const colour = [sums.red, sums.green, sums.blue].map((sum) => hex(sum / sums.opacity)).join('');
  return { columns, rows, alpha, colour };
}
