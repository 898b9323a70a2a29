import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { thresholds } from './thresholds.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.charCodeAt(0));

/**
 * Whether the letters of a font are of several widths by its file. Of letters that a file lacks, PDFium gives no width, or
 * the default one. FOP interchanges the flags of serifs and of a fixed pitch, so that fonts with serifs have that of the other.
 * @param font PDFium's handle.
 */
export function hasSeveralWidths({ api, scratch, float }: Pdfium, font: number): boolean {
  const widths = letters.map((letter) => (api.FPDFFont_GetGlyphWidth(font, letter, 1, scratch) ? float(0) : 0));
  return new Set(widths.filter((width) => width > 0)).size >= thresholds.minWidths;
}
