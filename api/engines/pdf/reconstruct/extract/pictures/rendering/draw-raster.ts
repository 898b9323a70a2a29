import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { pointsPerInch } from '../../../../../../formats/units.ts';
import { limits } from '../../limits.ts';
import { type PageSides, pageSpace } from '../../pdfium/page-space.ts';
import type { Raster } from '../../raster.ts';
import { thresholds } from '../thresholds.ts';
import { renderBitmap } from './render-area.ts';

const pixelsPerPoint = thresholds.scanPixelsPerInch / pointsPerInch;
const bytesOfPixel = 4;
const opaque = 0xff000000;
const white = 0xffffffff;

/**
 * Renders all of a page as pixels on white paper; null if the page cannot be loaded or memory is insufficient.
 * @param sides As in `pageSpace`.
 */
export function drawRaster(pdfium: Pdfium, document: number, index: number, sides: PageSides): Raster | null {
  const { api, bytesAt } = pdfium;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const space = pageSpace(pdfium, page, sides);
  const scale = Math.min(pixelsPerPoint, Math.sqrt(limits.maxRasterPixels / (space.width * space.height)));
  const all = { x0: 0, y0: 0, x1: space.width, y1: space.height };
  const bitmap = renderBitmap(pdfium, page, all, space, { across: scale, down: scale });
  api.FPDF_ClosePage(page);
  if (bitmap === 0) return null;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const bytes = bytesAt(api.FPDFBitmap_GetBuffer(bitmap), width * height * bytesOfPixel);
  const pixels = new Uint32Array(bytes.slice().buffer);
  api.FPDFBitmap_Destroy(bitmap);
  for (let at = 0; at < pixels.length; at++) if ((pixels[at] as number) < opaque) pixels[at] = white;
  return { width, height, pixelsPerPoint: scale, pixels };
}
