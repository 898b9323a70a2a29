import { describe, expect, it } from 'vitest';
import {
  type Row,
  splitOverprinted,
} from '../../../../../../../api/engines/pdf/reconstruct/lines/overprinted/split-overprinted.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 6 };
const rowOf = (letters: readonly Glyph[]): Row => ({ baseline: 100, size: 10, y0: 92, y1: 102, glyphs: letters });
const textsOf = (rows: readonly Row[]) => rows.map((row) => row.glyphs.map(({ text }) => text).join(''));

describe('text printed over a row', () => {
  it('becomes a separate row, with its own size and baseline', () => {
    const rows = splitOverprinted(rowOf([...glyphs('____', 50, 100), ...glyphs('date', 51, 98, small)]));
    expect(textsOf(rows)).toEqual(['____', 'date']);
    expect(rows[1]).toMatchObject({ baseline: 98, size: 6 });
  });

  it('excludes what is next to the letters, such as superscripts', () => {
    const row = rowOf([...glyphs('area', 50, 100), ...glyphs('2', 70, 96, small)]);
    expect(splitOverprinted(row)).toEqual([row]);
  });

  it('is not a letter that is set into its own word, as in the logo of TeX', () => {
    const logo = [
      ...glyphs('L', 50, 100),
      ...glyphs('A', 51, 98, small),
      ...glyphs('T', 54, 100),
      ...glyphs('E', 58, 102),
      ...glyphs('X', 62, 100),
    ];
    const row = rowOf([...logo, ...logo.map((letter) => ({ ...letter, x0: letter.x0 + 90, x1: letter.x1 + 90 }))]);
    expect(splitOverprinted(row)).toEqual([row]);
  });

  it('is not the mark of a note above a comma, unlike a hint above dots', () => {
    const names = [...glyphs('One,', 50, 100), ...glyphs('†', 65, 96, small), ...glyphs('Two', 75, 100)];
    expect(splitOverprinted(rowOf(names))).toEqual([rowOf(names)]);
    const dotted = rowOf([...glyphs('.....', 50, 100), ...glyphs('date', 51, 96, small)]);
    expect(textsOf(splitOverprinted(dotted))).toEqual(['.....', 'date']);
  });

  it('is not a combining mark, wherever it is placed', () => {
    const row = rowOf([...glyphs('e', 50, 100), ...glyphs('\u0301', 50, 97, small)]);
    expect(splitOverprinted(row)).toEqual([row]);
  });
});
