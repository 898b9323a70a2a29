import { describe, expect, it } from 'vitest';
import { maskNumerals, numeralsIn } from '../../../../../../../api/engines/pdf/reconstruct/model/numbers/numerals.ts';

const valuesIn = (text: string) => numeralsIn(text).map(({ value, format }) => [value, format]);

describe('the numbers in a text', () => {
  it('are those in digits of any script', () => {
    expect(numeralsIn('Page ٣ of 15th')).toEqual([
      { text: '٣', value: 3, format: 'decimal', index: 5 },
      { text: '15', value: 15, format: 'decimal', index: 10 },
    ]);
  });

  it('are words of Roman digits in their order', () => {
    expect(valuesIn('- xiv -')).toEqual([[14, 'lowerRoman']]);
    expect(valuesIn('XCIX')).toEqual([[99, 'upperRoman']]);
    expect(valuesIn('civil mix ill iiii xiix C vi1 Iv')).toEqual([[1, 'decimal']]);
  });

  it('become signs, all or some', () => {
    expect(maskNumerals('Part II, iv of 9')).toBe('Part ^, % of #');
    expect(maskNumerals('Part II, iv of 9', (place) => place === 1)).toBe('Part II, % of 9');
  });
});
