import { alphabetOf } from '../../../model/formulas/math-fonts.ts';

/** The first capital of each alphabet, and the capitals that Unicode had before. */
const alphabets = {
  script: { first: 0x1d49c, others: new Map([...'BEFHILMR'].map((letter, at) => [letter, [...'ℬℰℱℋℐℒℳℛ'][at]])) },
  fraktur: { first: 0x1d504, others: new Map([...'CHIRZ'].map((letter, at) => [letter, [...'ℭℌℑℜℨ'][at]])) },
  'double-struck': {
    first: 0x1d538,
    others: new Map([...'CHNPQRZ'].map((letter, at) => [letter, [...'ℂℍℕℙℚℝℤ'][at]])),
  },
} as const;

const capital = /^[A-Z]$/;

/**
 * A capital letter of TeX's calligraphic, black and double-struck fonts as the character that Unicode has for it: their
 * codes are those of usual letters. Other texts are returned as they are.
 */
export function withAlphabet(text: string, font: string): string {
  if (!capital.test(text)) return text;
  const alphabet = alphabetOf(font);
  if (alphabet === null) return text;
  const { first, others } = alphabets[alphabet];
  return others.get(text) ?? String.fromCodePoint(first + text.charCodeAt(0) - 'A'.charCodeAt(0));
}
