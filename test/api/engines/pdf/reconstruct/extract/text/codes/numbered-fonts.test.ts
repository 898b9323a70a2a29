import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { isUnknownLetter } from '../../../../../../../../api/engines/pdf/reconstruct/model/characters/unknown-letters.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { numberedLettersPdf } from '../../../../../../../support/pdf/letters/numbered-letters-pdf.ts';

const lines = ['Some text of many words, each of which', 'has letters that were used before.'];
const inText = lines.join('').replaceAll(' ', '').length;

/** How many letters of a page are unknown, and how many words they make. */
async function read(file: Buffer) {
  const document = openDocument(await startPdfium(), file);
  const { glyphs } = document.readPage(0);
  document.close();
  const unknown = glyphs.filter(({ text }) => isUnknownLetter(text));
  return { unknown: unknown.length, signs: new Set(unknown.map(({ text }) => text)).size, letters: glyphs.length };
}

describe('a font whose codes are numbered as they are first used', () => {
  it.each([
    ['Quartz', 0x21],
    ['LibreOffice', 1],
  ])('has unknown letters, each with its sign, and spaces: by %s', async (_, firstCode) => {
    const signs = new Set(lines.join('').replaceAll(' ', '')).size;
    expect(await read(await numberedLettersPdf(lines, firstCode))).toEqual({ unknown: inText, signs, letters: inText });
  });

  it('is known by its control characters where most were used on other pages', async () => {
    const order = [...new Set(lines.join(''))].reverse().join('');
    expect((await read(await numberedLettersPdf(lines, 1, order))).unknown).toBe(inText);
  });

  it('has text for codes if these are those of characters, in a table of them, too', async () => {
    const ascii = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 0x21 + at));
    expect((await read(await numberedLettersPdf([ascii.slice(0, 47), ascii.slice(47)], 0x21, ascii))).unknown).toBe(0);
    const apart = [...ascii].join(' ');
    expect(
      (await read(await numberedLettersPdf([apart.slice(0, 94), apart.slice(94)], 0x20, ` ${ascii}`))).unknown,
    ).toBe(0);
    const text = ['Words and "quotations" (in brackets); 100% of them!'];
    expect((await read(await numberedLettersPdf(text, 0x20, ` ${ascii}`))).unknown).toBe(0);
  });

  it('is not known by its control characters if these are few beside its letters and spaces', async () => {
    const controls = String.fromCharCode(...Array.from({ length: 8 }, (_, at) => 0x11 + at));
    const text = `${controls} ${'a b c d e f g h '.repeat(2)}a b c d`;
    const order = String.fromCharCode(...Array.from({ length: 0x7e }, (_, at) => at + 1));
    expect((await read(await numberedLettersPdf([text], 1, order))).unknown).toBe(controls.length);
  });
});
