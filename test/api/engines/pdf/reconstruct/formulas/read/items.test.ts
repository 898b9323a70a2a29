import { describe, expect, it } from 'vitest';
import { atomsOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import { rowOfItems } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/items.ts';
import { nodesOf, withWords } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/letters.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { letters, written } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const word = (text: string, x: number) => glyphs(text, x, 100, { ...look, font: 'CMR10' });
/** What things on a line without scripts are together; sums and integrals are operators. */
const row = (...parts: readonly (readonly Glyph[])[]) => {
  const atoms = [...withWords(atomsOf(parts.flat()))].sort((a, b) => a.x0 - b.x0);
  const items = atoms.map((atom) => ({
    atom,
    base:
      atom.text === '∑'
        ? [{ type: 'operator' as const, sign: '∑', raised: [], lowered: [], areBeside: true, operand: [] }]
        : nodesOf(atom),
    dress: <T>(base: T) => base,
    right: atom.x1,
  }));
  return written(rowOfItems(items, 10));
};
const line = (text: string) => row(letters(text, 10, 100));

describe('things on a line', () => {
  it('are pairs of brackets, with what is in them', () => {
    expect(line('a(b[c])')).toBe('a <(b <[c]>)>');
    expect(line('|a|')).toBe('<|a|>');
    expect(line('[a,b)')).toBe('<[a,b)>');
  });

  it('are text if they lack their partner, or what they relate', () => {
    expect(line('(a')).toBe('text:( a');
    expect(line('a)')).toBe('a text:)');
    expect(line('=a')).toBe('text:= a');
    expect(line('a=')).toBe('a text:=');
    expect(line('a=b')).toBe('a=b');
  });

  it('are functions with what they apply to, up to the next sign', () => {
    expect(row(word('sin', 10), letters('x+y', 27, 100))).toBe('fn{upright:sin}{x} +y');
    expect(row(word('sin', 10), letters('(x+y)z=1', 27, 100))).toBe('fn{upright:sin}{<(x+y)> z} =1');
  });

  it('are sums over all up to a relation, or to the next sum', () => {
    expect(line('∑ab=c')).toBe('∑_{}^{}{ab} =c');
    expect(line('∑a+∑b')).toBe('∑_{}^{}{a} + ∑_{}^{}{b}');
  });

  it('keep the spaces around words, and the wide ones between formulas', () => {
    expect(row(letters('x', 10, 100), word('if', 19), letters('y', 33, 100))).toBe('x text: if  y');
    expect(row(letters('x', 10, 100), letters('y', 18, 100))).toBe('xy');
    expect(row(letters('x', 10, 100), letters('y', 40, 100))).toBe('x text:\u2003 y');
  });
});
