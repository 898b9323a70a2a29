import { expect, it } from 'vitest';
import { bodySize, tokensOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/tokens.ts';
import { highSign, letters, smallMath } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 7 };

it.each([
  ['x', letters('x', 10, 100), 'math'],
  ['314', glyphs('314', 10, 100), 'number'],
  ['word', glyphs('word', 10, 100), 'prose'],
  ['sin', glyphs('sin', 10, 100), 'function'],
  ['=', glyphs('=', 10, 100), 'sign'],
  ['(', glyphs('(', 10, 100), 'bracket'],
  ['.', glyphs('.', 10, 100), 'punctuation'],
  [
    'dx',
    [...glyphs('d', 10, 100, { ...look, isItalic: true }), ...glyphs('x', 15, 100, { ...look, isBold: true })],
    'letter',
  ],
  ['by', glyphs('by', 10, 100, { ...look, isBold: true }), 'prose'],
  ['”', glyphs('”', 10, 100), 'prose'],
  ['d', glyphs('d', 10, 100), 'letter'],
  ['max', glyphs('eff', 10, 100, small), 'letter'],
] as const)('%s is told by its letters', (_, parts, kind) => {
  expect(tokensOf(parts, 10).map((token) => token.kind)).toEqual([kind]);
});

it('divides lines where the kind or the size of letters changes', () => {
  const parts = [...glyphs('of', 10, 100), ...letters('x', 20, 100), ...letters('i', 25, 102, smallMath)];
  expect(tokensOf([...parts, ...glyphs('at', 40, 100)], 10).map(({ text }) => text)).toEqual(['of', 'x', 'at', 'i']);
});

it('tells high brackets and signs by their ink', () => {
  const parts = [highSign('(', 10, 80, 110), highSign('(', 30, 95, 105), highSign('∑', 50, 85, 105)];
  expect(tokensOf(parts, 10).map(({ isHigh, takesLimits }) => [isHigh, takesLimits])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, false],
      [true, true],
    ]),
  );
});

it('has the pieces of a bracket as one, and what is higher than a line on its own', () => {
  const pieces = [highSign('⎛', 10, 70, 88), highSign('⎝', 10, 88, 106)];
  const tokens = tokensOf([...pieces, highSign('∑', 16, 80, 100)], 10);
  const [bracket, ...others] = [...tokens].sort((a, b) => a.x0 - b.x0);
  expect(bracket).toMatchObject({ text: '(', isHigh: true, y0: 70, y1: 106, baseline: 90.5 });
  expect(others.map(({ text }) => text)).toEqual(['∑']);
});

it('knows the size of most letters', () => {
  expect(bodySize([...glyphs('text', 10, 100), ...glyphs('i', 40, 102, small)])).toBe(10);
});
