import { describe, expect, it } from 'vitest';
import { larger, sizeInInches } from '../../../../../api/engines/office-package/drawn-size/drawn-size.ts';

it('reads sizes, but none that are less than nothing', () => {
  expect(sizeInInches('50.8mm')).toBeCloseTo(2);
  expect(['-2cm', '50%', undefined].map(sizeInInches)).toEqual([undefined, undefined, undefined]);
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
