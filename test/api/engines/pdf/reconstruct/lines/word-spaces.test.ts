import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** The text of an entry of contents with gaps of a point beside its dots, and one of so many points before its second word. */
function entryOf(text: string, gap: number) {
  let moved = 0;
  let spaces = 0;
  const letters = glyphs(text, 50, 100).map((glyph) => {
    if (glyph.space === 'written') moved += spaces++ === 0 ? gap - 5 : -4;
    return { ...glyph, x0: glyph.x0 + moved, x1: glyph.x1 + moved };
  });
  return findSegments(letters)[0]?.text;
}

describe('the spaces of an entry of contents', () => {
  it('are single ones, though narrower gaps are beside its dots', () => {
    expect(entryOf('Two words .......... 7', 3)).toBe('Two words .......... 7');
  });

  it('are several after its number', () => {
    expect(entryOf('1. Words .......... 7', 7.5)).toBe('1.   Words .......... 7');
  });
});
