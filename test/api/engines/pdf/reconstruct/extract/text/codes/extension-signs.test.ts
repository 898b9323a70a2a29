import { expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { isAsHigh } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/extension-signs.ts';
import { isUnknownLetter } from '../../../../../../../../api/engines/pdf/reconstruct/model/characters/unknown-letters.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { unnamedLettersPdf } from '../../../../../../../support/pdf/letters/unnamed-letters-pdf.ts';

async function pageIn(name: string, height: number) {
  const content = 'BT /F 10 Tf 10 50 Td <010204> Tj ET';
  const document = openDocument(await startPdfium(), unnamedLettersPdf(content, { heightOf: () => height, name }));
  const page = document.readPage(0);
  document.close();
  return page;
}

it('reads the signs of TeX that grow by their codes, and puts them on the line', async () => {
  const { glyphs, unread } = await pageIn('CMEX10', 1200);
  expect(glyphs.map(({ text }) => text)).toEqual([')', '[', '⌊']);
  expect(unread).toBe(0);
  const [first] = glyphs;
  expect(first?.ink?.[0]).toBeCloseTo(38, 0);
  expect(first?.ink?.[1]).toBeCloseTo(50, 0);
  // The middle of its ink is a quarter of an em above the baseline.
  expect(first?.baseline).toBeCloseTo(46.5, 0);
});

it('knows nothing of signs of another height: their codes are those of a program', async () => {
  const { glyphs, unread } = await pageIn('CMEX10', 2400);
  expect(glyphs.map(({ text }) => text)).toEqual(['\ufffd', '\ufffd', '\ufffd']);
  expect(unread).toBe(3);
});

it('reads them by the names of their glyphs where these tell them, whatever their codes are', async () => {
  const names = ['parenrightBig', 'summationdisplay', 'bracketleftbigg', 'floorleftbig'];
  const pdf = unnamedLettersPdf('BT /F 10 Tf 10 50 Td <010204> Tj ET', {
    heightOf: () => 2400,
    name: 'CMEX10',
    nameOf: (code) => names[code - 1] ?? `glyph${code}`,
  });
  const document = openDocument(await startPdfium(), pdf);
  const { glyphs, unread } = document.readPage(0);
  document.close();
  expect(glyphs.map(({ text }) => text)).toEqual([')', '∑', '⌊']);
  expect(unread).toBe(0);
});

it('leaves the letters of other fonts', async () => {
  const { glyphs } = await pageIn('Other', 1200);
  expect(glyphs.map(({ text, ink }) => [isUnknownLetter(text), ink])).toEqual(Array(3).fill([true, undefined]));
});

it('tells the heights of sums by their codes', () => {
  expect(isAsHigh(0x58, 14, 10)).toBe(true);
  expect(isAsHigh(0x58, 10, 10)).toBe(false);
  // The pieces of brackets are of several heights.
  expect(isAsHigh(0x30, 40, 10)).toBe(true);
});
