import type { Resolution } from './placements.ts';

type Steps = readonly (readonly [quality: number, value: number])[];

/** Quality → the resolution that images keep, in pixels per inch. */
const resolutions: Steps = [
  [30, 90],
  [50, 120],
  [75, 150],
  [85, 200],
  [95, 300],
];
/** Quality → JPEG quality. Lower than for pictures by themselves, since pages are viewed at a greater distance. */
const codings: Steps = [
  [30, 28],
  [60, 54],
  [75, 68],
  [85, 80],
  [95, 93],
];

/** An image is resampled only if that shrinks its sides to less than this share. */
const maxResampledScale = 0.8;

/** Interpolates linearly between steps. */
function valueAt(steps: Steps, quality: number): number {
  const next = steps.findIndex(([at]) => quality <= at);
  const [high, low] = [steps[next] ?? steps.at(-1), steps[next - 1]];
  if (high === undefined) throw new Error('no steps');
  if (low === undefined || next < 0) return high[1];
  return Math.round(low[1] + ((high[1] - low[1]) * (quality - low[0])) / (high[0] - low[0]));
}

/** The image resolution in dpi, and below it the JPEG quality, for a tool's quality of 30 to 95. */
export const dpiOf = (quality: number): number => valueAt(resolutions, quality);
export const jpegQualityOf = (quality: number): number => valueAt(codings, quality);

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels that an image needs for its placement; its own size if the placement is unknown. */
export function targetSize({ width, height }: Size, placed: Resolution | undefined, dpi: number): Size {
  if (placed === undefined) return { width, height };
  const scale = Math.max(dpi / placed.dpiX, dpi / placed.dpiY);
  if (scale >= maxResampledScale) return { width, height };
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
