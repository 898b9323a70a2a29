import { type Steps, valueAt } from '../../../../comparison/steps.ts';
import { thresholds } from '../thresholds.ts';
import type { Resolution } from './placements.ts';

/** Quality → the resolution that images keep, in pixels per inch: for a screen, a projector, a printer. */
const resolutions: Steps = [
  [30, 90],
  [50, 120],
  [75, 150],
  [85, 200],
  [95, 300],
];
/** Quality → JPEG quality: lower than for standalone pictures, since pages are viewed from farther away. */
const jpegQualities: Steps = [
  [30, 28],
  [60, 54],
  [75, 68],
  [85, 80],
  [95, 93],
];

/** The resolution in pixels per inch for a quality of 30 to 95. */
export const dpiOf = (quality: number): number => Math.round(valueAt(resolutions, quality));
/** The JPEG quality for a quality of 30 to 95. */
export const jpegQualityOf = (quality: number): number => Math.round(valueAt(jpegQualities, quality));

/** The size of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels that an image needs at the resolution it is shown at; its own size if that is unknown. */
export function targetSize({ width, height }: Size, placed: Resolution | undefined, dpi: number): Size {
  if (placed === undefined) return { width, height };
  const scale = Math.max(dpi / placed.dpiX, dpi / placed.dpiY);
  if (scale >= thresholds.images.maxScale) return { width, height };
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
