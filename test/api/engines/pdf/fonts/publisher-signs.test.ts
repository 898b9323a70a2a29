import { describe, expect, it } from 'vitest';
import { linotypeNames, publisherSigns } from '../../../../../api/engines/pdf/fonts/publisher-signs.ts';

/** What letters of a font show; those that stay as they are, as themselves. */
function shown(font: string, letters: string): string {
  const signs = publisherSigns(font)?.ofCharacter;
  return [...letters].map((letter) => String.fromCodePoint(signs?.get(letter.codePointAt(0) ?? 0) ?? 63)).join('');
}

describe('publishers’ fonts', () => {
  it('have TeX’s signs at their codes, and some that they add', () => {
    expect(shown('AdvP4C4E74', '¼þðÞ½01jpfgr!’')).toBe('=+()[′∞|√{}∇→≃');
    expect(shown('TeX_CM_Maths_Symbols16', '¼A')).toBe('=?');
  });

  it('have TeX’s letters of formulas', () => {
    expect(shown('AdvP4C4E51', ':=;@"')).toBe('./,∂ε');
  });

  it('have signs at the places of letters', () => {
    expect(shown('AdvPi1', '8Dm4x')).toBe('°Δμ>?');
    expect(shown('AdvPSMP10', 'lr')).toBe('μσ');
  });

  it('are known with the prefixes of subsets, also without a plus sign', () => {
    expect(shown('ABCDEF+AdvEls-ent4', 'o')).toBe('<');
    expect(shown('XxkbtbAdvP4C4E74', '¼')).toBe('=');
  });

  it('tell numbers that glyphs have as names by TeX’s encoding', () => {
    const { ofNumber } = publisherSigns('AdvMacMthSyN') ?? { ofNumber: () => undefined };
    expect([0, 2, 6, 14, 20].map((number) => String.fromCodePoint(ofNumber(number) ?? 63)).join('')).toBe('−×±°≤');
    // A letter, an accent, and what the encoding does not have.
    expect([65, 54, 200, Number.NaN].map(ofNumber)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are no others', () => {
    const others = ['AdvTimes', 'AdvOT863180fb', 'AdvPi11', 'Symbol', 'ArialMT', 'XAdvP4C4E74'];
    expect(others.filter((font) => publisherSigns(font) !== null)).toEqual([]);
  });
});

it('tells the characters of the numbers of Linotype’s Pi fonts', () => {
  const names = ['H9001', 'H9024', 'H9251', 'H9262', 'H11001', 'H11005', 'H11034', 'H1'];
  expect(names.map((name) => String.fromCodePoint(linotypeNames.get(name) ?? 63)).join('')).toBe('ΑΩαμ+=°?');
});
