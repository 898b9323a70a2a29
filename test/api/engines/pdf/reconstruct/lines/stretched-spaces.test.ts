import { describe, expect, it } from 'vitest';
import {
  gapsBeside,
  isAmong,
  isStretched,
} from '../../../../../../api/engines/pdf/reconstruct/lines/stretched-spaces.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Words in type of 10 pt, whose letters are 5 pt wide, so many points apart, with spaces between them in the file. */
function row(words: readonly string[], ...gaps: readonly number[]) {
  let x = 50;
  return words.flatMap((word, index) => {
    const letters = glyphs(word, x, 100);
    x += 5 * word.length + (gaps[index] ?? gaps.at(-1) ?? 0);
    return letters.map((glyph, at) =>
      at === 0 && index > 0 ? { ...glyph, space: 'written' as const, spaces: 1 } : glyph,
    );
  });
}

describe('stretched spaces', () => {
  it('are as wide as those beside them', () => {
    expect(isStretched(row(['some', 'words', 'here'], 20), 4)).toBe(true);
    expect(isStretched(row(['some', 'words', 'here'], 20, 40), 4)).toBe(false);
  });

  it('are in the file', () => {
    const unmarked = row(['some', 'words', 'here'], 20).map((glyph) => ({ ...glyph, space: null }));
    expect(isStretched(unmarked, 4)).toBe(false);
  });

  it('take no more room than a word, and not most of the line', () => {
    const labels = ['G', 'A', 'C', 'T'];
    expect(isStretched(row(labels, 60), 1)).toBe(false);
    expect(isStretched(row(labels, 20), 2)).toBe(false);
    expect(isStretched(row(['somebody', 'somewhere', 'something', 'sometimes'], 70), 8)).toBe(false);
  });

  it('are some ems wide at most where they are alone', () => {
    expect(isStretched(row(['some', 'words'], 20), 4)).toBe(true);
    expect(isStretched(row(['some', 'words'], 40), 4)).toBe(false);
  });
});

it('finds the gaps between words on both sides, and compares them', () => {
  expect(gapsBeside(row(['some', 'words', 'here'], 20, 30), 4)).toEqual([30]);
  expect([isAmong([20], 21), isAmong([20], 30), isAmong([], 20)]).toEqual([true, false, false]);
});
