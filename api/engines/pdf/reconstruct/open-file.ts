import { readFileSync } from 'node:fs';
import { startPdfium } from '../../../formats/pdfium.ts';
import type { CharactersOf } from './extract/fonts/kept-fonts.ts';
import { openDocument, type PdfDocument, type ReadOptions } from './extract/read-document.ts';

// While a function that waited for PDFium runs on, V8 keeps what it waited for. Those of this module end at once.

/** Opens a PDF in a PDFium of its own. Throws OpenError for a file that is damaged or needs a password. */
export async function openFile(path: string, options: ReadOptions): Promise<PdfDocument> {
  return openDocument(await startPdfium(), readFileSync(path), options);
}

/**
 * Continues a document in another PDFium, or in a new one if it was closed. Throws OpenError if that cannot open the
 * file.
 * @param path Of the same file.
 * @param charactersOf As for `close`.
 */
export async function moveOn(source: PdfDocument, path: string, charactersOf?: CharactersOf): Promise<void> {
  source.moveTo(await startPdfium(), readFileSync(path), charactersOf);
}
