import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { fontFile, fontFileBytes } from '../pdfium/font-file.ts';
import { nameInFile } from '../pdfium/font-name.ts';

/** What is known of a document's embedded fonts by their files, whatever PDFium it is open in. */
export interface FontMemory<T> {
  /**
   * Creates what tells it for the fonts of an open page, by PDFium's handles: null for one that is not embedded, whose file
   * is too large, or that is one too many (`limits`).
   */
  readonly ofPage: (pdfium: Pdfium) => (font: number) => T | null;
}

interface ReadFont<T> {
  readonly bytes: number;
  readonly value: T;
}

/** Keeps what was read last, as much as comes of files of so many bytes, by keys. */
function createKeptValues<T>(maxBytes: number) {
  const kept = new Map<string, ReadFont<T>>();
  let bytes = 0;
  return {
    get: (key: string): ReadFont<T> | undefined => kept.get(key),
    add(key: string, added: ReadFont<T>): void {
      kept.set(key, added);
      bytes += added.bytes;
      for (const [oldest, { bytes: freed }] of kept) {
        if (bytes <= maxBytes) return;
        kept.delete(oldest);
        bytes -= freed;
      }
    },
  };
}

/**
 * Creates a memory of a document's fonts, so that a font is not read again for each page.
 * @param read Reads a font file, given the font's name in the PDF, with the prefix of a subset if it is one.
 */
export function createFontMemory<T>(read: (file: Buffer, name: string) => T): FontMemory<T> {
  const kept = createKeptValues<T>(limits.maxRememberedFontBytes);
  const readFont = (pdfium: Pdfium, font: number): T | null => {
    if (pdfium.api.FPDFFont_GetIsEmbedded(font) !== 1) return null;
    const name = nameInFile(pdfium, font);
    const bytes = fontFileBytes(pdfium, font);
    // Once a page is closed, another font may get the handle.
    const key = `${font}/${bytes}/${name}`;
    const earlier = kept.get(key);
    if (earlier !== undefined) return earlier.value;
    const file = fontFile(pdfium, font);
    if (file === null) return null;
    const value = read(Buffer.from(file.buffer, file.byteOffset, file.byteLength), name);
    kept.add(key, { bytes, value });
    return value;
  };
  return {
    ofPage(pdfium) {
      const fonts = new Map<number, T | null>();
      return (font) => {
        const known = fonts.get(font);
        if (known !== undefined || fonts.size >= limits.maxReadFontsOfPage) return known ?? null;
        const found = readFont(pdfium, font);
        fonts.set(font, found);
        return found;
      };
    },
  };
}
