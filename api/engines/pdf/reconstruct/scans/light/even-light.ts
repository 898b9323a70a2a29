import { unevenLight } from '../../../recognise/picture/page-light.ts';
import type { Raster } from '../../extract/raster.ts';
import { lightnessOf } from '../pixels/raster.ts';
import { thresholds } from '../thresholds.ts';

const { maxGain, blockWidth } = thresholds.light;

/** The page as if the light on it were even, as it is not on photographs of pages; itself if it is. */
export function evenLight(raster: Raster): Raster {
  const { width, height, pixels, pixelsPerPoint } = raster;
  const light = unevenLight({ width, height, pixelsPerPoint, levelAt: (at) => lightnessOf(pixels[at] as number) });
  if (light === null) return raster;
  const lit = new Uint32Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let left = 0; left < width; left += blockWidth) {
      const level = light.paperAt((2 * left + blockWidth) / width - 1, (2 * y) / height - 1);
      const gain = Math.min(maxGain, Math.max(1, light.lightest / Math.max(1, level)));
      const end = y * width + Math.min(width, left + blockWidth);
      for (let at = y * width + left; at < end; at++) {
        const pixel = pixels[at] as number;
        const red = Math.min(255, ((pixel >> 16) & 255) * gain);
        const green = Math.min(255, ((pixel >> 8) & 255) * gain);
        const blue = Math.min(255, (pixel & 255) * gain);
        lit[at] = 0xff000000 | (red << 16) | (green << 8) | blue;
      }
    }
  return { ...raster, pixels: lit };
}
