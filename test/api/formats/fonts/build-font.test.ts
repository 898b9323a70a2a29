import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { buildFont, type DrawnCharacter, type DrawnFont } from '../../../../api/formats/fonts/build-font.ts';
import { characterMap } from '../../../../api/formats/fonts/character-map.ts';
import type { Contour } from '../../../../api/formats/fonts/outline.ts';
import { readFonts } from '../../../../api/formats/fonts/sfnt.ts';

const box = (width: number, height: number): Contour => ({
  start: [0, -0.1],
  strokes: [
    [[width, -0.1]],
    [[width, height]],
    [
      [0, height],
      [-0.2, height],
      [0, 0],
    ],
  ],
});
const character = (letter: string, advance: number, ...contours: Contour[]): DrawnCharacter => ({
  code: letter.codePointAt(0) ?? 0,
  advance,
  contours,
});
const quaint: DrawnFont = {
  family: 'Quaint Drawn',
  style: 'Bold Italic',
  ascent: 0.9,
  descent: 0.25,
  characters: [
    character('b', 0.5, box(0.4, 0.7)),
    character('a', 0.6, box(0.5, 0.4), box(0.1, 0.1)),
    character(' ', 0.25),
    character('\u{1d400}', 0.7, box(0.6, 0.7)),
  ],
};
const read = (font: DrawnFont) => create(buildFont(font)) as Font;

describe('a font that is built of outlines', () => {
  it('has its names, its style and the height of its lines', () => {
    const font = read(quaint);
    expect([font.familyName, font.subfamilyName, font.postscriptName]).toEqual([
      'Quaint Drawn',
      'Bold Italic',
      'QuaintDrawn-BoldItalic',
    ]);
    expect([font.ascent / font.unitsPerEm, font.descent / font.unitsPerEm]).toEqual([
      expect.closeTo(0.9, 3),
      expect.closeTo(-0.25, 3),
    ]);
    expect(font['OS/2']).toMatchObject({ usWeightClass: 700, fsType: { editable: true }, fsSelection: { bold: true } });
  });

  it('shows its characters, of all planes, as wide and as high as they are', () => {
    const font = read(quaint);
    const shown = [...'ab \u{1d400}'].map((letter) => {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return [glyph.advanceWidth, glyph.bbox.maxX, glyph.bbox.maxY].map((units) => units / font.unitsPerEm);
    });
    const near = (...values: number[]) => values.map((value) => expect.closeTo(value, 2));
    expect(shown[0]).toEqual(near(0.6, 0.5, 0.4));
    expect(shown[1]).toEqual(near(0.5, 0.4, 0.7));
    expect(shown[2]?.[0]).toBeCloseTo(0.25, 2);
    expect(shown[3]).toEqual(near(0.7, 0.6, 0.7));
    expect(font.hasGlyphForCodePoint(0x63)).toBe(false);
    const [tables] = readFonts(buildFont(quaint));
    expect(tables && [...characterMap(tables).keys()].sort((a, b) => a - b)).toEqual([0x20, 0x61, 0x62, 0x1d400]);
  });

  it('has the curves of its outlines', () => {
    const commands = read(quaint)
      .glyphForCodePoint(0x62)
      .path.commands.map(({ command }) => command);
    expect(commands).toContain('quadraticCurveTo');
    expect(commands.filter((command) => command === 'moveTo')).toHaveLength(1);
  });

  it('lacks what reaches too far to be written, and is none the less whole', () => {
    const font = read({ ...quaint, characters: [...quaint.characters, character('c', 0.5, box(40, 0.5))] });
    expect([font.hasGlyphForCodePoint(0x63), font.hasGlyphForCodePoint(0x61)]).toEqual([false, true]);
    expect(read({ ...quaint, characters: [] }).numGlyphs).toBe(1);
  });
});
