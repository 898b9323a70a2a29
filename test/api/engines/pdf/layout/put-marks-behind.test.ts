import { describe, expect, it } from 'vitest';
import { putMarksBehind } from '../../../../../api/engines/pdf/layout/put-marks-behind.ts';

const put = (...texts: readonly string[]) =>
  putMarksBehind(texts.map((text, at) => ({ text, xMin: 20 * at, xMax: 20 * at + 15, yMin: 0, yMax: 10 }))).map(
    ({ text }) => text,
  );

describe('putMarksBehind', () => {
  it('strikes out the sign after a slash, in the same word or the next one', () => {
    expect(put('x\u0338=y', 'i', '\u0338', '=', 'j', 'z\u0338', '∈', 'M')).toEqual([
      'x≠y',
      'i',
      '≠',
      'j',
      'z',
      '∉',
      'M',
    ]);
  });

  it('sets an arrow above the letter after it', () => {
    expect(put('\u20d7k·\u20d7x', 'E(\u20d7', 'x)')).toEqual(['k\u20d7·x\u20d7', 'E(', 'x\u20d7)']);
  });

  it('leaves marks that follow what they belong to, and those of nothing', () => {
    expect(put('=\u0338', '=', 'x\u20d7', 'y', '\u0338a', '\u0338')).toEqual([
      '=\u0338',
      '=',
      'x\u20d7',
      'y',
      '\u0338a',
      '\u0338',
    ]);
  });
});
