import { expect, it } from 'vitest';
import { graphemeEnds } from '../../../../api/formats/words/grapheme-ends.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const expected = (text: string) => [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);

it.each([
  ['letters with marks', 'e\u0301a\u0308'.repeat(300)],
  ['a letter with more marks than are segmented at once', `a${'\u0301'.repeat(1000)}b`],
  ['families of emoji', '👩‍👩‍👧‍👦🏽'.repeat(70)],
  ['flags, in pairs', '🇩🇪🇫🇷'.repeat(90)],
  ['Hindi and Thai', 'क्षिกำ'.repeat(80)],
  ['Korean in parts', '한각'.repeat(99)],
  ['controls of direction', 'x\u202e\u0627a'.repeat(250)],
])('finds the same grapheme clusters in a long text as in a short one: %s', (_, text) => {
  for (const start of [0, 1, 2]) {
    const shifted = 'x'.repeat(start) + text;
    expect([...graphemeEnds(`--${shifted}--`, 2, 2 + shifted.length)]).toEqual(expected(shifted).map((end) => end + 2));
  }
});
