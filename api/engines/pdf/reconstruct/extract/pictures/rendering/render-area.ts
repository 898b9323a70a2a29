import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { pointsPerInch } from '../../../../../../formats/units.ts';
import { areaOf } from '../../../model/box.ts';
import type { Box } from '../../../model/page-model.ts';
import { limits } from '../../limits.ts';
import { bitmapToPng } from '../encoding/bitmap-to-png.ts';
import type { PictureFile } from '../shared-pictures.ts';
import { thresholds } from '../thresholds.ts';

const pixelsPerPoint = thresholds.rendering.pixelsPerInch / pointsPerInch;
const transparent = 0;
const withAlpha = 1;

/** Pixels per point, across and down. */
export interface Scale {
  readonly across: number;
  readonly down: number;
}

/** That of drawings. */
const usualScale: Scale = { across: pixelsPerPoint, down: pixelsPerPoint };

/**
 * Renders a part of an open page into a new bitmap, transparent where nothing is drawn. Returns PDFium's handle, which must be
 * destroyed, or 0 if memory is insufficient.
 * @param page PDFium's handle.
 * @param space The size of the whole page in points.
 */
export function renderBitmap(
  { api }: Pdfium,
  page: number,
  { x0, y0, x1, y1 }: Box,
  space: { readonly width: number; readonly height: number },
  { across, down }: Scale,
): number {
  const pixels = (points: number, scale: number) => Math.max(1, Math.round(points * scale));
  const [width, height] = [pixels(x1 - x0, across), pixels(y1 - y0, down)];
  const bitmap = api.FPDFBitmap_Create(width, height, withAlpha);
  if (bitmap === 0) return 0;
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, transparent);
  const [left, top] = [Math.round(-x0 * across), Math.round(-y0 * down)];
  api.FPDF_RenderPageBitmap(bitmap, page, left, top, pixels(space.width, across), pixels(space.height, down), 0, 0);
  return bitmap;
}

/**
 * Renders a part of an open page as a picture, likewise; null if memory is insufficient.
 * @param page PDFium's handle.
 * @param space The size of the whole page in points.
 * @param scale How finely at most: as many pixels as there may be decide, too.
 */
export function renderArea(
  pdfium: Pdfium,
  page: number,
  area: Box,
  space: { readonly width: number; readonly height: number },
  { across, down }: Scale = usualScale,
): Pick<PictureFile, 'bytes' | 'format' | 'isBlank'> | null {
  const share = Math.min(1, Math.sqrt(limits.maxDrawingPixels / (areaOf(area) * across * down)));
  const bitmap = renderBitmap(pdfium, page, area, space, { across: share * across, down: share * down });
  return bitmap === 0 ? null : bitmapToPng(pdfium, bitmap);
}
