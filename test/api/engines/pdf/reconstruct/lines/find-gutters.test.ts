import { describe, expect, it } from 'vitest';
import { findGutters, segmentGap } from '../../../../../../api/engines/pdf/reconstruct/lines/find-gutters.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Rows of 20 letters (100 pt) at 50, and of others after a gap. */
const rowsOf = (count: number, gap: number, letters = 20) =>
  Array.from({ length: count }, (_, index) => {
    const baseline = 100 + 12 * index;
    const left = glyphs('x'.repeat(20), 50, baseline);
    const right = glyphs('y'.repeat(letters), 150 + gap, baseline).map((glyph) => ({
      ...glyph,
      space: 'written' as const,
    }));
    return { baseline, y0: baseline - 8, y1: baseline + 2, size: 10, glyphs: [...left, ...right] };
  });

describe('gutters', () => {
  it('are stretches that all of many rows leave free', () => {
    expect(findGutters(rowsOf(9, 7))).toEqual([{ x0: 150, x1: 157, y0: 100, y1: 196 }]);
  });

  it('are none in few rows, between words, and next to labels', () => {
    expect(findGutters(rowsOf(7, 7))).toEqual([]);
    expect(findGutters(rowsOf(9, 3))).toEqual([]);
    expect(findGutters(rowsOf(9, 7, 3))).toEqual([]);
  });
});

it('takes no single spaces of type whose letters are all as wide for a gutter, though they are below each other', () => {
  const typed = (spaces: number) =>
    rowsOf(9, 6).map((row) => ({
      ...row,
      glyphs: row.glyphs.map((glyph, index) => ({
        ...glyph,
        ...{ x1: glyph.x0 + 5.5, look: { ...look, isFixedPitch: true }, spaces: index === 20 ? spaces : 0 },
      })),
    }));
  expect(findGutters(typed(1))).toEqual([]);
  expect(findGutters(typed(2))).toHaveLength(1);
});

describe('gutters of columns that are drawn one after the other', () => {
  it('need few rows', () => {
    const rows = rowsOf(5, 7);
    const [left, right] = [0, 20].map((from) => rows.flatMap((row) => row.glyphs.slice(from, from + 20)));
    const placed = (letters: readonly Glyph[]) => new Map(letters.map((glyph, place) => [glyph, place]));
    expect(findGutters(rows, placed(rows.flatMap((row) => row.glyphs)))).toEqual([]);
    expect(findGutters(rows, placed([...(left ?? []), ...(right ?? [])]))).toEqual([
      { x0: 150, x1: 157, y0: 100, y1: 148 },
    ]);
  });
});

describe('the gap that parts segments', () => {
  it('grows with the letters, down to a floor for small type', () => {
    expect(segmentGap({ ...look, size: 20 })).toBe(32);
    expect(segmentGap({ ...look, size: 4 })).toBeCloseTo(9.6);
  });
});
