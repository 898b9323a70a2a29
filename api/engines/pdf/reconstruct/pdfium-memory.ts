import { statSync } from 'node:fs';
import type { CharactersOf } from './extract/fonts/kept-fonts.ts';
import { limits } from './extract/limits.ts';
import type { PdfDocument } from './extract/read-document.ts';
import { moveOn } from './open-file.ts';
import { collectGarbage } from './v8/collect-garbage.ts';

/** Keeps the memory of PDFium, which gives back none of it, within limits. */
export interface PdfiumMemory {
  /** Reads a page, in another PDFium if this one has taken too much memory. Throws OpenError as `moveOn` does. */
  readonly within: <T>(read: () => T) => Promise<T>;
  /** Call when all pages are read: what pages are drawn for later needs little. Throws as `within` does. */
  readonly free: () => Promise<void>;
}

/**
 * Creates a bound on what PDFium takes for a document.
 * @param input The path of the document.
 * @param charactersOf As for `moveOn`.
 */
export function createPdfiumMemory(source: PdfDocument, input: string, charactersOf?: CharactersOf): PdfiumMemory {
  const maxBytes = limits.maxPdfiumBytes + statSync(input).size;
  let readInPdfium = 0;
  return {
    async within(read) {
      if (readInPdfium++ < limits.minPagesInPdfium || source.memoryBytes() <= maxBytes) return read();
      await moveOn(source, input, charactersOf);
      readInPdfium = 1;
      const result = read();
      // PDFium's memory is let go of some time after its last call.
      collectGarbage();
      return result;
    },
    async free() {
      const isMuch = source.pageCount >= limits.minPagesInPdfium && source.memoryBytes() > maxBytes;
      if (isMuch) await moveOn(source, input, charactersOf);
    },
  };
}
