import { describe, expect, it } from 'vitest';
import {
  byBaseline,
  createGlyphFinder,
  within,
} from '../../../../../../api/engines/pdf/reconstruct/marks/glyphs-between.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const letters = [...glyphs('abc', 50, 130), ...glyphs('def', 50, 100), ...glyphs('ghi', 50, 700)];
const textOf = (found: readonly { readonly text: string }[]) =>
  found
    .map(({ text }) => text)
    .sort()
    .join('');

describe('letters near a place', () => {
  it('are those with their baselines in a range', () => {
    const sorted = byBaseline(letters);
    expect(textOf(within(sorted, 95, 105))).toBe('def');
    expect(textOf(within(sorted, 100, 130))).toBe('abcdef');
    expect(textOf(within(sorted, 131, 600))).toBe('');
  });

  it('are those that begin in a box, at its edges as well', () => {
    const find = createGlyphFinder(letters);
    expect(textOf(find({ x0: 50, x1: 55, y0: 90, y1: 140 }))).toBe('abde');
    expect(textOf(find({ x0: 56, x1: 90, y0: 100, y1: 100 }))).toBe('f');
    expect(textOf(find({ x0: 0, x1: 500, y0: 600, y1: 800 }))).toBe('ghi');
    expect(textOf(find({ x0: 0, x1: 500, y0: 200, y1: 600 }))).toBe('');
  });
});
