import { describe, expect, it } from 'vitest';
import { findFormulas } from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/find-formulas.ts';
import type { Glyph, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { bar, highSign, letters, smallMath } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const upright = { ...look, font: 'CMR10' };
const textsOf = (parts: readonly Glyph[], rules: readonly Rule[] = []) =>
  findFormulas({ glyphs: parts, rules }).map(({ glyphs: own }) =>
    [...own]
      .sort((a, b) => a.x0 - b.x0)
      .map(({ text }) => text)
      .join(''),
  );

describe('letters of a formula', () => {
  it('are joined across signs and scripts, and not across words', () => {
    const line = [
      ...glyphs('let', 10, 100, upright),
      ...letters('x', 40, 100),
      ...letters('2', 45, 96, smallMath),
      ...glyphs('=', 52, 100, upright),
      ...letters('y', 60, 100),
      ...glyphs('and', 72, 100, upright),
      ...letters('z', 95, 100),
    ];
    expect(textsOf(line)).toEqual(['x2=y', 'z']);
  });

  it('are not joined with those of the next line', () => {
    const lines = [...letters('x', 40, 100), ...letters('i', 45, 102, smallMath), ...letters('y', 45, 112)];
    expect(textsOf(lines)).toEqual(['xi', 'y']);
  });

  it('are not joined with those of a line that is as near as the limits of a sum', () => {
    const lines = [
      ...[highSign('∑', 40, 92, 104), ...letters('x', 48, 100), ...letters('n', 53, 102, smallMath)],
      ...[highSign('∑', 50, 106, 118), ...letters('y', 58, 114), ...letters('n', 63, 116, smallMath)],
    ];
    expect(textsOf(lines)).toEqual(['∑xn', '∑yn']);
  });

  it('are not joined with a number after a space', () => {
    const words = glyphs('of', 28, 100, upright);
    expect(textsOf([...words, ...letters('x', 40, 100), ...glyphs('3', 48.3, 100, upright)])).toEqual(['x']);
    expect(textsOf([...glyphs('3', 40, 100, upright), ...letters('x', 45, 100)])).toEqual(['3x']);
  });

  it('are without the stops around them', () => {
    const beside = (text: string, x: number) => glyphs(text, x, 100, upright);
    const line = [...beside('say:', 21), ...letters('x', 42, 100), ...beside('.', 47.5), ...beside('So', 58)];
    expect(textsOf(line)).toEqual(['x']);
  });

  it('are between high brackets of several pieces, even if none is in a font for formulas', () => {
    const extension = (piece: Glyph) => ({ ...piece, look: { ...piece.look, font: 'CMEX10' } });
    const left = [highSign('⎛', 10, 70, 90), highSign('⎝', 10, 90, 110)].map(extension);
    const right = [highSign('⎞', 40, 70, 90), highSign('⎠', 40, 90, 110)].map(extension);
    const cells = [...glyphs('1', 25, 80, upright), ...glyphs('2', 25, 105, upright)];
    expect(findFormulas({ glyphs: [...left, ...right, ...cells], rules: [] })[0]?.glyphs).toHaveLength(6);
  });

  it('are joined with the limits of a function, and with what is between brackets', () => {
    const limit = [...glyphs('max', 10, 100, upright), ...letters('i', 15, 107, smallMath), ...letters('x', 27, 100)];
    expect(textsOf(limit)).toEqual(['maixx']);
    const pair = [highSign('[', 10, 85, 110), ...glyphs('any', 20, 100, upright), highSign(']', 40, 85, 110)];
    expect(textsOf([...pair, ...letters('x', 60, 100)])).toContain('[any]');
  });
});

describe('a rule', () => {
  const [above, below] = [letters('a', 60, 94), letters('b', 60, 108)];

  it('is a bar if it is as wide as what is above or below it', () => {
    expect(textsOf([...above, ...below], [bar(60, 65, 97.5)])).toEqual(['ab']);
    expect(textsOf([...above, ...below], [bar(45, 80, 97.5)])).toEqual(['a', 'b']);
    expect(textsOf([...above, ...below], [{ ...bar(60, 65, 97.5), thickness: 4 }])).toEqual(['a', 'b']);
  });

  it('is none where it meets upright ones, as in a table, but for the sides of a bar drawn as a rectangle', () => {
    const upright = (y0: number, y1: number): Rule => ({ ...bar(59, 59, 97.5), isHorizontal: false, y0, y1 });
    const textsBeside = (side: Rule) => textsOf([...above, ...below], [bar(60, 65, 97.5), side]);
    expect(textsBeside(upright(98, 112))).toEqual(['a', 'b']);
    expect(textsBeside(upright(97, 98))).toEqual(['ab']);
    expect(textsBeside(upright(120, 140))).toEqual(['ab']);
  });

  it('is a bar over what it is as wide as', () => {
    const [found] = findFormulas({ glyphs: below, rules: [bar(60, 65, 99.5)] });
    expect(found?.rules).toHaveLength(1);
  });
});

describe('parts of a formula on its own', () => {
  it('are joined across wider gaps, but not across those of tables', () => {
    const parts = (gap: number) => [...letters('x', 40, 100), ...glyphs('3', 45 + gap, 100, upright)];
    expect(textsOf(parts(7))).toEqual(['x3']);
    expect(textsOf(parts(12))).toEqual(['x']);
  });

  it('are not joined with those of the formula below', () => {
    const above = [highSign('∫', 40, 80, 100), ...letters('x', 50, 92)];
    const below = [highSign('∑', 30, 106, 120), ...letters('n', 31, 104, smallMath), ...letters('y', 40, 115)];
    expect(textsOf([...above, ...below])).toEqual(['∫x', '∑ny']);
  });
});

it('takes a bar that is drawn as a rectangle for one', () => {
  const parts = [...letters('a', 60, 94), ...letters('b', 60, 108)];
  expect(findFormulas({ glyphs: parts, rules: [bar(60, 65, 97.5), bar(60, 65, 97.6)] })[0]?.rules).toHaveLength(1);
});

it('finds the fraction in a fraction', () => {
  const inner = [...letters('1', 35, 112), ...letters('n', 35, 126)];
  const parts = [...letters('1', 28, 97), ...letters('1+', 20, 118), ...inner];
  const [found] = findFormulas({ glyphs: parts, rules: [bar(20, 41, 101), bar(34, 41, 115.5)] });
  expect(found?.glyphs).toHaveLength(5);
  expect(found?.rules).toHaveLength(2);
});

it('says whether text is beside a formula', () => {
  const isAlone = (parts: readonly Glyph[]) => findFormulas({ glyphs: parts, rules: [] }).map((each) => each.isAlone);
  expect(isAlone(letters('x', 60, 100))).toEqual([true]);
  expect(isAlone([...glyphs('of', 40, 100, upright), ...letters('x', 60, 100)])).toEqual([false]);
  expect(isAlone([...letters('x', 60, 100), ...glyphs('(1)', 200, 100, upright)])).toEqual([true]);
});

it('looks at no page with too many letters apart', () => {
  const many = Array.from({ length: 3000 }, (_, index) => letters('x', (index % 60) * 10, Math.floor(index / 60) * 12));
  expect(findFormulas({ glyphs: many.flat(), rules: [] })).toEqual([]);
});
