import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { createKeptFonts } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/kept-fonts.ts';
import { packOutline } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/packed-outline.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Contour } from '../../../../../../../api/formats/fonts/outline.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { drawnLettersPdf } from '../../../../../../support/pdf/letters/drawn-letters-pdf.ts';

const box: readonly Contour[] = [{ start: [0, 0], strokes: [[[0.4, 0]], [[0.4, 0.4]], [[0, 0.4]]] }];
const free = 'This is licensed under the SIL Open Font License.';

/** The fonts of a page, once it was read. */
async function fontsOf(pdf: Buffer, keepsFonts = true) {
  const document = openDocument(await startPdfium(), pdf, { keepsFonts });
  document.readPage(0);
  return document.fonts;
}

describe('the characters of a font that is neither TrueType nor OpenType', () => {
  it('are drawn as on the page, however they are coded', async () => {
    const [kept] = (await fontsOf(drawnLettersPdf('Quaint-Regular', 'stone notes', free))).get('Quaint-Regular') ?? [];
    const program = kept?.programFor([...'stone '], 0.3);
    expect(program).toMatchObject({ family: 'Quaint', isBold: false });
    expect(kept?.isDrawn).toBe(true);
    expect([...'stone '].map((letter) => program?.advanceOf(letter))).toEqual([
      ...Array(5).fill(expect.closeTo(0.6, 3)),
      0.3,
    ]);
    const font = create(program?.bytes as Buffer) as Font;
    const boxOf = (letter: string) => {
      const { bbox } = font.glyphForCodePoint(letter.charCodeAt(0));
      return [bbox.minX, bbox.minY, bbox.maxX].map((units) => units / font.unitsPerEm);
    };
    expect(boxOf('e')).toEqual([0.05, 0, 0.45].map((ems) => expect.closeTo(ems, 2)));
    const heights = [...'enost'].map((letter) => font.glyphForCodePoint(letter.charCodeAt(0)).bbox.maxY);
    heights.slice(1).forEach((height, index) => {
      expect((height - (heights[index] ?? 0)) / font.unitsPerEm).toBeCloseTo(0.01, 3);
    });
  });

  it('are known after the document went on in another PDFium, if they were read before', async () => {
    const pdf = drawnLettersPdf('Quaint-Regular', 'stone notes', free);
    const programIn = async (moves: boolean) => {
      const document = openDocument(await startPdfium(), pdf, { keepsFonts: true });
      document.readPage(0);
      if (moves) document.moveTo(await startPdfium(), pdf, () => [...'stone']);
      return document.fonts.get('Quaint-Regular')?.[0]?.programFor([...'stone'], null);
    };
    const [stays, moves] = [await programIn(false), await programIn(true)];
    expect(stays?.advanceOf('e')).toBeCloseTo(0.6, 3);
    expect(moves?.bytes).toEqual(stays?.bytes);
  });

  it('are of all PDFiums that met the font, without what it lacks', async () => {
    const pdf = drawnLettersPdf('Quaint-Regular', 'stone notes', free);
    const document = openDocument(await startPdfium(), pdf, { keepsFonts: true });
    document.readPage(0);
    const lacked = 'bcdfgxyzéЖ語';
    document.moveTo(await startPdfium(), pdf, () => [...'sto', ...lacked]);
    const programFor = (characters: string) =>
      document.fonts.get('Quaint-Regular')?.[0]?.programFor([...characters], null);
    const asked = `stone${lacked}`;
    expect(programFor(asked)?.advanceOf('n')).toBeNull();
    document.readPage(0);
    const program = programFor(asked);
    expect([...asked].filter((letter) => program?.advanceOf(letter) === null)).toEqual([...lacked]);
    document.close();
  });

  it('are not those that the font lacks, for which it draws a box', async () => {
    const [kept] = (await fontsOf(drawnLettersPdf('Quaint-Regular', 'stone notes', free))).get('Quaint-Regular') ?? [];
    const lacked = 'bcdfgxyzéЖ語';
    const program = kept?.programFor([...'stone', ...lacked], null);
    expect([...lacked].filter((letter) => program?.advanceOf(letter) !== null)).toEqual([]);
    expect(program?.advanceOf('e')).not.toBeNull();
    expect(kept?.programFor([...lacked], null)).toBeNull();
  });

  it('are none if their programs would run for minutes', async () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    const [kept] = (await fontsOf(drawnLettersPdf('CMR10', alphabet, '', true))).get('CMR10') ?? [];
    expect(kept).toBeDefined();
    expect(kept?.programFor([...alphabet], null)).toBeNull();
  });

  it('are those of a font that is held, if it was met again where the one before is closed', async () => {
    const outline = packOutline(box);
    const { fonts, keep } = createKeptFonts();
    const face = { font: 'CMR10', isBold: false, isItalic: false, lineHeight: 0 };
    const file = Buffer.from('%!PS-AdobeFont-1.0: CMR10');
    const meet = (text: string) => {
      const shapeOf = (character: string) =>
        text.includes(character) ? { code: character.charCodeAt(0), advance: 0.5, outline } : null;
      keep({ face, file, hold: () => ({ shapeOf, missing: () => null }) });
    };
    meet('');
    const [kept] = fonts.get('CMR10') ?? [];
    expect(kept?.programFor([...'stone'], null)).toBeNull();
    meet('stone');
    expect(fonts.get('CMR10')).toHaveLength(1);
    expect(kept?.programFor([...'ston'], null)?.advanceOf('s')).toBe(0.5);
  });

  it.each([
    ['fonts of one file, which have codes for other characters', ''],
    ['parts of a font, each in a file of its own', '2'],
  ])('are those of all %s', (_, mark) => {
    const [outline, lacked] = [packOutline(box), packOutline(box.map(({ strokes }) => ({ start: [0, 0.1], strokes })))];
    const { fonts, keep, letGo } = createKeptFonts();
    const face = { font: 'LMRoman10-Regular', isBold: false, isItalic: false, lineHeight: 0 };
    const meet = (text: string, ending = '') => {
      const file = Buffer.from(`%!PS-AdobeFont-1.0: LMRoman10-Regular${ending}`);
      const shapeOf = (character: string) => {
        const isOwn = text.includes(character);
        return { code: character.charCodeAt(0), advance: isOwn ? 0.5 : 0.25, outline: isOwn ? outline : lacked };
      };
      keep({ face, file, hold: () => ({ shapeOf, missing: () => lacked }) });
    };
    meet('st');
    meet('→', mark);
    expect(fonts.get('LMRoman10-Regular')).toHaveLength(1);
    const [kept] = fonts.get('LMRoman10-Regular') ?? [];
    const advances = () => {
      const program = kept?.programFor([...'st→x'], null);
      return [...'st→x'].map((character) => program?.advanceOf(character));
    };
    expect(advances()).toEqual([0.5, 0.5, 0.5, null]);
    letGo(() => [...'st→x']);
    meet('');
    expect(advances()).toEqual([0.5, 0.5, 0.5, null]);
  });

  it('are kept only if the font may be embedded, and if the result embeds fonts', async () => {
    expect((await fontsOf(drawnLettersPdf('Quaint', 'stone', '(c) Somebody'))).size).toBe(0);
    expect((await fontsOf(drawnLettersPdf('CMR10', 'stone'))).size).toBe(1);
    expect((await fontsOf(drawnLettersPdf('CMR10', 'stone'), false)).size).toBe(0);
  });
});
