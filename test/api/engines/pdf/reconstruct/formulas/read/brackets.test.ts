import { describe, expect, it } from 'vitest';
import { atomsOf } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/atom.ts';
import { withBrackets } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/brackets.ts';
import { readLine } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/read-line.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { highSign, letters, written } from '../../../../../../support/rebuilt-pdf/formula.ts';

/** What is left once brackets are put together: signs by their texts, and what was made. */
const parts = (...glyphs: readonly (readonly Glyph[])[]) =>
  withBrackets(atomsOf(glyphs.flat()), readLine).map(({ text, row }) => (row === null ? text : written(row)));
const high = (text: string, x: number, top = 85, bottom = 110) => [highSign(text, x, top, bottom)];

describe('high brackets', () => {
  it('hold what is between them', () => {
    expect(parts(letters('f', 5, 100), high('(', 12), letters('xy', 20, 100), high(')', 32))).toEqual(['f', '<(xy)>']);
  });

  it('may be within others, and of several kinds', () => {
    expect(
      parts(high('[', 10, 80, 115), high('(', 18), letters('x', 26, 100), high(')', 33), high(']', 42, 80, 115)),
    ).toEqual(['<[<(x)>]>']);
    expect(parts(high('|', 10), letters('x', 18, 100), high('|', 26))).toEqual(['<|x|>']);
    expect(parts(high('[', 10), letters('x', 18, 100), high(')', 26))).toEqual(['<[x)>']);
  });

  it('are no pair if one is higher than the other', () => {
    expect(parts(high('(', 10), letters('x', 18, 100), high(')', 26, 70, 125))).toEqual(['(', 'x', ')']);
  });

  it('around nothing, and those as high as the line, are signs', () => {
    expect(parts(high('(', 10), high(')', 26))).toEqual(['(', ')']);
    expect(parts(letters('(x)', 10, 100))).toEqual(['(', 'x', ')']);
  });

  it('hold several lines as a matrix, and an open brace cases', () => {
    expect(parts(high('(', 10, 80, 115), letters('x', 18, 92), letters('y', 18, 108), high(')', 26, 80, 115))).toEqual([
      '<(matrix{x ; y})>',
    ]);
    expect(parts(high('{', 10, 80, 115), letters('x', 18, 92), letters('y', 18, 108))).toEqual(['<{matrix{x ; y}>']);
  });
});
