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
/** Quality → that of mozjpeg: pages are looked at from further away than pictures. */
const codings: Steps = [
  [30, 28],
  [60, 54],
  [75, 68],
  [85, 80],
  [95, 93],
];

/** Less is not worth the loss of a resampling. */
const worthwhileScale = 0.8;

/** Between two steps in proportion. */
function valueAt(steps: Steps, quality: number): number {
  const next = steps.findIndex(([at]) => quality <= at);
  const [high, low] = [steps[next] ?? steps.at(-1), steps[next - 1]];
  if (high === undefined) throw new Error('no steps');
  if (low === undefined || next < 0) return high[1];
  return Math.round(low[1] + ((high[1] - low[1]) * (quality - low[0])) / (high[0] - low[0]));
}

/** The resolution in dpi and the JPEG quality that a quality of 30 to 95 stands for. */
export const dpiOf = (quality: number): number => valueAt(resolutions, quality);
export const jpegQualityOf = (quality: number): number => valueAt(codings, quality);

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
