import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../../../../api/engines/pdf/reconstruct/formulas/find/find-formulas.ts';
import { unclearDisplay } from '../../../../../../api/engines/pdf/reconstruct/formulas/unclear-display.ts';
import { boxAroundAll } from '../../../../../../api/engines/pdf/reconstruct/model/box.ts';
import type { Glyph, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { bar, highSign, letters } from '../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const upright = { ...look, font: 'CMR10' };
const fraction = [...letters('a', 60, 94), ...letters('b', 60, 108)];
const candidate = (own: readonly Glyph[], rules: readonly Rule[] = [bar(60, 65, 97.5)]): Candidate => ({
  ...boxAroundAll(own),
  glyphs: own,
  isAlone: true,
  rules,
});
const textOf = (own: Candidate, ...others: readonly (readonly Glyph[])[]) =>
  unclearDisplay(own, [...own.glyphs, ...others.flat()])
    ?.glyphs.map(({ text }) => text)
    .sort()
    .join('') ?? null;

describe('a formula on a line of its own', () => {
  it('has the letters, signs and names of functions beside it', () => {
    expect(textOf(candidate(fraction))).toBe('ab');
    expect(textOf(candidate(fraction), letters('x', 45, 101), glyphs('=', 52, 101, upright))).toBe('=abx');
    expect(textOf(candidate(fraction), glyphs('sin', 40, 101, upright))).toBe('abins');
  });

  it('has no letters on other lines, or far away', () => {
    expect(textOf(candidate(fraction), letters('x', 60, 140), letters('y', 110, 101))).toBe('ab');
  });

  it('is none in a sentence', () => {
    expect(textOf(candidate(fraction), glyphs('where', 70, 101, upright))).toBeNull();
    expect(textOf(candidate(fraction), glyphs('AB', 70, 101, upright))).toBe('ABab');
  });

  it('has something above something else, and a letter of a font for formulas', () => {
    expect(textOf(candidate(fraction, []))).toBeNull();
    expect(textOf(candidate([...fraction, highSign('(', 50, 80, 115)], []))).toBe('(ab');
    expect(textOf(candidate(glyphs('ab', 60, 94, upright)))).toBeNull();
  });
});
