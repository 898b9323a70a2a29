import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { readLongText } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/long-text.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';

describe('texts of any length', () => {
  it('are read as a whole, up to a limit', async () => {
    const pdfium = await startPdfium();
    /** Writes as PDFium does: all of a text, or nothing. */
    const writerOf = (text: string) => (address: number, room: number) => {
      const bytes = Buffer.from(`${text}\0`, 'utf16le');
      if (bytes.length <= room) pdfium.write(address, bytes);
      return bytes.length;
    };
    expect(readLongText(pdfium, writerOf('short'))).toBe('short');
    const long = 'a remark of many words '.repeat(2000);
    expect(readLongText(pdfium, writerOf(long))).toBe(long);
    expect(readLongText(pdfium, writerOf('x'.repeat(limits.maxTextBytes)))).toBe('');
  });
});
