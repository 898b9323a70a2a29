import { describe, expect, it } from 'vitest';
import { createFontFitting } from '../../../../../../../api/engines/pdf/reconstruct/fonts/fit-fonts.ts';
import { lettersOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/words/word-letters.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';

/** Letters in Arial with their widths in thousandths of an em. */
const widths = { T: 611, h: 556, e: 556, m: 833, i: 222, l: 222, s: 500, n: 556, o: 556, t: 278, w: 722 } as const;
const isKnown = (letter: string): letter is keyof typeof widths => letter in widths;
const advanceOf = (text: string) => [...text].reduce((sum, letter) => sum + (isKnown(letter) ? widths[letter] : 0), 0);
const size = 10;

const lettersIn = (texts: readonly string[], family?: string) => {
  const words = texts.map((text, index) => {
    const xMin = 20 + 60 * index;
    // Ink begins and ends within the first and the last letter.
    return { text, xMin, yMin: 50, xMax: xMin + (advanceOf(text) / 1000 - 0.08) * size, yMax: 60 };
  });
  const line = { xMin: 20, yMin: 50, xMax: 300, yMax: 60, words, isRightToLeft: false };
  return lettersOf([{ ...line, lines: [line] }], () => ({
    ...{ em: size, belowBaseline: 2, isBold: () => false, colour: '000000' },
    ...(family !== undefined && { family }),
  }));
};

describe('the letters of recognised words', () => {
  it('are as wide as those of their font', () => {
    const letters = lettersIn(['Tim'], 'Arial');
    const each = letters.map(({ x0, x1 }) => Math.round(100 * (x1 - x0)));
    expect(each).toEqual([611, 222, 833]);
    expect(letters.map(({ baseline }) => baseline)).toEqual([58, 58, 58]);
  });

  it('have sizes that programs offer where they are large', () => {
    const box = { text: 'Tim', xMin: 20, xMax: 60, yMin: 50, yMax: 60 };
    const line = { ...box, words: [box], isRightToLeft: false };
    const sizeOf = (em: number) => {
      const look = { em, belowBaseline: 2, isBold: () => false, colour: '000000' };
      return lettersOf([{ ...line, lines: [line] }], () => look)[0]?.look.size;
    };
    expect([10.4, 11.3, 15.1, 17.6, 18.4, 50].map(sizeOf)).toEqual([10.5, 11.5, 15, 18, 18, 50]);
  });

  it('leave a space between words that touch, as their ink may do', () => {
    const box = { yMin: 50, yMax: 60 };
    const words = [
      { ...box, text: 'Tim', xMin: 20, xMax: 40 },
      { ...box, text: 'is', xMin: 39, xMax: 45 },
    ];
    const line = { ...box, xMin: 20, xMax: 45, words, isRightToLeft: false };
    const look = { em: size, belowBaseline: 2, isBold: () => false, colour: '000000' };
    const letters = lettersOf([{ ...line, lines: [line] }], () => look);
    expect((letters[3]?.x0 ?? 0) - (letters[2]?.x1 ?? 0)).toBeCloseTo(2);
  });

  it('have no spaces between ideographs that are close, and reach up to the next of them', () => {
    const box = { yMin: 50, yMax: 60 };
    const lettersAt = (...places: readonly (readonly [text: string, xMin: number, xMax: number])[]) => {
      const words = places.map(([text, xMin, xMax]) => ({ ...box, text, xMin, xMax }));
      const line = { ...box, xMin: 20, xMax: 90, words, isRightToLeft: false };
      const look = { em: size, belowBaseline: 2, isBold: () => false, colour: '000000' };
      return lettersOf([{ ...line, lines: [line] }], () => look).map(({ space, x1 }) => [space, Math.round(x1)]);
    };
    expect(lettersAt(['外', 20, 26], ['还', 31, 40], ['Tim', 43, 60])).toEqual([
      ['written', 31],
      [null, 40],
      [null, 49],
      [null, 54],
      [null, 60],
    ]);
    expect(lettersAt(['外', 20, 30], ['还', 40, 50])[1]?.[0]).toBe('written');
    expect(lettersAt(['Tim', 20, 38], ['is', 39, 45])[3]?.[0]).toBe('written');
  });

  it('are not set closer than the page shows them', () => {
    const fonts = createFontFitting();
    const page = {
      ...emptyPage(0, { width: 300, height: 400 }),
      glyphs: [0, 1, 2, 3, 4, 5].flatMap(() => [...lettersIn(['The', 'women', 'will', 'listen'], 'Arial')]),
    };
    fonts.measure(page);
    fonts.fit(page);
    expect(page.glyphs.filter(({ look }) => look.fit !== undefined)).toEqual([]);
  });

  it('are bold where their word is', () => {
    const box = { yMin: 50, yMax: 60 };
    const [first, second] = [
      { ...box, text: 'Note:', xMin: 20, xMax: 50 },
      { ...box, text: 'Tim', xMin: 55, xMax: 80 },
    ];
    const line = { ...box, xMin: 20, xMax: 80, words: [first, second], isRightToLeft: false };
    const look = { em: size, belowBaseline: 2, isBold: (word: unknown) => word === first, colour: '000000' };
    const bold = lettersOf([{ ...line, lines: [line] }], () => look).filter((letter) => letter.look.isBold);
    expect(bold.map(({ text }) => text).join('')).toBe('Note:');
  });

  it('are of one width where their font is unknown', () => {
    const each = lettersIn(['Tim']).map(({ x0, x1 }) => Math.round(100 * (x1 - x0)));
    expect(new Set(each).size).toBe(1);
  });
});
