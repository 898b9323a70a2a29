import { codePoint } from 'dingbat-to-unicode';
import { symbolFamilies } from '../stand-ins/families/symbol-families.ts';

/** Office stores the characters of symbol fonts in this part of the private use area, or as plain bytes. */
const privateStart = 0xf000;

const families = new Map(symbolFamilies.flatMap(({ names: [first = ''] }) => [[first.toLowerCase(), first] as const]));

/** A symbol font as its stand-in is named, by its name in letters of any case; undefined for other fonts. */
export const symbolFamilyOf = (family: string | undefined): string | undefined =>
  families.get(family?.toLowerCase() ?? '');

/** Arrows that Word makes of `-->` and the like, and what its PDFs have for them; fonts with others are rare. */
const commonArrows: Readonly<Record<string, string>> = {
  '\u{1f868}': '←',
  '\u{1f869}': '↑',
  '\u{1f86a}': '→',
  '\u{1f86b}': '↓',
};

/** The Unicode characters that a text in a symbol font shows; undefined where one of them has none. */
export function unicodeOf(family: string, text: string): string | undefined {
  const found = [...text].map((character) => {
    const stored = character.codePointAt(0) ?? 0;
    const shown = codePoint(family, stored >= privateStart ? stored - privateStart : stored)?.string;
    return commonArrows[shown ?? ''] ?? shown;
  });
  return found.includes(undefined) ? undefined : found.join('');
}
