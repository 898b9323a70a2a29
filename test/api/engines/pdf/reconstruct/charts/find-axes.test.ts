import { describe, expect, it } from 'vitest';
import { findAxes } from '../../../../../../api/engines/pdf/reconstruct/charts/find-axes.ts';
import type { Glyph, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const line = { thickness: 0.5, colour: '000000' };
const places = [0, 1, 2, 3, 4];
/** Ticks below a chart, 40 points from one to the next, and above the numbers that they stand for. */
const ticks = places.map(
  (index): Rule => ({ ...line, isHorizontal: false, x0: 100 + 40 * index, x1: 100 + 40 * index, y0: 300, y1: 304 }),
);
const numbers = (shift = 0, text = (index: number) => String(index)) =>
  places.flatMap((index) => glyphs(text(index), 97.5 + shift + 40 * index, 315));
const axes = (rules: readonly Rule[], letters: readonly Glyph[], rotated: readonly Glyph[] = []) =>
  findAxes({ rules, glyphs: letters, rotated });

describe('an axis', () => {
  it('has ticks with numbers at their middles', () => {
    expect(axes(ticks, numbers())).toEqual([
      {
        ticks: { x0: 100, x1: 260, y0: 300, y1: 304 },
        box: { x0: 97.5, x1: 262.5, y0: 300, y1: 317 },
        font: 'LiberationSans',
      },
    ]);
  });

  it('may be as small as a figure is set, but not without length', () => {
    const short = (length: number) => ticks.map((tick) => ({ ...tick, y1: tick.y0 + length }));
    expect(axes(short(1.1), numbers())).toHaveLength(1);
    expect(axes(short(0.5), numbers())).toEqual([]);
  });

  it('has numbers at most of its ticks', () => {
    expect(
      axes(
        ticks,
        numbers(0, (index) => (index === 2 ? 'x' : String(index))),
      ),
    ).toHaveLength(1);
    expect(
      axes(
        ticks,
        numbers(0, (index) => (index > 1 ? 'x' : String(index))),
      ),
    ).toEqual([]);
  });

  it('is none between numbers, as those of tables stand, far from them, or with words', () => {
    expect(axes(ticks, numbers(20))).toEqual([]);
    expect(
      axes(
        ticks,
        numbers().map((glyph) => ({ ...glyph, y0: glyph.y0 + 40, y1: glyph.y1 + 40 })),
      ),
    ).toEqual([]);
    expect(
      axes(
        ticks,
        numbers(0, () => 'a'),
      ),
    ).toEqual([]);
  });

  it('is none of few ticks, or of rules as long as those of tables', () => {
    expect(axes(ticks.slice(0, 2), numbers())).toEqual([]);
    expect(
      axes(
        ticks.map((tick) => ({ ...tick, y0: 200 })),
        numbers(),
      ),
    ).toEqual([]);
  });

  it('may run up the page, with numbers that do so, too', () => {
    const turned = ticks.map(
      (rule): Rule => ({ ...rule, isHorizontal: true, x0: rule.y0, x1: rule.y1, y0: rule.x0, y1: rule.x1 }),
    );
    const rotated = numbers().map((glyph) => ({ ...glyph, x0: glyph.y0, x1: glyph.y1, y0: glyph.x0, y1: glyph.x1 }));
    const expected = [{ ticks: { x0: 300, x1: 304, y0: 100, y1: 260 } }];
    expect(axes(turned, [], rotated)).toMatchObject(expected);
    expect(axes(turned, rotated)).toMatchObject(expected);
  });
});
