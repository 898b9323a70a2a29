import { describe, expect, it } from 'vitest';
import { isFirstMark, isNextMark } from '../../../../../../api/engines/pdf/reconstruct/notes/note-marks.ts';

describe('the marks of notes', () => {
  it.each([
    ['1', '2'],
    ['[9]', '[10]'],
    ['h', 'i'],
    ['iii', 'iv'],
    ['IX', 'X'],
    ['§', '**'],
  ])('%s is followed by %s', (before, next) => {
    expect(isNextMark(before, next)).toBe(true);
    expect(isNextMark(next, before)).toBe(false);
  });

  it('begin with the first of their kind', () => {
    expect(['1', 'a', 'i', 'I', '*'].every(isFirstMark)).toBe(true);
    expect(['2', 'b', 'v', 'X', '†'].some(isFirstMark)).toBe(false);
  });
});
