import { describe, expect, it } from 'vitest';
import { boundingBoxOf, overlapOf, wordsOf } from '../../../../../api/engines/pdf/layout/page-layout.ts';

const box = (xMin: number, yMin: number, xMax: number, yMax: number) => ({ xMin, yMin, xMax, yMax });

describe('overlapOf', () => {
  it('is what two boxes share, across and down', () => {
    expect(overlapOf(box(0, 0, 10, 10), box(6, 7, 20, 20))).toEqual({ across: 4, down: 3 });
  });

  it('is the distance, as a negative number, where they are apart', () => {
    expect(overlapOf(box(0, 0, 10, 10), box(15, 2, 20, 8))).toEqual({ across: -5, down: 6 });
  });
});

it('wordsOf gives the words of all lines in their order', () => {
  const words = ['one', 'two', 'three'].map((text, at) => ({ text, ...box(0, 20 * at, 30, 20 * at + 10) }));
  const lines = [words.slice(0, 2), words.slice(2)].map((own) => ({
    ...boundingBoxOf(own),
    words: own,
    isRightToLeft: false,
  }));
  expect(wordsOf(lines.map((line) => ({ ...boundingBoxOf([line]), lines: [line] })))).toEqual(words);
});
