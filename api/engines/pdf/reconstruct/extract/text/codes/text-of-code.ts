import { textOfSymbol } from '../../../../../../formats/fonts/symbol-encoding.ts';
import { maxCodePoint } from '../../../model/characters/surrogates.ts';
import { unknownSign } from '../../../model/characters/unknown-letters.ts';
import { withAlphabet } from './alphabets.ts';
import type { Character } from './read-character.ts';

/** Wingdings; its sequels have other signs. */
const wingdings = /^Wingdings(?![ -]?[23])/i;
/** Where word processors put the signs of symbol fonts in Unicode, and the codes that have one. */
const symbolBlock = 0xf000;
const isSymbolCode = (code: number) => code > 0x20 && code <= 0xff;

/** Symbol, but not the fonts of emoji and icons whose names begin like it. */
const symbol = /^(?:Symbol|SYMBOL)(?![a-z])/;
/** Its private codes that lists have as bullets, and formulas do not: suits, the dot and the lozenge. */
const symbolBullet = /^[\uf0a7-\uf0aa\uf0b7\uf0e0]$/;

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

/** Adobe's fonts of old-style figures, small capitals and what else fonts had no room for. */
const expertFont = /(?:Exp(?:ert)?|SC|O[sS]F)(?![a-z])/;
/** Where they have their signs (Adobe Glyph List), each so far on from the usual one, and a capital from its small letter. */
const expertBlock = 0xf700;
const expertSign = /^[!$&0-9?`a-z¡¢¨¯´¸¿à-öø-ÿ]$/u;

/** The letter or sign for a private code of Symbol; null for bullets and others. */
function symbolSign(code: number, font: string): string | null {
  // Few letters have such codes: names of fonts are compared for these only.
  const sign = textOfSymbol(code - symbolBlock);
  return sign !== null && symbol.test(font) && !symbolBullet.test(String.fromCodePoint(code)) ? sign : null;
}

/** The usual sign for one of an expert font; null for others. */
function usualSign(code: number, font: string): string | null {
  const sign = String.fromCodePoint(Math.max(0, code - expertBlock));
  return expertSign.test(sign) && expertFont.test(font) ? sign.toUpperCase() : null;
}

/** TeX's fonts of further signs (msam), by whose codes lists have their bullets and check marks. */
const amsFont = /^MSAM\d*$/i;
/** Their signs at codes that are letters elsewhere (the documentation of amsfonts). */
const amsSigns: ReadonlyMap<number, string> = new Map([
  [0x46, '★'],
  [0x48, '▼'],
  [0x49, '▶'],
  [0x4a, '◀'],
  [0x4d, '△'],
  [0x4e, '▲'],
  [0x4f, '▽'],
  [0x58, '✓'],
  [0x72, '®'],
  [0x7a, '✠'],
]);

/**
 * The text that a code stands for in a font: a sign for one that some programs write as the letter at its place in the
 * font, such as `n` for a square.
 */
function textOfCode(code: number, font: string): string {
  const amsSign = amsFont.test(font) ? amsSigns.get(code) : undefined;
  if (amsSign !== undefined) return amsSign;
  const sign = isSymbolCode(code) && wingdings.test(font) ? symbolBlock + code : code;
  return (
    adobeSigns.get(sign) ??
    symbolSign(sign, font) ??
    usualSign(sign, font) ??
    withAlphabet(String.fromCodePoint(sign), font)
  );
}

/** The text of a letter in a font; the sign for unknown letters for one that cannot be identified. */
export function textOf({ code, grown, unknown, ligature, isSoftHyphen }: Character, font: string): string {
  if (isSoftHyphen) return '-';
  if (grown !== null) return grown;
  if (unknown !== null) return unknown;
  if (ligature !== null) return ligature;
  return code === 0 || code > maxCodePoint ? unknownSign : textOfCode(code, font);
}
