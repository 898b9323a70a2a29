import { describe, expect, it } from 'vitest';
import { sizeUnnamed } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/unnamed/unnamed-sizes.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const sized = (letters: ReturnType<typeof glyphs>) => {
  sizeUnnamed(letters);
  return letters.map((letter) => letter.look);
};
/** Letters of 10 points that are said to have this size. */
const unnamed = (size: number, font = '') => {
  const own = { ...look, font, size };
  return glyphs('Text', 50, 100).map((letter) => ({ ...letter, look: own }));
};

describe('the size of letters in fonts without a name', () => {
  it('is that of their boxes if they cannot have their own', () => {
    expect(sized(unnamed(58)).map(({ size }) => size)).toEqual([10, 10, 10, 10]);
    expect(new Set(sized(unnamed(1))).size).toBe(1);
    expect(sized(unnamed(1))[0]?.size).toBe(10);
  });

  it('is their own if they can, or if the font has a name', () => {
    expect(sized(unnamed(9))[0]?.size).toBe(9);
    expect(sized(unnamed(58, 'Narrow'))[0]?.size).toBe(58);
  });

  it('is their own if they follow each other as letters of that size do, however large their boxes are', () => {
    const tall = unnamed(9).map((letter) => ({ ...letter, y0: letter.y0 - 20, y1: letter.y1 + 10 }));
    expect(sized(tall)[0]?.size).toBe(9);
  });

  it('is their own if they follow each other from right to left', () => {
    const tall = unnamed(9).map((letter) => ({
      ...letter,
      x0: 200 - letter.x0,
      x1: 200 - letter.x1,
      y0: letter.y0 - 20,
    }));
    expect(sized(tall)[0]?.size).toBe(9);
  });

  it('is that of other such letters, if one that is low stands among them', () => {
    const [first, , ...rest] = unnamed(10);
    const [low] = unnamed(10);
    if (first === undefined || low === undefined) throw new Error('there are no letters');
    expect(sized([first, { ...low, y0: low.y1 - 4 }, ...rest]).map(({ size }) => size)).toEqual([10, 10, 10, 10]);
    expect(sized([{ ...low, look: { ...low.look }, y0: low.y1 - 4 }]).map(({ size }) => size)).toEqual([4]);
  });

  it('is told by their ink rather than by the highest box', () => {
    const inked = unnamed(1).map((letter) => ({ ...letter, y0: letter.baseline - 6.9, y1: letter.baseline }));
    expect(sized(inked)[0]?.size).toBe(10);
  });

  it('is the same wherever their look occurs', () => {
    const tall = unnamed(58);
    const low = tall.map((letter) => ({ ...letter, y0: letter.y0 + 4 }));
    const [first, second] = [sized(tall)[0], sized(low)[0]];
    expect(first).toBe(second);
  });

  it('is found along the line of letters that run upwards, too', () => {
    const turned = (size: number) =>
      unnamed(size).map((letter) => ({
        ...letter,
        ...{ x0: letter.y0, x1: letter.y1, y0: 200 - letter.x1, y1: 200 - letter.x0, baseline: 200 - letter.x0 },
      }));
    const sizesOf = (letters: ReturnType<typeof turned>) => {
      sizeUnnamed(letters, 'turned');
      return letters.map((letter) => letter.look.size);
    };
    expect(sizesOf(turned(1))).toEqual([10, 10, 10, 10]);
    const tall = turned(9).map((letter) => ({ ...letter, x0: letter.x0 - 20, x1: letter.x1 + 10 }));
    expect(sizesOf(tall)).toEqual([9, 9, 9, 9]);
    const onLines = tall.map((letter, index) => ({ ...letter, look: { ...letter.look }, x0: letter.x0 - 5 * index }));
    expect(sizesOf(onLines).every((size) => size > 9)).toBe(true);
  });
});
