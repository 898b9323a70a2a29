/** A page or a picture as it is seen: eight bits a channel, red, green, blue and a byte that is not looked at. */
export interface Raster {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row after row. */
  readonly data: Uint8Array;
}

/** The pixels of a raster as numbers, copied where their place in memory does not allow it otherwise. */
export function pixelsOf({ data, width, height }: Raster): Uint32Array {
  const aligned = data.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0 ? data : new Uint8Array(data);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
}

/**
 * Lightness of a pixel, 0 to 255 (ITU-R BT.601, full range). Numbers have their lowest byte first, as on every processor
 * that Node.js runs on.
 */
export const lumaOf = (pixel: number): number =>
  0.299 * (pixel & 255) + 0.587 * ((pixel >>> 8) & 255) + 0.114 * ((pixel >>> 16) & 255);

/** Whether two rasters are of one size and every pixel is the same. */
export function areEqual(a: Raster, b: Raster): boolean {
  return a.width === b.width && a.height === b.height && Buffer.compare(a.data, b.data) === 0;
}
