import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { limits } from '../../limits.ts';
import type { Matrix } from '../../pdfium/matrix.ts';
import { matrixOf } from '../../pdfium/page-object.ts';

/** A picture on a page: PDFium's handles, and how it is turned and stretched there, with y upwards. */
export interface Placed {
  readonly document: number;
  readonly page: number;
  readonly object: number;
  readonly turn: Matrix;
}

/** Width and height in pixels. */
export type PixelSize = readonly [width: number, height: number];

/** The size of a picture's samples; null if PDFium cannot read it. */
export const nativeSize = ({ api, scratch, integer }: Pdfium, object: number): PixelSize | null =>
  api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) ? [integer(0), integer(4)] : null;

/**
 * Renders a picture with its mask, as it is turned on the page, at a size in pixels along its own sides. PDFium renders one
 * pixel per point, so the object's matrix is changed for it. Returns a bitmap handle, or 0.
 */
export function renderPicture(
  pdfium: Pdfium,
  { document, page, object, turn }: Placed,
  size: PixelSize | null = nativeSize(pdfium, object),
  maxPixels: number = limits.maxPicturePixels,
): number {
  if (size === null) return 0;
  const { api, scratch, setFloats } = pdfium;
  const matrix = matrixOf(pdfium, object);
  const [a, b, c, d] = turn;
  const [width, height] = size;
  const scale = Math.min(1, Math.sqrt(maxPixels / Math.max(1, width * height)));
  const across = Math.max(1, width * scale) / Math.max(1e-6, Math.hypot(a, b));
  const down = Math.max(1, height * scale) / Math.max(1e-6, Math.hypot(c, d));
  setFloats([a * across, b * across, c * down, d * down, 0, 0]);
  api.FPDFPageObj_SetMatrix(object, scratch);
  const bitmap = api.FPDFImageObj_GetRenderedBitmap(document, page, object);
  setFloats(matrix);
  api.FPDFPageObj_SetMatrix(object, scratch);
  return bitmap;
}
