import { describe, expect, it } from 'vitest';
import {
  isUnspacedLetter,
  joinsWithoutSpace,
  plainLetters,
} from '../../../../../api/engines/pdf/writing-systems/scripts.ts';

describe('joinsWithoutSpace', () => {
  it.each([
    ['中', '国', true],
    ['。', '我', true],
    ['ไ', 'ท', true],
    ['한', '국', false],
    ['a', '中', false],
    ['中', 'ไ', false],
  ])('joins lines at %s and %s: %s', (last, first, expected) => {
    expect(joinsWithoutSpace(last, first)).toBe(expected);
  });
});

describe('isUnspacedLetter', () => {
  it('is true for letters, not for punctuation', () => {
    expect(['中', 'あ', 'ไ'].every(isUnspacedLetter)).toBe(true);
    expect(['。', '한', 'a'].some(isUnspacedLetter)).toBe(false);
  });
});

describe('plainLetters', () => {
  it('decomposes ligatures and positional forms only', () => {
    expect(plainLetters('ﬁve ² ½')).toBe('five ² ½');
    expect(plainLetters('ﻻ')).toBe('لا');
    expect(plainLetters('שׁ')).toBe('ש\u05c1');
  });
});
