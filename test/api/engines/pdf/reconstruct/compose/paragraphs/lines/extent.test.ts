import { describe, expect, it } from 'vitest';
import {
  extentOf,
  setExtentOf,
} from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/extent.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { MathNode, MathRow } from '../../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import type { Glyph } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { Passage } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const run: MathNode = { type: 'run', text: 'x', style: 'italic' };
const fraction: MathRow = [{ type: 'fraction', above: [run], below: [run], hasBar: true }];
const extent = (letters: readonly Glyph[]) => {
  const [passage] = findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 250 });
  return setExtentOf(passage as Passage, 12);
};
const withFormula = (letters: readonly Glyph[], row: MathRow) =>
  letters.map((glyph) => (glyph.text === 'x' ? { ...glyph, formula: { row, look } } : glyph));

describe('the extent of a paragraph', () => {
  it('is as high on the page as the formulas in it', () => {
    const letters = withFormula(glyphs('xyz', 50, 100), fraction).map((glyph) => ({ ...glyph, y0: 80, y1: 120 }));
    const [passage] = findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 250 });
    expect(extentOf(passage as Passage, 12)).toEqual({ top: 80, bottom: 120 });
  });

  it('is a fifth of its pitch below the last baseline', () => {
    const { top, bottom } = extent(glyphs('text', 50, 100));
    expect([top, bottom].map((y) => y.toFixed(1))).toEqual(['90.4', '102.4']);
  });

  it('has room for a fraction as readers set it', () => {
    const { top, bottom } = extent(withFormula(glyphs('xyz', 50, 100), fraction));
    expect([top, bottom].map((y) => y.toFixed(1))).toEqual(['82.2', '110.5']);
  });

  it('has no more room for indices', () => {
    const index: MathRow = [{ type: 'scripts', base: [run], raised: [run], lowered: [run], areBefore: false }];
    expect(extent(withFormula(glyphs('xyz', 50, 100), index))).toEqual(extent(glyphs('xyz', 50, 100)));
  });

  it('ends lower where a fraction moves the lines of a paragraph apart', () => {
    const lines = [...glyphs('these are forty letters to the very', 50, 100), ...glyphs('xyz', 50, 112)];
    const above = withFormula([...lines, ...glyphs('xyz', 50, 124)], fraction).filter(({ baseline }) => baseline < 124);
    const { top, bottom } = extent(above);
    expect(top).toBeCloseTo(90.4);
    expect(bottom).toBeCloseTo(112 + 10.5 + 2.4 + 17.8 - 12);
  });

  it('ends on its page if it goes on on the next one', () => {
    const [first, second] = [glyphs('these are forty letters to the very', 50, 100), glyphs('end of a page', 50, 112)];
    const [passage] = findPassages(joinSegments(findSegments([...first, ...second])), { x0: 50, x1: 250 });
    const rest = findSegments(glyphs('and the next', 50, 60));
    const whole = { ...(passage as Passage), lines: [...(passage?.lines ?? []), ...rest] };
    expect(setExtentOf(whole, 12).bottom).toBeCloseTo(114.4);
  });
});
