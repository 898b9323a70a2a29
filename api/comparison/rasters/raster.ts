/** A rendered page or picture: eight bits a channel, in the order red, green, blue, and a byte that is ignored. */
export interface Raster {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row after row. */
  readonly data: Uint8Array;
}

/** The pixels of a raster as numbers, copied if they are not aligned in memory. */
export function pixelsOf({ data, width, height }: Raster): Uint32Array {
  const aligned = data.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0 ? data : new Uint8Array(data);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
}

/**
 * The lightness of a pixel, 0 to 255 (ITU-R BT.601, full range). Numbers are little-endian, as on every processor that
 * Node.js supports.
 */
export const lumaOf = (pixel: number): number =>
  0.299 * (pixel & 255) + 0.587 * ((pixel >>> 8) & 255) + 0.114 * ((pixel >>> 16) & 255);

/** Whether two rasters have the same size and the same pixels. */
export function areEqual(a: Raster, b: Raster): boolean {
  return a.width === b.width && a.height === b.height && Buffer.compare(a.data, b.data) === 0;
}
