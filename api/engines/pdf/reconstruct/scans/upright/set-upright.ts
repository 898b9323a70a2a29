import type { Raster } from '../../extract/raster.ts';

const white = 0xffffffff;
const opaque = 0xff000000;
const radians = Math.PI / 180;

/** Turns a place, in pixels or points, about the middle of a page of that width and height. */
export type TurnPlace = (x: number, y: number) => readonly [x: number, y: number];

/** A turn about the middle of a page by so many degrees: what runs down to the right by so many is level afterwards. */
export function uprightTurn({ width, height }: Pick<Raster, 'width' | 'height'>, degrees: number): TurnPlace {
  const [cos, sin] = [Math.cos(degrees * radians), Math.sin(degrees * radians)];
  return (x, y) => {
    const [right, down] = [x - width / 2, y - height / 2];
    return [width / 2 + right * cos + down * sin, height / 2 - right * sin + down * cos];
  };
}

/** Steps between two pixels, a power of two, by which places between them are measured. */
const parts = 16;
const redAndBlue = 0xff00ff;
const greenOnly = 0x00ff00;

/** A colour between two, so many of `parts` from the first one to the second: two channels are computed at once. */
function between(one: number, other: number, part: number): number {
  const rest = parts - part;
  const outer = (((one & redAndBlue) * rest + (other & redAndBlue) * part) >>> 4) & redAndBlue;
  const inner = (((one & greenOnly) * rest + (other & greenOnly) * part) >>> 4) & greenOnly;
  return outer | inner;
}

/** The page turned so that what ran down to the right by so many degrees is level. */
export function setUpright(raster: Raster, degrees: number): Raster {
  const { width, height, pixels } = raster;
  if (degrees === 0) return raster;
  const turned = new Uint32Array(pixels.length).fill(white);
  const [cos, sin] = [Math.cos(degrees * radians), Math.sin(degrees * radians)];
  for (let y = 0; y < height; y++) {
    const down = y - height / 2;
    for (let x = 0; x < width; x++) {
      const right = x - width / 2;
      const fromX = Math.round((width / 2 + right * cos - down * sin) * parts);
      const fromY = Math.round((height / 2 + right * sin + down * cos) * parts);
      const [column, row] = [fromX >> 4, fromY >> 4];
      if (column < 0 || column >= width - 1 || row < 0 || row >= height - 1) continue;
      const at = row * width + column;
      const part = fromX & (parts - 1);
      const upper = between(pixels[at] as number, pixels[at + 1] as number, part);
      const lower = between(pixels[at + width] as number, pixels[at + width + 1] as number, part);
      turned[y * width + x] = opaque | between(upper, lower, fromY & (parts - 1));
    }
  }
  return { ...raster, pixels: turned };
}
