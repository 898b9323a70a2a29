import { describe, expect, it } from 'vitest';
import { substitutedGlyphs } from '../../../../api/formats/fonts/substitutions.ts';
import {
  alternates,
  extended,
  formulaFont,
  ligature,
  shifted,
  single,
  substitutions,
} from '../../../support/fonts/formula-font.ts';

const substitutedBy = (type: number, subtable: Buffer, feature?: string) => [
  ...substitutedGlyphs(formulaFont(substitutions('liga', type, subtable)), feature),
];

describe('substitutedGlyphs', () => {
  it('tells the glyphs that others are drawn for, one or several', () => {
    expect(substitutedBy(1, single(5, 8))).toEqual([[8, [5]]]);
    expect(substitutedBy(1, shifted(5, 6, -3))).toEqual([
      [2, [5]],
      [3, [6]],
    ]);
    expect(substitutedBy(3, alternates(5, 6, 7))).toEqual([
      [6, [5]],
      [7, [5]],
    ]);
    expect(substitutedBy(4, ligature([5, 6], 9))).toEqual([[9, [5, 6]]]);
    expect(substitutedBy(7, extended(4, ligature([5, 6], 9)))).toEqual([[9, [5, 6]]]);
  });

  it('tells nothing of ligatures of more glyphs than any font has', () => {
    const glyphs = Array.from({ length: 17 }, (_, place) => 10 + place);
    expect(substitutedBy(4, ligature(glyphs.slice(1), 9))).toEqual([[9, glyphs.slice(1)]]);
    expect(substitutedBy(4, ligature(glyphs, 9))).toEqual([]);
  });

  it('tells those of one feature', () => {
    expect(substitutedBy(4, ligature([5, 6], 9), 'liga')).toEqual([[9, [5, 6]]]);
    expect(substitutedBy(4, ligature([5, 6], 9), 'smcp')).toEqual([]);
  });

  it('tells nothing of a glyph that stands for itself, of other lookups, and without the table', () => {
    expect(substitutedBy(4, ligature([5, 6], 5))).toEqual([]);
    expect(substitutedBy(6, single(5, 8))).toEqual([]);
    expect(substitutedGlyphs({ version: 0x00010000, tables: new Map() }).size).toBe(0);
  });

  it('throws where the table is damaged, or never ends', () => {
    expect(() => substitutedGlyphs(formulaFont(Buffer.alloc(4)))).toThrow(RangeError);
    const endless = Buffer.alloc(2 * 70_000);
    const list = [...Array(60_000).keys()];
    endless.writeUInt16BE(60_000, 0);
    for (const place of list) endless.writeUInt16BE(4, 2 + 2 * place);
    const head = Buffer.from([0, 1, 0, 0, 0, 0, 0, 10, 0, 10]);
    expect(() => substitutedGlyphs(formulaFont(Buffer.concat([head, endless])))).toThrow(RangeError);
  });
});
