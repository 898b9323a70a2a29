import type { Box, Picture } from '../../model/page-model.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import { bitmapToPng } from './read-picture.ts';

/** Pixels a point: 150 an inch. */
const scale = 150 / 72;
const maxPixels = 4_000_000;
const clear = 0;
const withAlpha = 1;

/** A part of an open page as a picture, clear where nothing is drawn; null where there is no memory for it. */
export function renderArea(
  pdfium: Pdfium,
  page: number,
  { x0, y0, x1, y1 }: Box,
  space: { readonly width: number; readonly height: number },
): Pick<Picture, 'bytes' | 'format'> | null {
  const { api } = pdfium;
  const perPoint = Math.min(scale, Math.sqrt(maxPixels / ((x1 - x0) * (y1 - y0))));
  const pixels = (points: number) => Math.max(1, Math.round(points * perPoint));
  const bitmap = api.FPDFBitmap_Create(pixels(x1 - x0), pixels(y1 - y0), withAlpha);
  if (bitmap === 0) return null;
  api.FPDFBitmap_FillRect(bitmap, 0, 0, pixels(x1 - x0), pixels(y1 - y0), clear);
  const [left, top] = [Math.round(-x0 * perPoint), Math.round(-y0 * perPoint)];
  api.FPDF_RenderPageBitmap(bitmap, page, left, top, pixels(space.width), pixels(space.height), 0, 0);
  return bitmapToPng(pdfium, bitmap);
}
