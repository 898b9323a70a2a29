import { describe, expect, it } from 'vitest';
import { letterWidths, measuredLetters } from '../../../../../../api/engines/pdf/reconstruct/fonts/letter-widths.ts';

const faces = Object.entries(letterWidths).flatMap(([family, styles]) =>
  Object.entries(styles).map(([style, widths]) => [family, style, widths.split(' ').map(Number)] as const),
);

describe('the widths of letters that readers have', () => {
  it('are of letters that are each named once', () => {
    expect(new Set(measuredLetters).size).toBe([...measuredLetters].length);
  });

  it.each(faces)('of %s %s are one for each letter, in thousandths of an em', (_, __, widths) => {
    expect(widths.length).toBe([...measuredLetters].length);
    expect(widths.every((width) => width > 150 && width < 1400)).toBe(true);
  });

  it.each(faces)('of %s %s are alike for letters that look alike', (_, __, widths) => {
    const of = (letter: string) => widths[measuredLetters.indexOf(letter)];
    for (const [latin, other] of ['AА', 'BВ', 'MМ', 'OО', 'TТ', 'AΑ', 'KΚ', 'OΟ', 'ZΖ']) {
      expect(of(other as string), other).toBe(of(latin as string));
    }
  });

  it('of families of one width are the same for all letters', () => {
    expect(new Set(letterWidths['Courier New']?.regular?.split(' '))).toEqual(new Set(['600']));
  });
});
