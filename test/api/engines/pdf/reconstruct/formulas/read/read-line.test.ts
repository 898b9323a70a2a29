import { describe, expect, it } from 'vitest';
import { atomsOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import {
  mainBaseline,
  readLine,
  sizeOfLine,
} from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/read-line.ts';
import { UnclearFormula } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/unclear-formula.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { highSign, letters, smallMath, written } from '../../../../../../support/rebuilt-pdf/formula.ts';

const small = (text: string, x: number, baseline: number) => letters(text, x, baseline, smallMath);
const read = (...glyphs: readonly (readonly Glyph[])[]) => written(readLine(atomsOf(glyphs.flat())));

describe('a line of a formula', () => {
  it('is in the size of its letters, whatever size its sums have', () => {
    const sum = highSign('∑', 10, 85, 110);
    const large = { ...sum, look: { ...sum.look, size: 16 } };
    expect(sizeOfLine(atomsOf([large, ...letters('x', 20, 100)]))).toBe(10);
    expect(sizeOfLine(atomsOf([large]))).toBe(16);
  });

  it('is on the baseline of most of its large letters', () => {
    const atoms = atomsOf([...letters('a', 10, 97), ...letters('bc', 15, 100), ...small('234', 30, 92)]);
    expect(mainBaseline(atoms, 10)).toBe(100);
    expect(mainBaseline(atomsOf([...letters('\u02dc', 10, 97), ...letters('A', 10, 100)]), 10)).toBe(100);
  });

  it('reads its letters with what is raised and lowered, nested as deep as it is', () => {
    expect(read(letters('x', 10, 100), small('2', 15, 96), letters('+y', 20, 100))).toBe('{x}_{}^{2} +y');
  });

  it('reads what is before its first letter as scripts before it', () => {
    expect(read(small('n', 6, 96), letters('C', 10, 100), small('k', 15, 103))).toBe('_{}^{n}{{C}_{k}^{}}');
  });

  it('gives a large sign its limits, and a low one indices', () => {
    expect(read([highSign('∑', 20, 90, 105)], small('n', 21, 87), letters('a', 30, 100))).toBe('∑limits_{}^{n}{a}');
    expect(read([highSign('∑', 20, 92, 102)], small('n', 30, 95), letters('a', 38, 100))).toBe('{∑}_{}^{n} a');
  });

  it('reads the scripts of scripts where they are as large, which belong to the letter before them', () => {
    const scripts = [...small('x', 15, 102), ...small('ji', 19, 104)];
    expect(read(letters('G', 10, 100), scripts, letters('+y', 30, 100))).toBe('{G}_{{x}_{ji}^{}}^{} +y');
    expect(() => read(letters('G', 10, 100), [...small('x', 15, 102), ...small('j', 19, 106)])).toThrow(UnclearFormula);
  });

  it('is unclear if a letter of its size is on another line, or none is on it', () => {
    expect(() => read(letters('ab', 10, 100), letters('c', 20, 106))).toThrow(UnclearFormula);
    expect(read()).toBe('');
  });
});
