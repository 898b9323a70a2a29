import type { Raster } from '../../../api/comparison/rasters/raster.ts';

type Colour = readonly [red: number, green: number, blue: number];

export const [white, black, red, blue] = [
  [255, 255, 255],
  [0, 0, 0],
  [220, 20, 30],
  [20, 30, 220],
] as const satisfies readonly Colour[];

/** A raster whose pixels are a function of their positions. */
export function rasterOf(width: number, height: number, colourAt: (x: number, y: number) => Colour): Raster {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) data.set(colourAt(at % width, Math.floor(at / width)), at * 4);
  return { width, height, data };
}

/** Whether a point is within a square. */
export const isIn = (x: number, y: number, left: number, top: number, side: number): boolean =>
  x >= left && x < left + side && y >= top && y < top + side;
