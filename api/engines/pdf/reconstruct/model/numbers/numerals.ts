import { plainDigits } from '../../../writing-systems/digits.ts';
import { roman } from './roman.ts';

/** How a number is written: in digits of any script, or in small or capital Roman digits. */
export type NumeralFormat = 'decimal' | 'lowerRoman' | 'upperRoman';

/** A number in a text. */
export interface Numeral {
  readonly text: string;
  readonly value: number;
  readonly format: NumeralFormat;
  /** Where it begins in the text. */
  readonly index: number;
}

/** Digits, or a word of Roman digits up to C in their order: `civil` and `mix` are none. */
const numeral =
  /\p{Nd}+|(?<![\p{L}\p{Nd}])(?:(?=[ivxlc])(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})|(?=[IVXLC])(XC|XL|L?X{0,3})(IX|IV|V?I{0,3}))(?![\p{L}\p{Nd}])/gu;

/** The numbers in a text, in their order. */
export function numeralsIn(text: string): readonly Numeral[] {
  return [...text.matchAll(numeral)].map(({ 0: found, index }) => {
    if (/^\p{Nd}/u.test(found)) return { text: found, value: Number(plainDigits(found)), format: 'decimal', index };
    return { text: found, value: roman(found), format: /^[ivxlc]/.test(found) ? 'lowerRoman' : 'upperRoman', index };
  });
}

const masks: Readonly<Record<NumeralFormat, string>> = { decimal: '#', lowerRoman: '%', upperRoman: '^' };

/**
 * A text with a sign for each of its numbers, by their format.
 * @param isMasked Whether a number, by its place among those of the text, has a sign instead.
 */
export function maskNumerals(text: string, isMasked: (place: number) => boolean = () => true): string {
  let end = 0;
  let masked = '';
  numeralsIn(text).forEach(({ text: found, format, index }, place) => {
    masked += text.slice(end, index) + (isMasked(place) ? masks[format] : found);
    end = index + found.length;
  });
  return masked + text.slice(end);
}
