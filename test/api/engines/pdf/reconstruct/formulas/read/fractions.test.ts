import { describe, expect, it } from 'vitest';
import { type Atom, atomsOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import { withFractions } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/fractions.ts';
import { readLine } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/read-line.ts';
import { UnclearFormula } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/unclear-formula.ts';
import type { MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import type { Glyph, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { bar, highSign, letters, smallMath, written } from '../../../../../../support/rebuilt-pdf/formula.ts';

const readRow = (atoms: readonly Atom[], rules: readonly Rule[]): MathRow =>
  atoms.length === 0 ? [] : readLine(withFractions(atoms, rules, readRow));
const made = (glyphs: readonly Glyph[], ...rules: readonly Rule[]) => withFractions(atomsOf(glyphs), rules, readRow);
const parts = (glyphs: readonly Glyph[], ...rules: readonly Rule[]) =>
  made(glyphs, ...rules).map(({ text, row }) => (row === null ? text : written(row)));

describe('a rule among letters', () => {
  it('is the bar of a fraction between those above and below it', () => {
    expect(
      parts([...letters('x', 8, 100), ...letters('a', 20, 94), ...letters('b', 20, 108)], bar(19, 26, 97.5)),
    ).toEqual(['x', 'frac{a}{b}']);
  });

  it('is part of what a longer one is the bar of', () => {
    const letterRows = [...letters('a', 22, 86), ...letters('b', 22, 98), ...letters('c', 22, 112)];
    expect(parts(letterRows, bar(22, 27, 89), bar(18, 31, 101))).toEqual(['frac{frac{a}{b}}{c}']);
  });

  it('makes a fraction as wide as it is, centred on the axis of its line', () => {
    const [fraction] = made([...letters('a', 20, 94), ...letters('b', 20, 108)], bar(15, 30, 97.5));
    expect([fraction?.x0, fraction?.x1, fraction?.baseline]).toEqual([15, 30, 100]);
  });

  it('is over or under letters that it is close to, with nothing on its other side', () => {
    expect(parts(letters('x', 10, 100), bar(10, 15, 91.5))).toEqual(['above{x}']);
    expect(parts(letters('x', 10, 100), bar(10, 15, 103))).toEqual(['below{x}']);
  });

  it('is the bar of a root that it begins at, over all that is below it', () => {
    const sign = { ...highSign('√', 10, 90, 102), ink: [90, 102] as const };
    const degree = letters('3', 10, 94, { ...smallMath, size: 5 });
    expect(parts([sign, ...letters('ab', 16, 100), ...letters('c', 30, 100)], bar(16, 26, 90))).toEqual([
      'c',
      'root[]{ab}',
    ]);
    expect(parts([sign, ...degree, ...letters('b', 16, 100)], bar(16, 21, 90))).toEqual(['root[3]{b}']);
  });

  it('is unclear with no letters at it', () => {
    expect(() => parts(letters('x', 10, 100), bar(40, 60, 90))).toThrow(UnclearFormula);
  });
});
