import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box, Picture } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';
import { bitmapToPng } from './read-picture.ts';

const pixelsPerPoint = thresholds.rendering.pixelsPerInch / 72;
const transparent = 0;
const withAlpha = 1;

/**
 * Renders a part of an open page, transparent where nothing is drawn. Null if memory is insufficient.
 * @param page PDFium's handle.
 * @param space The size of the whole page in points.
 */
export function renderArea(
  pdfium: Pdfium,
  page: number,
  { x0, y0, x1, y1 }: Box,
  space: { readonly width: number; readonly height: number },
): Pick<Picture, 'bytes' | 'format'> | null {
  const { api } = pdfium;
  const scale = Math.min(pixelsPerPoint, Math.sqrt(limits.maxDrawingPixels / ((x1 - x0) * (y1 - y0))));
  const pixels = (points: number) => Math.max(1, Math.round(points * scale));
  const bitmap = api.FPDFBitmap_Create(pixels(x1 - x0), pixels(y1 - y0), withAlpha);
  if (bitmap === 0) return null;
  api.FPDFBitmap_FillRect(bitmap, 0, 0, pixels(x1 - x0), pixels(y1 - y0), transparent);
  const [left, top] = [Math.round(-x0 * scale), Math.round(-y0 * scale)];
  api.FPDF_RenderPageBitmap(bitmap, page, left, top, pixels(space.width), pixels(space.height), 0, 0);
  return bitmapToPng(pdfium, bitmap);
}
