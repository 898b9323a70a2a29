import { describe, expect, it } from 'vitest';
import { inches, larger } from '../../../../../api/engines/office-package/drawn-size/drawn-size.ts';

describe('a length', () => {
  it.each([
    ['1in', 1],
    ['2.54cm', 1],
    ['50.8mm', 2],
    [' .5in ', 0.5],
    ['72pt', 1],
    ['6pc', 1],
    ['96px', 1],
  ])('reads %s', (length, expected) => {
    expect(inches(length)).toBeCloseTo(expected);
  });

  it.each([undefined, '', '12', '50%', '1em', '-2cm', 'auto'])('ignores %s', (length) => {
    expect(inches(length)).toBeUndefined();
  });
});

describe('the larger of two sizes', () => {
  it('takes each side, and each cut, by itself', () => {
    const wide = { width: 4, height: 1, croppedWidth: 2 };
    const high = { width: 1, height: 3, croppedHeight: 1 };
    expect(larger(wide, high)).toEqual({ width: 4, height: 3, croppedWidth: 2, croppedHeight: 1 });
  });

  it('depends on the picture if one of them does', () => {
    expect(larger('natural', { width: 1, height: 1 })).toBe('natural');
    expect(larger({ width: 1, height: 1 }, 'natural')).toBe('natural');
    expect(larger(undefined, 'natural')).toBe('natural');
  });

  it('keeps every pixel if one of them needs it', () => {
    expect(larger('exact', 'natural')).toBe('exact');
    expect(larger({ width: 1, height: 1 }, 'exact')).toBe('exact');
  });
});
