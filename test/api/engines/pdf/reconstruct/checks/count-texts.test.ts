import { describe, expect, it } from 'vitest';
import { countCharacters, countLetters } from '../../../../../../api/engines/pdf/reconstruct/checks/count-texts.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

describe('the counts of texts', () => {
  it('are of the letters of both directions, each as the page has it', () => {
    const [first, ...rest] = glyphs('ﬁat', 60, 100);
    const upright = first === undefined ? [] : [first, ...rest];
    expect([...countLetters({ glyphs: upright, rotated: glyphs('at', 60, 200) })]).toEqual([
      ['ﬁ', 1],
      ['a', 2],
      ['t', 2],
    ]);
  });

  it('are of whole characters, where a text has several', () => {
    expect([...countCharacters(['a😀', '😀'])]).toEqual([
      ['a', 1],
      ['😀', 2],
    ]);
    expect(countCharacters([]).size).toBe(0);
  });
});
