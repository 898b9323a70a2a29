import { describe, expect, it } from 'vitest';
import { type Atom, atomsOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import {
  isProse,
  nodesOf,
  withAccents,
  withWords,
} from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/letters.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { highSign, letters, written } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const upright = { ...look, font: 'CMR10' };
const wordsOf = (...parts: readonly (readonly Glyph[])[]) => withWords(atomsOf(parts.flat())).map(({ text }) => text);
const accented = (...parts: readonly (readonly Glyph[])[]) =>
  withAccents(atomsOf(parts.flat())).map((atom) => written(nodesOf(atom)));
const word = (text: string, of = upright) => withWords(atomsOf(glyphs(text, 10, 100, of)))[0] as Atom;

describe('letters of fonts for text', () => {
  it('are words where they are close together', () => {
    expect(wordsOf(glyphs('sin', 10, 100, upright), letters('x', 26, 100))).toEqual(['x', 'sin']);
    expect(wordsOf(glyphs('if', 10, 100, upright), glyphs('so', 40, 100, upright))).toEqual(['if', 'so']);
  });

  it('are none across lines, looks and sizes', () => {
    expect(wordsOf(glyphs('a', 10, 100, upright), glyphs('b', 15, 94, upright))).toEqual(['a', 'b']);
    expect(wordsOf(glyphs('a', 10, 100, upright), glyphs('b', 15, 100, { ...upright, isBold: true }))).toEqual([
      'a',
      'b',
    ]);
  });

  it('are prose, unless they are the name of a function or a product', () => {
    expect([word('if'), word('sin'), word('x')].map(isProse)).toEqual([true, false, false]);
    const italic = { ...upright, isItalic: true };
    expect([word('ab', italic), word('abc', italic)].map(isProse)).toEqual([false, true]);
    expect(written(nodesOf(word('if')))).toBe('text:if');
  });
});

describe('letters of fonts for formulas', () => {
  it('are variables, each of its own', () => {
    expect(wordsOf(letters('ab', 10, 100))).toEqual(['a', 'b']);
  });
});

describe('an accent', () => {
  it('is on the letter that it is over, even if it leans', () => {
    expect(accented(letters('xy', 10, 100), glyphs('ˆ', 16, 99, upright))).toEqual(['x', 'accent<\u0302>{y}']);
  });

  it('is on all letters that it covers', () => {
    const wide = { ...highSign('˜', 11, 90, 92), x1: 24, baseline: 94 };
    expect(accented(letters('abc', 10, 100), [wide])).toEqual(['accent<\u0303>{a b c}']);
  });

  it('is a sign of its own where no letter is near', () => {
    expect(accented(letters('x', 10, 100), glyphs('ˆ', 40, 99, upright))).toHaveLength(2);
  });
});
