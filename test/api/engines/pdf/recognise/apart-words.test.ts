import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../../../api/engines/pdf/layout/line-text.ts';
import { wordsApart } from '../../../../../api/engines/pdf/recognise/apart-words.ts';

/** The boxes of words of a line, from their left to their right sides. */
const apart = (...words: readonly (readonly [text: string, xMin: number, xMax: number])[]) =>
  wordsApart(lineOf(words.map(([text, xMin, xMax]) => ({ text, xMin, xMax, yMin: 10, yMax: 30 })))).words.map(
    ({ xMin, xMax }) => [xMin, xMax],
  );

describe('words that Tesseract gives the box of several', () => {
  it('end where the next one begins', () => {
    expect(apart(['PORT', 160, 210], ['F', 187, 194], ['41', 198, 210])).toEqual([
      [160, 187],
      [187, 194],
      [198, 210],
    ]);
  });

  it('begin where the one before ends', () => {
    expect(apart(['MIDI', 133, 147], ['Channel', 130, 193], ['1', 178, 181])).toEqual([
      [133, 147],
      [147, 178],
      [178, 181],
    ]);
  });

  it('are cut at the other side in right-to-left lines', () => {
    expect(apart(['رابط', 40, 200], ['هنا', 150, 190])).toEqual([
      [190, 200],
      [150, 190],
    ]);
  });

  it('are left as they are if they overlap a little, or nothing would be left of them', () => {
    const slanted = [
      ['of', 10, 52],
      ['it', 48, 60],
    ] as const;
    expect(apart(...slanted)).toEqual([
      [10, 52],
      [48, 60],
    ]);
    expect(apart(['a', 10, 40], ['b', 11, 38])).toEqual([
      [10, 40],
      [11, 38],
    ]);
  });
});
