import { encodePng } from '../../extract/pictures/encoding/png.ts';
import type { Raster } from '../../extract/raster.ts';
import type { Box, Picture } from '../../model/page-model.ts';
import { channelsOf, pixelBox } from './raster.ts';

/** What a page shows in a box, in points, as a picture without transparency. */
export function croppedPicture(raster: Raster, box: Box): Picture {
  const { x0, x1, y0, y1 } = pixelBox(raster, box);
  const [width, height] = [x1 - x0, y1 - y0];
  const samples = new Uint8Array(width * height * 3);
  let to = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      samples.set(channelsOf(raster.pixels[y * raster.width + x] as number), to);
      to += 3;
    }
  const { x0: left, x1: right, y0: top, y1: bottom } = box;
  return { x0: left, x1: right, y0: top, y1: bottom, bytes: encodePng(width, height, 3, samples), format: 'png' };
}
