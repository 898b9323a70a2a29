/** A page as pixels. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerPoint: number;
  /** Row by row, 0xAARRGGBB. */
  readonly pixels: Uint32Array;
}
