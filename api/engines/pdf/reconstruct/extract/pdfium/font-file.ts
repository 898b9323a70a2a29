import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';

/** The bytes of the file that PDFium draws a font with: an embedded one, or what stands in for it. 0 if there is none. */
export function fontFileBytes({ api, scratch, integer }: Pdfium, font: number): number {
  api.FPDFFont_GetFontData(font, 0, 0, scratch);
  return integer(0);
}

/** The file that PDFium draws a font with: an embedded one, or what stands in for it. Null if there is none, or too large a one. */
export function fontFile(pdfium: Pdfium, font: number): Uint8Array | null {
  const { api, scratch, allocate, copy, free } = pdfium;
  const bytes = fontFileBytes(pdfium, font);
  if (bytes <= 0 || bytes > limits.maxFontBytes) return null;
  const address = allocate(bytes);
  api.FPDFFont_GetFontData(font, address, bytes, scratch);
  const file = copy(address, bytes);
  free(address);
  return file;
}
