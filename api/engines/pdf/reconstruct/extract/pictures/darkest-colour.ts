import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { hexByte, opaque } from '../pdfium/colour.ts';
import { thresholds } from '../thresholds.ts';
import { formats, pixelsOf } from './encoding/bitmap-to-png.ts';
import { nativeSize, renderPicture } from './rendering/render-picture.ts';

/**
 * The darkest colour of a small picture as RRGGBB: that of the dots of a dotted line. Null if nothing of it is seen, if it has
 * many pixels, or if PDFium cannot render it. The numbers are PDFium's handles.
 */
export function darkestColour(pdfium: Pdfium, document: number, page: number, object: number): string | null {
  const { api } = pdfium;
  const size = nativeSize(pdfium, object);
  if (size === null || size[0] * size[1] > limits.maxSpeckPixels) return null;
  const bitmap = renderPicture(pdfium, { document, page, object, turn: [1, 0, 0, 1, 0, 0] }, size);
  if (bitmap === 0) return null;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const hasAlpha = api.FPDFBitmap_GetFormat(bitmap) === formats.bgra;
  const bytes = pixelsOf(pdfium, bitmap);
  let darkest: readonly number[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [blue = 0, green = 0, red = 0, last = opaque] = bytes.subarray(y * stride + x * 4, y * stride + x * 4 + 4);
      const light = red + green + blue;
      if (light >= least || (hasAlpha && last < thresholds.minAlpha)) continue;
      least = light;
      darkest = [red, green, blue];
    }
  }
  api.FPDFBitmap_Destroy(bitmap);
  return darkest === null ? null : darkest.map(hexByte).join('');
}
