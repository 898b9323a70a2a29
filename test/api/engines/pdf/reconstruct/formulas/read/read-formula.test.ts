import { describe, expect, it } from 'vitest';
import {
  isTwoDimensional,
  readFormula,
  textOfRow,
} from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/read-formula.ts';
import type { MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import type { Glyph, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { bar, highSign, letters, mathLook, smallMath, written } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const tiny = { ...smallMath, size: 5 };
const upright = { ...look, font: 'CMR10' };

function read(parts: readonly Glyph[], rules: readonly Rule[] = []): string | null {
  const reading = readFormula(parts, rules);
  return reading === null ? null : written(reading.row);
}

describe('the letters of a formula', () => {
  it('are raised and lowered beside what they belong to, several times', () => {
    const raised = [...letters('x', 10, 100), ...letters('2', 15, 96, smallMath), ...letters('i', 15, 102, smallMath)];
    expect(read([...raised, ...letters('y', 22, 100)])).toBe('{x}_{i}^{2} y');
    const nested = [...letters('e', 10, 100), ...letters('x', 15, 96, smallMath), ...letters('2', 18.5, 93.5, tiny)];
    expect(read(nested)).toBe('{e}_{}^{{x}_{}^{2}}');
  });

  it('may have scripts before them', () => {
    expect(read([...letters('n', 6, 96, smallMath), ...letters('C', 10, 100)])).toBe('_{}^{n}{C}');
  });

  it('are above and below a bar, and in bars within it', () => {
    const above = letters('a+b', 12, 94);
    const below = [...letters('1+', 10, 108), ...letters('c', 21, 105, smallMath), ...letters('d', 21, 112, smallMath)];
    expect(read([...above, ...below], [bar(10, 28, 97.5), bar(21, 24.5, 106.4)])).toBe('frac{a+b}{1+ frac{c}{d}}');
  });

  it('beside a bar are on its line', () => {
    const fraction = [...letters('a', 20, 94), ...letters('b', 20, 108)];
    expect(read([...letters('x=', 8, 100), ...fraction, ...letters(')', 25.2, 100)], [bar(20, 25, 97.5)])).toBe(
      'x= frac{a}{b} text:)',
    );
  });

  it('are in a root, with its degree', () => {
    const sign: Glyph = { ...highSign('√', 10, 90, 102), ink: [90, 102] };
    const parts = [sign, ...letters('b', 16, 100), ...letters('3', 10, 94, tiny)];
    expect(read(parts, [bar(16, 21, 90)])).toBe('root[3]{b}');
  });

  it('have a bar over or under them', () => {
    expect(read(letters('x', 10, 100), [bar(10, 15, 91.5)])).toBe('above{x}');
    expect(read(letters('x', 10, 100), [bar(10, 15, 103)])).toBe('below{x}');
  });

  it('have an accent, which is drawn over them', () => {
    expect(read([...letters('v', 10, 100), ...glyphs('ˆ', 10, 99, upright)])).toBe('accent<\u0302>{v}');
  });

  it('have an accent that Unicode has a letter with, a leaning one, and one over several', () => {
    expect(read([...letters('y', 10, 100), ...glyphs('¨', 12.8, 100, upright)])).toBe('accent<\u0308>{y}');
    const wide = { ...highSign('˜', 11, 90, 92), x1: 24, baseline: 94 };
    expect(read([...letters('abc', 10, 100), wide])).toBe('accent<\u0303>{a b c}');
  });

  it('are on their line beside a sum of a larger font', () => {
    const sum = highSign('∑', 10, 85, 105);
    const large = { ...sum, look: { ...sum.look, size: 15 } };
    expect(read([large, ...letters('x', 20, 100), ...letters('2', 25, 96, smallMath)])).toBe('∑_{}^{}{{x}_{}^{2}}');
  });

  it('are the limits of a sum, which applies to what is before the next sum', () => {
    const sum = [highSign('∑', 20, 90, 105), ...letters('n', 21, 87, smallMath), ...letters('i=1', 18, 112, smallMath)];
    const parts = [...sum, ...letters('a', 28, 100), ...letters('i', 33, 102, smallMath), ...letters('+b', 38, 100)];
    expect(read(parts)).toBe('∑limits_{i=1}^{n}{{a}_{i}^{}} +b');
  });

  it('are beside an integral', () => {
    const integral = [
      highSign('∫', 20, 86, 108),
      ...letters('1', 27, 91, smallMath),
      ...letters('0', 25, 109, smallMath),
    ];
    expect(read([...integral, ...letters('x', 32, 100)])).toBe('∫_{0}^{1}{x}');
  });

  it('are in high brackets, as a matrix if they are in several lines', () => {
    const corners = [highSign('(', 10, 82, 112), highSign(')', 52, 82, 112)];
    const cells = [
      ...letters('a', 20, 92),
      ...letters('b', 40, 92),
      ...letters('c', 20, 108),
      ...letters('d', 40, 108),
    ];
    expect(read([...corners, ...cells])).toBe('<(matrix{a & b ; c & d})>');
    const low = [highSign('[', 10, 90, 105), ...letters('x', 18, 100), highSign(']', 24, 90, 105)];
    expect(read([...low, ...letters('2', 31, 91, smallMath)])).toBe('{<[x]>}_{}^{2}');
  });

  it('are in the fractions of a matrix, whose rows are closer than its fractions are high', () => {
    const corners = [highSign('(', 10, 82, 127), highSign(')', 40, 82, 127)];
    const numbers = [90, 101, 112.5, 123.5].flatMap((baseline, index) =>
      letters(`${index + 1}`, 22, baseline, { ...upright, size: 8 }),
    );
    expect(read([...corners, ...numbers], [bar(22, 26, 93), bar(22, 26, 115.5)])).toBe(
      '<(matrix{frac{1}{2} ; frac{3}{4}})>',
    );
  });

  it('are indices of a sum that is as high as a line, as in sentences', () => {
    const sum = highSign('∑', 20, 92, 102);
    const limits = [...letters('n', 30, 95, smallMath), ...letters('i', 30, 103, smallMath)];
    expect(read([sum, ...limits, ...letters('a', 38, 100)])).toBe('{∑}_{i}^{n} a');
  });

  it('follow a high brace that nothing closes, as cases', () => {
    const cases = [...letters('x', 20, 92), ...letters('y', 20, 108)];
    const words = [...glyphs('if', 40, 92, upright), ...glyphs('else', 40, 108, upright)];
    expect(read([highSign('{', 10, 82, 112), ...cases, ...words])).toBe('<{matrix{x & text:if ; y & text:else}>');
  });

  it('are in brackets of several pieces', () => {
    const pieces = [highSign('⎧', 10, 70, 84), highSign('⎨', 10, 84, 98), highSign('⎩', 10, 98, 112)];
    expect(read([...pieces, ...letters('x', 20, 80), ...letters('y', 20, 108)])).toBe('<{matrix{x ; y}>');
  });

  it('are names of functions, with what they apply to', () => {
    const limit = [...glyphs('lim', 10, 100, upright), ...letters('n', 15, 107, smallMath)];
    const parts = [...limit, ...glyphs('sin', 27, 100, upright), ...letters('x=1', 44, 100)];
    expect(read(parts)).toBe('fn{lim{upright:lim}_{n}^{}}{} fn{upright:sin}{x} =1');
  });

  it('are in pairs of brackets as high as the line; brackets without a partner are text', () => {
    expect(read(letters('f(x)', 10, 100))).toBe('f <(x)>');
    expect(read([...letters('[0,1)', 10, 100)])).toBe('<[0,1)>');
    expect(read([...letters('(0,1', 10, 100)])).toBe('text:( 0,1');
  });

  it('are plain letters with a style', () => {
    const word = { ...mathLook, font: 'CambriaMath', isItalic: false };
    expect(read([...letters('𝑥', 10, 100, word), ...letters('𝐲', 20, 100, word)])).toBe('x bold:y');
  });

  it('are none if their places do not tell what they are', () => {
    expect(read([...letters('ab', 10, 100), ...letters('c', 20, 104)])).toBeNull();
    expect(read(letters('x\ufffd', 10, 100))).toBeNull();
    expect(read(letters('x', 10, 100), [bar(40, 60, 90)])).toBeNull();
  });
});

it('tells on which line a formula is: fractions and matrices have none of their own', () => {
  const fraction = [...letters('a', 20, 94), ...letters('b', 20, 108)];
  expect(readFormula([...letters('x=', 8, 100), ...fraction], [bar(20, 25, 97.5)])?.baseline).toBe(100);
});

describe('a row', () => {
  const x: MathRow = [{ type: 'run', text: 'x', style: 'italic' }];
  const two: MathRow = [{ type: 'run', text: '2', style: 'italic' }];

  it('has the text of its parts in the order in which they are read', () => {
    expect(textOfRow([{ type: 'fraction', above: x, below: two, hasBar: true }])).toBe('x2');
    expect(textOfRow([{ type: 'brackets', open: '(', close: ')', content: x }])).toBe('(x)');
  });

  it('is more than text if something is above something else', () => {
    const square = { type: 'scripts', base: x, raised: two, lowered: [], areBefore: false } as const;
    expect(isTwoDimensional([square])).toBe(false);
    expect(isTwoDimensional([{ ...square, lowered: two }])).toBe(true);
    expect(isTwoDimensional([{ ...square, raised: [square] }])).toBe(true);
    expect(isTwoDimensional([{ type: 'bar', side: 'above', content: x }])).toBe(true);
  });
});
