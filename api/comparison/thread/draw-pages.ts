import type { Pdfium } from '../../formats/pdfium.ts';
import { pointsPerInch } from '../../formats/units.ts';
import type { Raster } from '../rasters/raster.ts';
import { thresholds } from '../thresholds.ts';
import { openFile } from './open-file.ts';

/** A page of a PDF. */
export interface PageOfFile {
  readonly path: string;
  /** From 0. */
  readonly page: number;
}

/** Draws pages. Opens each file once, and keeps it in memory. */
export interface PageDrawer {
  /** Null if the file cannot be opened or has no such page. Throws what PDFium throws; the drawer is then unusable. */
  readonly draw: (page: PageOfFile) => Raster | null;
}

const withoutAlpha = 0;
const white = 0xffffffff;
/** `FPDF_ANNOT` and `FPDF_REVERSE_BYTE_ORDER`: with annotations and fields, in red, green, blue. */
const drawingFlags = 0x01 | 0x10;

/** The size in pixels of a page, given in points. */
function pixelsOf(width: number, height: number): { readonly width: number; readonly height: number } {
  const { dotsPerInch, minSide, maxPixels } = thresholds;
  const usual = Math.max(dotsPerInch / pointsPerInch, minSide / Math.max(1, Math.min(width, height)));
  const scale = Math.min(usual, Math.sqrt(maxPixels / Math.max(1, width * height)));
  const pixels = (points: number) => Math.max(1, Math.round(points * scale));
  return { width: pixels(width), height: pixels(height) };
}

function drawPage({ api, copy }: Pdfium, document: number, index: number): Raster | null {
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const { width, height } = pixelsOf(api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page));
  const bitmap = api.FPDFBitmap_Create(width, height, withoutAlpha);
  if (bitmap !== 0) {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawingFlags);
  }
  api.FPDF_ClosePage(page);
  if (bitmap === 0) return null;
  const data = copy(api.FPDFBitmap_GetBuffer(bitmap), width * height * 4);
  api.FPDFBitmap_Destroy(bitmap);
  return { width, height, data };
}

/** Draws pages with a PDFium instance of this thread, at `thresholds.dotsPerInch` on white paper. */
export function createPageDrawer(pdfium: Pdfium): PageDrawer {
  const documents = new Map<string, number>();
  return {
    draw({ path, page }) {
      const document = documents.get(path) ?? openFile(pdfium, path);
      documents.set(path, document);
      return document === 0 ? null : drawPage(pdfium, document, page);
    },
  };
}
