import { expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { unnamedLettersPdf } from '../../../../../../../support/pdf/letters/unnamed-letters-pdf.ts';

/** The letters of a font with such glyphs, and how many are unknown. */
async function read(name: string) {
  const names = ['onequarter', 'C0', 'C14', 'thorn'];
  const pdf = unnamedLettersPdf('BT /F 10 Tf 10 50 Td <01020304> Tj ET', {
    name,
    nameOf: (code) => names[code - 1] ?? `glyph${code}`,
    entries: `/Encoding << /Differences [1 ${names.map((each) => `/${each}`).join(' ')}] >>`,
  });
  const document = openDocument(await startPdfium(), pdf);
  const { glyphs, unread } = document.readPage(0);
  document.close();
  return { text: glyphs.map(({ text }) => text).join(''), unread };
}

it('reads what publishers’ fonts of signs show, whatever the names of their glyphs', async () => {
  expect(await read('AdvP4C4E74')).toEqual({ text: '=−°+', unread: 0 });
});

it('reads what the names of glyphs say in other fonts', async () => {
  const { text, unread } = await read('Test');
  expect([text.at(0), text.at(-1), unread]).toEqual(['¼', 'þ', 2]);
});
