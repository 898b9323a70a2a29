import { describe, expect, it } from 'vitest';
import { barOf, tokensInText } from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/bars.ts';
import type { Token } from '../../../../../../../api/engines/pdf/reconstruct/formulas/find/tokens.ts';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { bar } from '../../../../../../support/rebuilt-pdf/formula.ts';

/** A part of a formula on a baseline, 10 points high. */
const token = (x0: number, x1: number, baseline: number, parts: Partial<Token> = {}): Token => ({
  ...{ x0, x1, y0: baseline - 7, y1: baseline + 2, baseline, size: 10, glyphs: [], kind: 'math', text: 'x' },
  ...{ isSign: false, isHigh: false, takesLimits: false, isAccent: false },
  ...parts,
});
const rule = bar(98, 107, 50);
const [above, below] = [token(100, 105, 46), token(100, 105, 60)];
const at = (of: Rule, tokens: readonly Token[], rules: readonly Rule[]) =>
  barOf(of, { tokens, rules, inText: tokensInText(tokens, () => tokens) });

describe('what a rule is the bar of', () => {
  it('is a fraction if something is above and below its middle', () => {
    const found = at(rule, [above, below], []);
    expect(found?.parts).toEqual([above, below]);
    expect(found?.node).toMatchObject({ x0: 98, x1: 107, y0: 39, y1: 62, size: 10, kind: 'math', rule });
  });

  it('is none if the rule is thick, much longer, or beside the middle of what it parts', () => {
    expect(at({ ...rule, thickness: 3 }, [above, below], [])).toBeNull();
    expect(at(bar(60, 145, 50), [above, below], [])).toBeNull();
    expect(at(bar(98, 140, 50), [above, token(130, 135, 60)], [])).toBeNull();
  });

  it('is none if what it parts is further away', () => {
    expect(at(rule, [token(100, 105, 36), token(100, 105, 75)], [])).toBeNull();
  });

  it('has all that is nearest on one line, but nothing beyond its ends', () => {
    const wide = bar(98, 118, 50);
    const numerator = [token(100, 105, 46), token(108, 113, 46)];
    const beside = token(130, 135, 46);
    expect(at(wide, [...numerator, beside, token(105, 110, 60)], [])?.parts).toHaveLength(3);
  });

  it('is a fraction within another one, whose bar is longer', () => {
    // The bar of the outer fraction is 20 points below; what is below that is not of the inner one.
    const outer = bar(90, 115, 68);
    const found = at(rule, [above, below, token(100, 105, 80)], [rule, outer]);
    expect(found?.node).toMatchObject({ y0: 39, y1: 62 });
  });

  it('is a fraction above another one on the next line', () => {
    // The numerator of the next line begins below the end of this bar, and is close to what is below it.
    const [first, next] = [bar(98, 128, 50), bar(118, 148, 75)];
    const [numerator, denominator] = [token(100, 126, 46), token(110, 116, 60)];
    const ofNext = [token(120, 127, 71), token(128, 146, 71), token(130, 136, 85)];
    const tokens = [numerator, denominator, ...ofNext];
    expect(at(first, tokens, [first, next])?.node).toMatchObject({ x0: 98, x1: 128, y1: 62 });
    expect(at(next, tokens, [first, next])?.node).toMatchObject({ x0: 118, x1: 148 });
  });

  it('is a fraction above a line of text with letters in it', () => {
    const wide = bar(98, 128, 50);
    const fraction = [token(100, 126, 46), token(110, 116, 60)];
    const text = [token(98, 103, 71), token(106, 140, 71, { kind: 'prose', text: 'words' })];
    expect(at(wide, [...fraction, ...text], [])?.node).toMatchObject({ y1: 62 });
  });

  it('is letters below it without anything above them', () => {
    const letter = token(100, 105, 58);
    expect(at(rule, [letter], [])).toEqual({ rule, parts: [letter], node: null });
    expect(at(rule, [{ ...letter, kind: 'prose' }], [])).toBeNull();
    expect(at(rule, [token(100, 105, 62)], [])).toBeNull();
    expect(at(rule, [above], [])).toBeNull();
  });

  it('is letters below it where what is above it is in a line of text', () => {
    const letter = token(100, 105, 58);
    const word = (x0: number, baseline: number) => token(x0, x0 + 20, baseline, { kind: 'prose', text: 'word' });
    expect(at(rule, [above, word(109, 46), letter], [])).toEqual({ rule, parts: [letter], node: null });
    expect(at(rule, [above, word(112, 46), letter], [])?.node).not.toBeNull();
    expect(at(rule, [above, word(109, 53), letter], [])?.node).not.toBeNull();
  });

  it('is a root behind its sign', () => {
    const sign = token(90, 98, 58, { text: '√', isHigh: true, y0: 50, y1: 62 });
    const content = token(100, 105, 60);
    expect(at(rule, [sign, content], [])).toEqual({ rule, parts: [sign, content], node: null });
    const after = token(103, 106, 56, { size: 6 });
    const others = [after, token(103, 106, 56, { kind: 'prose' }), token(120, 125, 60), token(103, 106, 75)];
    expect(at(rule, [sign, content, ...others], [])?.parts).toEqual([sign, content, after]);
  });
});
