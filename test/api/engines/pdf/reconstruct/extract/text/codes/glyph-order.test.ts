import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { isUnknownLetter } from '../../../../../../../../api/engines/pdf/reconstruct/model/characters/unknown-letters.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../../support/pdf/pdf-objects.ts';

/** Text as the numbers of glyphs, of two bytes each. */
const glyphsOf = (text: string, shift = 29) =>
  [...text].map((letter) => (letter.charCodeAt(0) - shift).toString(16).padStart(4, '0')).join('');

/** The text of a page in a TrueType font whose codes are the numbers of its glyphs, and how many letters say nothing. */
async function read(codes: string) {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    streamOf(`BT /F 12 Tf 20 100 Td <${codes}> Tj ET`),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Verdana /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Verdana /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /Verdana /Flags 32 /FontBBox [0 -200 1000 900] /Ascent 900 /Descent -200 /CapHeight 700 /ItalicAngle 0 /StemV 80 >>',
  ]);
  const document = openDocument(await startPdfium(), file);
  const { glyphs, unread } = document.readPage(0);
  document.close();
  const textOf = (text: string) => (isUnknownLetter(text) ? '\ufffd' : text);
  return { text: glyphs.map(({ text, space }) => (space === null ? '' : ' ') + textOf(text)).join(''), unread };
}

describe('text whose codes are the numbers of glyphs', () => {
  it('is read by the order in which fonts have them', async () => {
    expect((await read(glyphsOf('Glyphs in order: 12, 34.'))).text).toBe('Glyphs in order: 12, 34.');
  });

  it('has accents, too, and is unread beyond that order', async () => {
    // An é is the 15th glyph after those of ASCII.
    expect((await read(`${glyphsOf('words with caf')}0070`)).text).toBe('words with café');
    expect(await read(`${glyphsOf('words with more')}0400`)).toEqual({ text: 'words with more\ufffd', unread: 1 });
  });

  it('is nothing else that looks like it: codes in the order of use, or characters', async () => {
    const used = await read('000100020003000400050006000300070008000900030002');
    expect(used.text).not.toMatch(/[a-z]/);
    expect((await read(glyphsOf('Plain words of text', 0))).text).toBe('Plain words of text');
  });
});
