import type { Resolution } from './placements.ts';

/** Quality → the resolution that images keep, in pixels per inch; between two rows in proportion. */
const steps = [
  [30, 90],
  [50, 120],
  [75, 150],
  [85, 200],
  [95, 300],
] as const;

/** Less is not worth the loss of a resampling. */
const worthwhileScale = 0.8;

export function dpiOf(quality: number): number {
  const next = steps.findIndex(([at]) => quality <= at);
  const [high, low] = [steps[next], steps[next - 1]];
  if (high === undefined) return 300;
  if (low === undefined) return high[1];
  return Math.round(low[1] + ((high[1] - low[1]) * (quality - low[0])) / (high[0] - low[0]));
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many pixels an image needs where it is placed: its own size where it is placed nowhere that is known. */
export function targetSize({ width, height }: Size, placed: Resolution | undefined, dpi: number): Size {
  if (placed === undefined) return { width, height };
  const scale = Math.max(dpi / placed.dpiX, dpi / placed.dpiY);
  if (scale >= worthwhileScale) return { width, height };
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
