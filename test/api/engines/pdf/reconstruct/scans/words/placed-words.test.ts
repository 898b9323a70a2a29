import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import {
  recognisedWords,
  scaledWords,
  withWords,
} from '../../../../../../../api/engines/pdf/reconstruct/scans/words/placed-words.ts';

const word = (text: string, xMin: number, yMin: number) => ({ text, xMin, yMin, xMax: xMin + 20, yMax: yMin + 10 });
const lineOf = (...words: readonly ReturnType<typeof word>[]) => ({
  ...{ words, isRightToLeft: false, xMin: 0, yMin: 0, xMax: 100, yMax: 10 },
});
const blocks = [
  {
    ...{ xMin: 0, yMin: 0, xMax: 100, yMax: 30 },
    lines: [lineOf(word('one', 0, 0), word('two', 30, 0)), lineOf(word('three', 0, 20))],
  },
  { ...{ xMin: 0, yMin: 90, xMax: 100, yMax: 99 }, lines: [lineOf(word('four', 0, 90))] },
];

describe('the words of blocks', () => {
  it('may be changed or left out, with lines and blocks that are empty then', () => {
    const changed = withWords(blocks, (each) =>
      each.text.startsWith('t') ? { ...each, text: each.text.toUpperCase() } : null,
    );
    expect(wordsOf(changed).map(({ text }) => text)).toEqual(['TWO', 'THREE']);
    expect(changed).toMatchObject([
      {
        ...{ xMin: 0, yMin: 0, xMax: 50, yMax: 30 },
        lines: [{ xMin: 30, xMax: 50, yMin: 0, yMax: 10 }, { yMin: 20 }],
      },
    ]);
    expect(changed).toHaveLength(1);
  });

  it('may be in another unit', () => {
    expect(wordsOf(scaledWords(blocks, 0.5))[1]).toEqual({ text: 'two', xMin: 15, yMin: 0, xMax: 25, yMax: 5 });
  });

  it('are where they are on the page once it is turned, as wide and as high as before', () => {
    const layout = { ...{ number: 1, width: 200, height: 400, order: 'printed' as const }, blocks };
    const [first, second] = wordsOf(recognisedWords(layout, 100, (x, y) => [x + 1, y + 2]));
    expect(first).toEqual({ text: 'one', xMin: 1, yMin: 2, xMax: 11, yMax: 7 });
    expect(second).toMatchObject({ xMin: 16, xMax: 26 });
  });
});
