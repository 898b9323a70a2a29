import { describe, expect, it } from 'vitest';
import { readFromSide } from '../../../../../../api/engines/pdf/reconstruct/lines/bidi.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { glyphs } from '../../../../../support/glyphs.ts';

describe('lines of both directions', () => {
  // As it stands on the page: Latin letters at the left, Hebrew ones from the right to the left.
  const [line] = findSegments(glyphs('TWO \u05d3\u05d2\u05d1\u05d0', 60, 100));

  it('are read from the side at which they stand', () => {
    const from = (x0: number, x1: number) => readFromSide(line as Line, { x0, x1 });
    expect([from(55, 300).text, from(55, 300).isRightToLeft]).toEqual(['TWO \u05d0\u05d1\u05d2\u05d3', false]);
    expect([from(10, 105).text, from(10, 105).isRightToLeft]).toEqual(['\u05d0\u05d1\u05d2\u05d3 TWO', true]);
  });

  it('keep the size of most of their letters if they fill their box', () => {
    expect(readFromSide(line as Line, { x0: 58, x1: 102 })).toBe(line);
  });

  it('have the space of the file between a word and Latin letters to its left', () => {
    const right = glyphs('\u05d3\u05d2\u05d1\u05d0', 76, 100).map((glyph) => ({ ...glyph, isBeforeSpace: true }));
    const letters = [...glyphs('TWO', 60, 100), ...right];
    expect(findSegments(letters)[0]?.text).toBe('\u05d0\u05d1\u05d2\u05d3 TWO');
    const close = letters.map(({ isBeforeSpace: _, ...glyph }) => glyph);
    expect(findSegments(close)[0]?.text).toBe('\u05d0\u05d1\u05d2\u05d3TWO');
  });

  it('keep punctuation within Latin words, but not the leaders between a title and its page', () => {
    const [name] = findSegments(glyphs('get_name \u05d3\u05d2\u05d1\u05d0\u05d3\u05d2\u05d1\u05d0\u05d3', 60, 100));
    expect(name?.text.endsWith(' get_name')).toBe(true);
    const [entry] = findSegments(glyphs('4 ........ at \u05d3\u05d2\u05d1\u05d0', 60, 100));
    expect(entry?.text).toBe('\u05d0\u05d1\u05d2\u05d3 at ........ 4');
  });
});
