import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';

/** The file that PDFium draws a font with: an embedded one, or what stands in for it. Null if there is none, or too large a one. */
export function fontFile({ api, scratch, integer, allocate, copy, free }: Pdfium, font: number): Uint8Array | null {
  api.FPDFFont_GetFontData(font, 0, 0, scratch);
  const bytes = integer(0);
  if (bytes <= 0 || bytes > limits.maxFontBytes) return null;
  const address = allocate(bytes);
  api.FPDFFont_GetFontData(font, address, bytes, scratch);
  const file = copy(address, bytes);
  free(address);
  return file;
}
