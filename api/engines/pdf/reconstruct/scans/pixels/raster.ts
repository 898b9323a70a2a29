import type { Raster } from '../../extract/raster.ts';
import type { Box } from '../../model/page-model.ts';

/** How light a pixel is, from 0 to 255. */
export const lightnessOf = (pixel: number): number =>
  (77 * ((pixel >> 16) & 255) + 151 * ((pixel >> 8) & 255) + 28 * (pixel & 255)) >> 8;

/** How light a colour (RRGGBB) is, from 0 to 255. */
export const lightnessOfColour = (colour: string): number => lightnessOf(Number.parseInt(colour, 16));

/** Red, green and blue of a pixel, from 0 to 255. */
export const channelsOf = (pixel: number): readonly [red: number, green: number, blue: number] => [
  (pixel >> 16) & 255,
  (pixel >> 8) & 255,
  pixel & 255,
];

/** The pixels that a box in points has, from the first to the one behind the last, within the raster. */
export function pixelBox({ width, height, pixelsPerPoint }: Omit<Raster, 'pixels'>, { x0, y0, x1, y1 }: Box): Box {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * pixelsPerPoint)));
  return { x0: within(x0, width), y0: within(y0, height), x1: within(x1, width), y1: within(y1, height) };
}
