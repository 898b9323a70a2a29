import type { Coverage } from '../messages.ts';
import { isUniform } from '../rasters/compare-rasters.ts';
import { lumaOf, pixelsOf, type Raster } from '../rasters/raster.ts';
import { thresholds } from '../thresholds.ts';

/** Describes what a raster shows. */
export function coverageOf(raster: Raster): Coverage {
  if (isUniform(raster)) return { ink: 0, isBlank: true };
  const pixels = pixelsOf(raster);
  const counts = new Uint32Array(256);
  for (const pixel of pixels) {
    const lightness = Math.round(lumaOf(pixel));
    counts[lightness] = (counts[lightness] as number) + 1;
  }
  const paper = counts.indexOf(Math.max(...counts));
  let ink = 0;
  for (const [lightness, count] of counts.entries()) {
    if (Math.abs(lightness - paper) > thresholds.inkContrast) ink += count;
  }
  return { ink: ink / pixels.length, isBlank: false };
}
