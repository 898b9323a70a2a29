import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

describe('the spaces of a line', () => {
  it('are single ones in an entry of contents, though narrower gaps are beside its dots', () => {
    const narrow = 4;
    const letters = glyphs('Two words .......... 7', 50, 100);
    const entry = letters.map((glyph, index) => {
      const closer = narrow * letters.slice(0, index + 1).filter(({ space, text }) => space && !/w/.test(text)).length;
      return { ...glyph, x0: glyph.x0 - closer, x1: glyph.x1 - closer };
    });
    expect(findSegments(entry)[0]?.text).toBe('Two words .......... 7');
  });
});
