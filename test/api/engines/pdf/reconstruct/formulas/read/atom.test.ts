import { describe, expect, it } from 'vitest';
import {
  atomsOf,
  inkBox,
  isHighGlyph,
  isMathLetter,
  joined,
  withWholeBrackets,
} from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { highSign, letters, mathLook, scaledSign } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const letterIn = (font: string, text: string) => letters(text, 0, 10, { ...mathLook, font })[0] as Glyph;

describe('a letter of a formula', () => {
  it('is in a font for formulas', () => {
    expect(['CMMI10', 'CambriaMath', 'LiberationSerif'].map((font) => isMathLetter(letterIn(font, 'x')))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is a variable, where the font has no name', () => {
    expect([isMathLetter(letterIn('', '𝑥')), isMathLetter(letterIn('', 'x'))]).toEqual([true, false]);
  });

  it('is a sign of formulas, in a font that has bullets as well', () => {
    expect(['∑', '≤', '√', '('].every((sign) => isMathLetter(letterIn('OpenSymbol', sign)))).toBe(true);
    expect(isMathLetter(letterIn('OpenSymbol', '•'))).toBe(false);
  });

  it('is a sign that only formulas have, in a font that words have Greek letters and bullets from as well', () => {
    expect(['∑', '√', '⎛'].every((sign) => isMathLetter(letterIn('SymbolMT', sign)))).toBe(true);
    expect(['α', '•', '→', '−'].some((sign) => isMathLetter(letterIn('SymbolMT', sign)))).toBe(false);
  });

  it('is as high as its ink, or as a capital with a descender', () => {
    expect(inkBox(highSign('(', 10, 80, 110))).toEqual({ x0: 10, x1: 16, y0: 80, y1: 110 });
    const { y0, y1 } = inkBox(letterIn('CMMI10', 'x'));
    expect([y0 < 5, y1 > 10 && y1 < 13]).toEqual([true, true]);
    expect([isHighGlyph(highSign('(', 10, 80, 110)), isHighGlyph(highSign('(', 10, 100, 108))]).toEqual([true, false]);
  });
});

describe('atoms', () => {
  it('of signs that LibreOffice makes higher by a larger font have the size of the letters around them', () => {
    const [x, bracket] = atomsOf([...letters('x', 10, 100), scaledSign('(', 16, 85, 110)]);
    expect([x?.size, bracket?.size, bracket?.text]).toEqual([10, 10, '(']);
    // The middle of the sign is a quarter of an em above the baseline that it gets.
    expect(bracket?.baseline).toBeCloseTo(100, 0);
  });

  it('that are joined cover all of their letters, on the baseline of the first', () => {
    const word = joined(atomsOf([...letters('a', 10, 100), ...letters('b', 15, 90)]), { text: 'ab' });
    expect(word).toMatchObject({ x0: 10, x1: 20, baseline: 100, letters: 2, text: 'ab', row: null });
  });

  it('that are pieces of one bracket become one, and others stay', () => {
    const pieces = [highSign('⎛', 10, 70, 90), highSign('⎝', 10, 90, 110), highSign('⎧', 40, 70, 90)];
    const whole = withWholeBrackets(atomsOf([...pieces, ...letters('x', 20, 92)]));
    expect(whole.map(({ text, letters: count }) => [text, count])).toEqual([
      ['x', 1],
      ['(', 2],
      ['{', 1],
    ]);
    expect(whole[1]).toMatchObject({ y0: 70, y1: 110 });
  });

  it('know the looks of their letters', () => {
    expect(atomsOf(letters('x', 10, 100, { ...look, size: 8 }))[0]?.glyph.look.size).toBe(8);
  });
});
