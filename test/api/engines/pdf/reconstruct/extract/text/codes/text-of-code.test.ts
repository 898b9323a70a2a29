import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/read-character.ts';
import { textOf } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/text-of-code.ts';

const known: Character = {
  index: 0,
  object: 1,
  code: 0x6e,
  isGenerated: false,
  grown: null,
  unreadAs: null,
  unknown: null,
  ligature: null,
  isSoftHyphen: false,
};
const textIn = (font: string, code: number, other: Partial<Character> = {}) =>
  textOf({ ...known, code, ...other }, font);

describe('the text of a letter', () => {
  it('is the character of its code', () => {
    expect(textIn('Arial', 0x6e)).toBe('n');
    expect(textIn('Arial', 0x1f539)).toBe('🔹');
  });

  it('of Wingdings is a sign, although the file calls it a letter', () => {
    expect(textIn('Wingdings-Regular', 0x6e)).toBe('\uf06e');
    expect(textIn('Wingdings', 0x25a0)).toBe('■');
    expect(textIn('Wingdings2', 0x6e)).toBe('n');
    expect(textIn('Wingdings 3', 0x6e)).toBe('n');
  });

  it('of TeX’s further signs is a sign, although the file calls it a letter', () => {
    expect([0x49, 0x46, 0x58, 0x25b6].map((code) => textIn('MSAM10', code)).join('')).toBe('▶★✓▶');
    expect(textIn('MSBM10', 0x49)).toBe('𝕀');
    expect(textIn('CMR10', 0x49)).toBe('I');
  });

  it('of Symbol is a sign that other fonts have, where Adobe gave it a code of its own', () => {
    expect([0xf8e9, 0xf8e8, 0xf6db, 0xf8eb, 0xf8fe].map((code) => textIn('Symbol', code)).join('')).toBe('©®™⎛⎭');
  });

  it('of Symbol is the letter or sign for its private code, but for bullets', () => {
    const codes = [0xf061, 0xf03d, 0xf053, 0xf02d, 0xf0b7];
    const textsIn = (font: string) => codes.map((code) => textIn(font, code)).join('');
    expect(textsIn('SymbolMT')).toBe('α=Σ−\uf0b7');
    expect(textsIn('Symbol,Bold')).toBe('α=Σ−\uf0b7');
    expect(textsIn('SymbolsNerdFont')).toBe(String.fromCodePoint(...codes));
    expect([0x61, 0xf020].map((code) => textIn('SymbolMT', code))).toEqual(['a', '\uf020']);
  });

  it('of a font of old-style figures and small capitals is the usual one', () => {
    const codes = [0xf731, 0xf739, 0xf761, 0xf77a, 0xf7e9, 0xf7ff];
    expect(codes.map((code) => textIn('AGaramondExp-Regular', code)).join('')).toBe('19AZÉŸ');
    expect(codes.map((code) => textIn('MinionSC', code)).join('')).toBe('19AZÉŸ');
    expect(textIn('FontAwesome5-Solid', 0xf761)).toBe('\uf761');
    expect(textIn('Garamond-Expanded', 0xf761)).toBe('\uf761');
    expect(textIn('AGaramondExp-Regular', 0x61)).toBe('a');
  });

  it('of TeX’s alphabets is the capital that Unicode has', () => {
    expect(textIn('MSBM10', 0x52)).toBe('ℝ');
    expect(textIn('CMR10', 0x52)).toBe('R');
  });

  it('is a hyphen where a word is divided, and the sign that grows in formulas', () => {
    expect(textIn('Arial', 2, { isSoftHyphen: true })).toBe('-');
    expect(textIn('CMEX10', 0x58, { grown: '∑' })).toBe('∑');
  });

  it('is that of all letters of a ligature', () => {
    expect(textIn('Arial', 0x74, { ligature: 'ti' })).toBe('ti');
  });

  it('is the sign of the unknown if nothing tells what it is, or its own', () => {
    expect(textIn('Arial', 3, { unreadAs: 'letter', unknown: '\u{100007}' })).toBe('\u{100007}');
    expect(textIn('Arial', 0)).toBe('\ufffd');
    expect(textIn('Arial', 0x110000)).toBe('\ufffd');
  });
});
