import { maxCodePoint } from '../../../model/characters/surrogates.ts';
import { unknownSign } from '../../../model/characters/unknown-letters.ts';
import { withAlphabet } from './alphabets.ts';
import type { Character } from './read-character.ts';

/** Wingdings; its sequels have other signs. */
const wingdings = /^Wingdings(?![ -]?[23])/i;
/** Where word processors put the signs of symbol fonts in Unicode, and the codes that have one. */
const symbolBlock = 0xf000;
const isSymbolCode = (code: number) => code > 0x20 && code <= 0xff;

/**
 * Signs of Adobe's Symbol by its private codes (Adobe Glyph List), at which other fonts have nothing: signs with serifs
 * and without, and the pieces of high brackets from 0xf8eb on.
 */
const adobeSigns: ReadonlyMap<number, string> = new Map([
  [0xf6d9, '©'],
  [0xf6da, '®'],
  [0xf6db, '™'],
  [0xf8e8, '®'],
  [0xf8e9, '©'],
  [0xf8ea, '™'],
  ...[...'⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭'].map((piece, index) => [0xf8eb + index, piece] as const),
]);

/**
 * The text that a code stands for in a font: a sign for one that some programs write as the letter at its place in the
 * font, such as `n` for a square.
 */
function textOfCode(code: number, font: string): string {
  const sign = isSymbolCode(code) && wingdings.test(font) ? symbolBlock + code : code;
  return adobeSigns.get(sign) ?? withAlphabet(String.fromCodePoint(sign), font);
}

/** The text of a letter in a font; the sign of its own for one of which nothing tells what it is. */
export function textOf({ code, grown, unknown, isSoftHyphen }: Character, font: string): string {
  if (isSoftHyphen) return '-';
  if (grown !== null) return grown;
  if (unknown !== null) return unknown;
  return code === 0 || code > maxCodePoint ? unknownSign : textOfCode(code, font);
}
