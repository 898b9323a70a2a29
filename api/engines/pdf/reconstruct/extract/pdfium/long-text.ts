import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';

/**
 * Reads a text in UTF-16 of which PDFium writes nothing if it is longer than the room that it is given.
 * @param read PDFium's function: writes the text to an address, if the bytes there are enough, and returns how many it
 *   takes.
 * @returns The text; empty if it is longer than `limits.maxTextBytes`.
 */
export function readLongText(pdfium: Pdfium, read: (address: number, bytes: number) => number): string {
  const { scratch, scratchBytes, wide, allocate, bytesAt, free } = pdfium;
  const bytes = read(scratch, scratchBytes);
  if (bytes <= scratchBytes) return wide(bytes);
  if (bytes > limits.maxTextBytes) return '';
  const address = allocate(bytes);
  try {
    read(address, bytes);
    return Buffer.from(bytesAt(address, bytes)).toString('utf16le').replace(/\0+$/, '');
  } finally {
    free(address);
  }
}
