import { describe, expect, it } from 'vitest';
import { readFontGlyphs } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/font-glyphs.ts';
import { writeFonts } from '../../../../../../../../api/formats/fonts/sfnt.ts';
import { writeCharacterMap } from '../../../../../../../../api/formats/fonts/write-character-map.ts';
import { cff, cidCff } from '../../../../../../../support/fonts/cff.ts';
import { ligature, single, substitutions } from '../../../../../../../support/fonts/formula-font.ts';

const shorts = (...values: readonly number[]) => Buffer.from(Uint16Array.from(values).buffer).swap16();

/** A font of 1000 units for each em, whose glyphs from the second on are for some characters. */
function fontFile(
  characters: readonly number[],
  advances: readonly number[],
  more: Readonly<Record<string, Buffer>> = {},
): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt16BE(1000, 18);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt16BE(advances.length, 34);
  const hmtx = shorts(...advances.flatMap((advance) => [advance, 0]));
  const tables = new Map(Object.entries({ cmap: writeCharacterMap(characters, 1), head, hhea, hmtx, ...more }));
  return writeFonts([{ version: 0x00010000, tables }]);
}

it('tells the characters of a font by the numbers of its glyphs, except private ones', () => {
  expect([...(readFontGlyphs(fontFile([0x61, 0x3b1, 0xe001], [500]))?.texts ?? [])]).toEqual([
    [1, 'a'],
    [2, 'α'],
  ]);
});

describe('glyphs that a font draws for others', () => {
  const textsWith = (GSUB: Buffer) => readFontGlyphs(fontFile([0x74, 0x69, 0x627, 0x653], [500], { GSUB }))?.texts;

  it('have the characters of these, together as Unicode has them', () => {
    expect(textsWith(substitutions('liga', 4, ligature([1, 2], 9)))?.get(9)).toBe('ti');
    expect(textsWith(substitutions('fina', 1, single(3, 9)))?.get(9)).toBe('ا');
    expect(textsWith(substitutions('ccmp', 4, ligature([3, 4], 9)))?.get(9)).toBe('آ');
  });

  it('are not told by glyphs that nothing tells', () => {
    expect(textsWith(substitutions('liga', 4, ligature([1, 8], 9)))?.has(9)).toBe(false);
    expect(textsWith(substitutions('salt', 1, single(9, 8)))?.has(8)).toBe(false);
  });

  it('are none in a font that is damaged there, which keeps its characters', () => {
    expect([...(textsWith(Buffer.alloc(4))?.values() ?? [])]).toEqual(['t', 'i', 'ا', '\u0653']);
  });

  it('keep the characters that the font has for them', () => {
    expect(textsWith(substitutions('salt', 1, single(1, 2)))?.get(2)).toBe('i');
  });
});

it('tells how wide glyphs are, of which the last width is for all that follow', () => {
  const glyphs = readFontGlyphs(fontFile([0x61, 0x62, 0x63], [500, 600, 250]));
  expect([0, 1, 2, 3].map((glyph) => glyphs?.advanceOf(glyph))).toEqual([0.5, 0.6, 0.25, 0.25]);
});

it('tells that glyphs have no characters but only numbers, as those of CFF with CIDs', () => {
  const glyphs = [Buffer.of(14), Buffer.of(14)];
  expect(readFontGlyphs(cidCff(glyphs))).toMatchObject({ texts: new Map(), isCidKeyed: true });
  expect(readFontGlyphs(cff({ charStrings: glyphs, ids: [34], strings: [], subrs: [], codes: [65] }))).toBeNull();
  expect(readFontGlyphs(fontFile([0x61], [500]))).toMatchObject({ isCidKeyed: false });
});

it('is nothing of a file of another format, or a damaged one', () => {
  expect(readFontGlyphs(Buffer.from('%!PS-AdobeFont-1.0: Test'))).toBeNull();
  expect(readFontGlyphs(Buffer.from([0, 1, 0, 0, 0, 9]))).toBeNull();
});
