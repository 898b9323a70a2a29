import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFontProgram } from '../../../../../api/engines/pdf/fonts/font-program.ts';
import { readFontTables, tableOf } from '../../../../../api/engines/pdf/fonts/font-tables.ts';
import { subsetProgram, subsetToCharacters } from '../../../../../api/engines/pdf/fonts/harfbuzz.ts';

const font = readFileSync('/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf');
const glyphOf = (program: Buffer, character: string) =>
  Math.max(...readFontTables(program).cmaps.map((lookUp) => lookUp(character.codePointAt(0) as number)));

describe('a subset of a TrueType program', () => {
  it('keeps glyph ids, their count and the codes, at a fraction of the size', async () => {
    const glyphs = [0, glyphOf(font, 'A'), readFontTables(font).glyphCount - 1];
    const subset = await subsetProgram(font, glyphs, { keepsCmap: true });
    expect(subset?.length).toBeLessThan(font.length * 0.3);
    expect(readFontTables(subset as Buffer).glyphCount).toBe(readFontTables(font).glyphCount);
    expect(glyphOf(subset as Buffer, 'A')).toBe(glyphOf(font, 'A'));
  });

  it('goes without codes where the PDF has glyph ids', async () => {
    const subset = await subsetProgram(font, [0, 36], { keepsCmap: false });
    expect(readFontTables(subset as Buffer).cmaps).toEqual([]);
  });

  it('is refused for bytes that are no font', async () => {
    expect(await subsetProgram(Buffer.from('no font at all'), [0], { keepsCmap: false })).toBeUndefined();
  });
});

describe('a font for a document', () => {
  const characters = [...'Aé '].map((character) => character.codePointAt(0) as number);

  it('shows its characters and no others, and keeps its name', async () => {
    const subset = (await subsetToCharacters(font, characters, { keepsLayout: false })) as Buffer;
    const program = readFontProgram(subset);
    expect(program?.family).toBe('Liberation Serif');
    expect([...'Aé B'].map((character) => program?.advanceOf(character))).toEqual([
      expect.closeTo(0.722, 3),
      expect.closeTo(0.444, 3),
      0.25,
      null,
    ]);
  });

  it('has no programs for readers to run, and rules for joining letters only where they are needed', async () => {
    const plain = (await subsetToCharacters(font, characters, { keepsLayout: false })) as Buffer;
    const joined = (await subsetToCharacters(font, characters, { keepsLayout: true })) as Buffer;
    for (const tag of ['fpgm', 'prep', 'cvt ', 'GSUB', 'GPOS', 'kern'])
      expect(tableOf(plain, tag), tag).toBeUndefined();
    expect(tableOf(joined, 'GPOS')).toBeDefined();
    expect(tableOf(joined, 'fpgm')).toBeUndefined();
  });

  it('is refused for bytes that are no font', async () => {
    expect(await subsetToCharacters(Buffer.from('no font at all'), characters, { keepsLayout: false })).toBeUndefined();
  });
});
