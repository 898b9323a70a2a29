import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

const textOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text }) => text).join('');

describe('the letters of a page', () => {
  it('have a baseline, and know the spaces before them', async () => {
    const { glyphs } = await textPage('BT /F 12 Tf 20 40 Td (a b) Tj 60 0 Td (c) Tj ET');
    expect(glyphs.map(({ text, space, spaces }) => [text, space, spaces])).toEqual([
      ['a', null, 0],
      ['b', 'written', 1],
      ['c', 'guessed', 0],
    ]);
    expect([glyphs[0]?.x0, glyphs[0]?.baseline]).toEqual([20, 60]);
  });

  it('are those that are seen, unless none are', async () => {
    const hidden = 'BT /F 12 Tf 3 Tr 20 40 Td (hidden) Tj ET';
    const both = await textPage(`${hidden} BT /F 12 Tf 0 Tr 20 70 Td (seen) Tj ET`);
    expect(textOf(both.glyphs)).toBe('seen');
    expect(textOf((await textPage(hidden)).glyphs)).toBe('hidden');
  });

  it('are those of a scan’s text layer beside a stamp on it', async () => {
    const hidden = 'BT /F 12 Tf 3 Tr 20 40 Td (a page of hidden text) Tj ET';
    const stamp = 'BT /F 12 Tf 0 Tr 20 70 Td (seen) Tj ET';
    const scan = 'q 200 0 0 100 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID 0 EI Q';
    expect(textOf((await textPage(`${scan} ${hidden} ${stamp}`)).glyphs)).toBe('apageofhiddentextseen');
    expect(textOf((await textPage(`${hidden} ${stamp}`)).glyphs)).toBe('seen');
  });

  it('are not those in a font without outlines, which text recognition writes', async () => {
    const text = 'BT /F 12 Tf 20 40 Td (seen) Tj ET BT /G 12 Tf 20 70 Td (seen?) Tj ET';
    expect(textOf((await textPage(text)).glyphs)).toBe('seen');
  });

  it('are unknown where a font that the page draws itself draws something as a space', async () => {
    const codes = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
      2 beginbfchar <61> <0061> <62> <00a0> endbfchar endcmap end end`;
    const file = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
      streamOf('BT /F 12 Tf 20 40 Td (aba) Tj ET'),
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 ' +
        '/LastChar 98 /Widths [600 600] /Encoding << /Type /Encoding /Differences [97 /a /b] >> ' +
        '/CharProcs << /a 6 0 R /b 7 0 R >> /Resources << >> /ToUnicode 8 0 R >>',
      streamOf('600 0 0 0 500 700 d1 0 0 500 700 re f'),
      streamOf('600 0 0 200 300 280 d1 0 200 300 80 re f'),
      streamOf(codes),
    ]);
    const document = openDocument(await startPdfium(), file);
    const { glyphs, unread } = document.readPage(0);
    document.close();
    expect([textOf(glyphs), unread]).toEqual(['a\ufffda', 1]);
  });

  it('of lines that do not run to the right are apart', async () => {
    const turned = 'BT /F 12 Tf 0 1 -1 0 150 20 Tm (up) Tj ET';
    const page = await textPage(`BT /F 12 Tf 20 40 Td (across) Tj ET ${turned}`);
    expect([textOf(page.glyphs), textOf(page.rotated)]).toEqual(['across', 'up']);
  });

  it('are none beside the page', async () => {
    const { glyphs } = await textPage('BT /F 12 Tf 20 40 Td (on) Tj 300 0 Td (off) Tj ET');
    expect(textOf(glyphs)).toBe('on');
  });

  it('have no signs around spaces, or instead of them, that keep letters from joining', async () => {
    const codes = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
      1 begincodespacerange <00> <ff> endcodespacerange
      5 beginbfchar <20> <0020> <61> <0061> <62> <0062> <7c> <200c> <7e> <0645> endbfchar endcmap end end`;
    const { glyphs } = await textPage('BT /F 12 Tf 20 40 Td (a| |b||a) Tj 60 0 Td (~|) Tj ET', 'Helvetica', '', codes);
    expect(glyphs.map(({ text, space }) => [text, space])).toEqual([
      ['a', null],
      ['b', 'written'],
      ['a', 'written'],
      ['م', 'guessed'],
      ['\u200c', null],
    ]);
  });

  it('beyond the first 65,536 of Unicode are single letters', async () => {
    const codes = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
      1 begincodespacerange <00> <ff> endcodespacerange
      1 beginbfchar <61> <d83ddd39> endbfchar endcmap end end`;
    const { glyphs } = await textPage('BT /F 12 Tf 20 40 Td (ab) Tj ET', 'Helvetica', '', codes);
    expect(glyphs.map(({ text }) => text)).toEqual(['🔹', 'b']);
  });
});
