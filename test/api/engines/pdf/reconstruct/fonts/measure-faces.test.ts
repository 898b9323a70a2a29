import { describe, expect, it } from 'vitest';
import {
  compareWidths,
  createMeasure,
  faceKey,
  isFixedPitch,
  isSlantedPitch,
  type MeasuredFace,
  sizeKey,
  styleOf,
  widthsOf,
} from '../../../../../../api/engines/pdf/reconstruct/fonts/measure-faces.ts';
import type { Glyph, Look, Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** The face of a look on a page with these letters. */
function faceOf(letters: readonly Glyph[], of: Look = look, key = faceKey): MeasuredFace {
  const { faces, add } = createMeasure();
  add({ glyphs: letters } as unknown as Page);
  return faces.get(key(of)) as MeasuredFace;
}
const averageOf = ({ counts, sums }: MeasuredFace) =>
  sums.reduce((all, sum) => all + sum, 0) / counts.reduce((all, count) => all + count, 0);

describe('the widths of a face', () => {
  it('are ems of all its sizes, and of each size alone', () => {
    const large = { ...look, size: 20 };
    const letters = [...glyphs('abc', 0, 100), ...glyphs('abc', 0, 200, large)];
    expect(faceOf(letters)).toMatchObject({ measured: 6, all: 6 });
    expect(averageOf(faceOf(letters))).toBeCloseTo(0.5);
    expect(faceOf(letters, large, sizeKey).measured).toBe(3);
  });

  it('are those of letters, while signs only count', () => {
    expect(faceOf(glyphs('a+b', 0, 100))).toMatchObject({ measured: 2, all: 3 });
  });

  it('are apart for bold and italic letters, and for fonts without a name', () => {
    const keys = [look, { ...look, isBold: true }, { ...look, isItalic: true }, { ...look, font: '', unnamed: 1 }];
    expect(new Set(keys.map(faceKey)).size).toBe(4);
    expect(faceKey({ ...look, font: '', unnamed: 1 })).not.toBe(faceKey({ ...look, font: '', unnamed: 2 }));
  });

  it('have the room that comes from rounding the size, but not letter spacing', () => {
    const spaced = (by: number) =>
      glyphs('aaaa', 0, 100).map((glyph, index) => ({
        ...glyph,
        x0: glyph.x0 + by * index,
        x1: glyph.x1 + by * index,
      }));
    expect(averageOf(faceOf(spaced(0.1)))).toBeCloseTo(0.5075);
    expect(averageOf(faceOf(spaced(0.5)))).toBeCloseTo(0.5);
  });
});

describe('a fixed pitch', () => {
  it('is shown by several letters of one width', () => {
    expect(isFixedPitch(faceOf(glyphs('abcdef', 0, 100)))).toBe(true);
    expect(isFixedPitch(faceOf(glyphs('abcd', 0, 100)))).toBe(false);
    const narrow = glyphs('abcdef', 0, 100).map((glyph) =>
      glyph.text === 'f' ? { ...glyph, x1: glyph.x1 - 2 } : glyph,
    );
    expect(isFixedPitch(faceOf(narrow))).toBe(false);
  });
});

describe('a fixed pitch of slanted type', () => {
  const reaching = (letters: string) =>
    glyphs('the slant of typewriters', 0, 100).map((glyph) =>
      letters.includes(glyph.text) ? { ...glyph, x1: glyph.x1 + 0.5 } : glyph,
    );

  it('is shown by most letters where the strokes of others reach over the next', () => {
    expect(isSlantedPitch(faceOf(reaching('frwy')))).toBe(true);
    expect(isSlantedPitch(faceOf(reaching('aefhnoprswy')))).toBe(false);
    expect(isSlantedPitch(faceOf(glyphs('slant', 0, 100)))).toBe(true);
    expect(isSlantedPitch(faceOf(glyphs('tilt', 0, 100)))).toBe(false);
  });
});

describe('listed widths', () => {
  const arial = widthsOf('Arial', 'regular') as readonly number[];
  /** Letters as wide as Arial's, and by so many ems wider, at a share of their size. */
  const like = (text: string, wider = 0, share = 1) =>
    glyphs(text, 0, 100).map((glyph, index) => {
      const listed = { a: 0.556, b: 0.556, c: 0.5, i: 0.222 }[glyph.text] ?? 0;
      return { ...glyph, x0: 50 * index, x1: 50 * index + 10 * share * (listed + wider) };
    });

  it('are those of the style, or of the next one that a family has', () => {
    expect(arial[0]).toBe(0.556);
    expect(widthsOf('Arial', 'bold')?.[1]).toBe(0.611);
    expect(widthsOf('Arial', 'boldItalic')).toEqual(widthsOf('Arial', 'bold'));
    expect(widthsOf('Courier New', 'italic')).toEqual(widthsOf('Courier New', 'regular'));
    expect(widthsOf('Futura', 'regular')).toBeNull();
    expect(styleOf({ isBold: true, isItalic: true })).toBe('boldItalic');
  });

  it('are those of a face, narrower ones at a ratio, or none of its own', () => {
    const same = compareWidths(faceOf(like('abci')), arial);
    expect(same.ratio).toBeCloseTo(1);
    expect(same.difference).toBeCloseTo(0);
    const narrow = compareWidths(faceOf(like('abci', 0, 0.8)), arial);
    expect(narrow.ratio).toBeCloseTo(0.8);
    expect(narrow.difference).toBeCloseTo(0);
    expect(compareWidths(faceOf(glyphs('abci', 0, 100)), arial).difference).toBeGreaterThan(0.1);
  });

  it('tell by how much letters are wider, all of them or most', () => {
    const { wider } = compareWidths(faceOf([...like('aabb', 0.02), ...like('i', 0.2)]), arial);
    expect(wider.average).toBeCloseTo(0.056);
    expect(wider.middle).toBeCloseTo(0.02);
  });
});
