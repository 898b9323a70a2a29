import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { looserLooks } from '../../../../../../../api/engines/pdf/reconstruct/pptx/fit/tight-looks.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A line of letters half an em wide on the page. */
const line = findSegments(glyphs('Letters that stand close to each other', 50, 100))[0] as Line;
/** The size of its type, in points, where the letters of the font are so many ems wide. */
const sizeFor = (ems: number | null, lines: readonly Line[] = [line]) =>
  looserLooks(lines, (text) => (ems === null ? null : ems * text.length)).get(look)?.size;

describe('type whose letters would run into each other', () => {
  it('is smaller, but not by more than a quarter', () => {
    expect([sizeFor(0.65), sizeFor(1)]).toEqual([8, 7.5]);
  });

  it('keeps its size where its letters are hardly wider, or as wide as nobody knows', () => {
    expect([sizeFor(0.5), sizeFor(0.53), sizeFor(0.4), sizeFor(null)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is smaller already where its letters are a little wider in a font that replaces its own', () => {
    const replaced = { ...look, fit: -0.03 };
    const [of] = findSegments(glyphs('Letters that stand close to each other', 50, 100, replaced));
    expect(looserLooks([of as Line], (text) => 0.53 * text.length).get(replaced)?.size).toBe(9.5);
  });

  it('is not told by a few letters', () => {
    expect(sizeFor(0.65, [findSegments(glyphs('Few', 50, 100))[0] as Line])).toBeUndefined();
  });

  it('has no letter spacing of all its letters', () => {
    const tight = { ...look, fit: -0.15 };
    const [of] = findSegments(glyphs('Letters that stand close to each other', 50, 100, tight));
    expect(looserLooks([of as Line], (text) => 0.65 * text.length).get(tight)).toEqual({ ...look, size: 8 });
  });
});
