import { describe, expect, it } from 'vitest';
import { readFontProgram } from '../../../../../../../api/engines/pdf/fonts/font-program.ts';
import { drawnProgram } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/drawn-program.ts';
import type { DrawnCharacter } from '../../../../../../../api/formats/fonts/build-font.ts';
import { readFonts, tableOf } from '../../../../../../../api/formats/fonts/sfnt.ts';

const drawn = (text: string, advance = 0.5): readonly DrawnCharacter[] =>
  [...text].map((character) => ({
    code: character.codePointAt(0) ?? 0,
    advance,
    contours: [{ start: [0, 0], strokes: [[[0.4, 0]], [[0.4, 0.6]], [[0, 0.6]]] }],
  }));
const face = (font: string, own: { isBold?: boolean; isItalic?: boolean; lineHeight?: number } = {}) => ({
  ...{ font, isBold: false, isItalic: false, lineHeight: 0 },
  ...own,
});

describe('a font that is made of what another draws', () => {
  it('is one that documents may embed', () => {
    const program = drawnProgram(face('Quaint-BoldIt', { isBold: true, isItalic: true }), drawn('stone'), 0.3);
    const read = readFontProgram(program?.bytes as Buffer);
    expect(read).toMatchObject({ family: 'Quaint', isBold: true, isItalic: true, hasLayout: false });
    for (const character of 's ') expect(read?.advanceOf(character)).toBeCloseTo(program?.advanceOf(character) ?? 0, 3);
    expect([program?.advanceOf('e'), program?.advanceOf(' '), program?.advanceOf('x')]).toEqual([0.5, 0.3, null]);
  });

  it.each([
    ['CMBX10', 'CMBX10'],
    ['MinionPro-Regular', 'Minion Pro'],
    ['MinionPro-SemiboldIt', 'Minion Pro Semibold'],
    ['Times,BoldItalic', 'Times'],
    ['Arial-BoldMT', 'Arial'],
    ['TimesNewRomanPS-BoldItalicMT', 'Times New Roman'],
    ['DejaVuSans', 'DejaVu Sans'],
    ['Bold', 'Bold'],
  ])('has a family by the name %s: %s', (font, family) => {
    expect(drawnProgram(face(font), drawn('stone'), null)?.family).toBe(family);
  });

  it('has a space as wide as that between words, or as in fonts like it', () => {
    const spaceIn = (font: readonly DrawnCharacter[], spaceEms: number | null) =>
      drawnProgram(face('Quaint'), font, spaceEms)?.advanceOf(' ');
    const uneven = [...drawn('ston'), ...drawn('e', 0.4)];
    expect(spaceIn(uneven, 0.31)).toBe(0.31);
    expect(spaceIn(uneven, null)).toBe(0.25);
    expect(spaceIn(drawn('stone', 0.6), null)).toBe(0.6);
    expect(spaceIn([...uneven, ...drawn(' ', 0.2)], 0.31)).toBe(0.2);
    // East Asian letters are all as wide.
    expect(spaceIn(drawn('語文字', 1), null)).toBe(0.25);
  });

  it('has lines as high as the other', () => {
    const bytes = drawnProgram(face('Quaint', { lineHeight: 1.6 }), drawn('stone'), null)?.bytes as Buffer;
    const usual = drawnProgram(face('Quaint'), drawn('stone'), null)?.bytes as Buffer;
    expect(heightOf(bytes)).toBeCloseTo(1.6, 2);
    expect(heightOf(usual)).toBeCloseTo(1.149, 2);
  });

  it('is none without a letter, or without a name', () => {
    expect(drawnProgram(face('Quaint'), [], null)).toBeNull();
    for (const font of ['', 'F1', '12']) expect(drawnProgram(face(font), drawn('stone'), null)).toBeNull();
  });
});

/** The height of a font's lines in ems, by its table `hhea`. */
function heightOf(file: Buffer): number {
  const [font] = readFonts(file);
  if (font === undefined) throw new Error('no font');
  const hhea = tableOf(font, 'hhea');
  return (hhea.readInt16BE(4) - hhea.readInt16BE(6)) / 2048;
}
