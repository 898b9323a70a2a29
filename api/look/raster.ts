/** A page or a picture as it is seen: eight bits a channel, red, green, blue and a byte that is not looked at. */
export interface Raster {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row after row. */
  readonly data: Uint8Array;
}

/** Lightness and colour of a raster, each a byte a pixel (ITU-R BT.601, full range). */
export interface Planes {
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** Splits a raster into lightness and colour. */
export function planesOf({ width, height, data }: Raster): Planes {
  const pixels = width * height;
  const [luma, blue, red] = [new Uint8Array(pixels), new Uint8Array(pixels), new Uint8Array(pixels)];
  for (let i = 0, at = 0; i < pixels; i++, at += 4) {
    const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    luma[i] = y + 0.5;
    blue[i] = Math.min(255, 128.5 + (b - y) * 0.564);
    red[i] = Math.min(255, 128.5 + (r - y) * 0.713);
  }
  return { luma, blue, red };
}

/** Whether two rasters are of one size and every pixel is the same. */
export function areEqual(a: Raster, b: Raster): boolean {
  return a.width === b.width && a.height === b.height && Buffer.compare(a.data, b.data) === 0;
}
