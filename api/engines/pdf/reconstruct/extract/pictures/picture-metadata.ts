import type { Pdfium } from '../../../../../formats/pdfium.ts';

/** Bytes before its fields in `FPDF_IMAGEOBJ_METADATA`. */
const offsets = { bitsPerPixel: 16, colourSpace: 20 } as const;

/** What the dictionary of a picture says about its samples. */
export interface PictureMetadata {
  /** 1 for masks, too; 0 if PDFium cannot tell. */
  readonly bitsPerPixel: number;
  /** One of `FPDF_COLORSPACE_*`; 0 for none. */
  readonly colourSpace: number;
}

/** Reads what the dictionary of a picture says; null if PDFium cannot. The numbers are PDFium's handles. */
export function metadataOf({ api, scratch, integer }: Pdfium, page: number, object: number): PictureMetadata | null {
  if (!api.FPDFImageObj_GetImageMetadata(object, page, scratch)) return null;
  return { bitsPerPixel: integer(offsets.bitsPerPixel), colourSpace: integer(offsets.colourSpace) };
}
