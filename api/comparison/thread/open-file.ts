import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Pdfium } from '../../formats/pdfium.ts';

/** A file is read in pieces, so that only PDFium holds all of it. */
const pieceBytes = 4_000_000;

/**
 * Opens a file with PDFium, which keeps it in memory. Returns 0 if PDFium cannot open it. Throws if the file cannot be
 * read.
 */
export function openFile({ api, allocate, write, free }: Pdfium, path: string): number {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const address = size === 0 ? 0 : allocate(size);
    if (address === 0) return 0;
    const piece = new Uint8Array(Math.min(size, pieceBytes));
    for (let at = 0; at < size; ) {
      const bytes = readSync(file, piece, 0, Math.min(piece.length, size - at), at);
      if (bytes === 0) return 0;
      write(address + at, piece.subarray(0, bytes));
      at += bytes;
    }
    const document = api.FPDF_LoadMemDocument(address, size, '');
    if (document === 0) free(address);
    return document;
  } finally {
    closeSync(file);
  }
}
