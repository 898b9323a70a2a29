import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { cidLettersPdf, glyphNumbersPdf } from '../../../../../../../support/pdf/letters/numbered-letters-pdf.ts';

/** The text of a page, and how many of its letters are unknown. */
async function read(file: Buffer) {
  const document = openDocument(await startPdfium(), file);
  const { glyphs, unread } = document.readPage(0);
  document.close();
  return { text: glyphs.map(({ text, space }) => (space === null ? '' : ' ') + text).join(''), unread };
}

const text = 'Слова из букв и ещё слова';

describe('codes that are the numbers of glyphs', () => {
  it('are told by the characters of the embedded font', async () => {
    expect(await read(await glyphNumbersPdf(text))).toEqual({ text, unread: 0 });
  });

  it('are unknown letters if the font tells none, not the characters of these numbers', async () => {
    expect((await read(await glyphNumbersPdf(text, 0, false))).unread).toBe(text.length);
  });

  it('are so, too, if the size of the letters is negative', async () => {
    expect((await read(await glyphNumbersPdf('Слова', 0, false, -12))).unread).toBe(5);
  });

  it('are so in a font that has numbers only, however they look', async () => {
    expect(await read(cidLettersPdf([0x48, 0x69, 0x70]))).toMatchObject({ unread: 3 });
  });

  it('are others if letters are narrower than such glyphs', async () => {
    expect((await read(await glyphNumbersPdf('Wide words with WWW', 1))).text).not.toContain('Wide');
  });
});
