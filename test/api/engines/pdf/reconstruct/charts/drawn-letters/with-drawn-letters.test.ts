import { describe, expect, it } from 'vitest';
import { withDrawnLetters } from '../../../../../../../api/engines/pdf/reconstruct/charts/drawn-letters/with-drawn-letters.ts';
import type {
  Box,
  Glyph,
  Page,
  Picture,
  Rule,
} from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const arrow = { ...look, font: 'LINE10' };
const draw = (area: Box): Picture => ({ ...area, bytes: new Uint8Array(), format: 'png' });
/** A slanted line of six letters, which ends at its name. */
const line = [0, 1, 2, 3, 4, 5].flatMap((at) => glyphs('@', 100 + 10 * at, 200 + 8 * at, arrow));
const name = glyphs('root', 162, 243);
const text = glyphs('The text below goes on as wide as the page.', 60, 280);
const pageOf = (letters: readonly Glyph[], own: Partial<Page> = {}): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  glyphs: [...letters],
  ...own,
});
const textOf = ({ glyphs: letters }: Page) => letters.map((glyph) => glyph.text).join('');

describe('letters of fonts for drawings', () => {
  it('are a picture with the labels beside them', () => {
    const made = withDrawnLetters(pageOf([...line, ...name, ...text]), draw);
    expect(textOf(made)).toBe(textOf(pageOf(text)));
    expect(made.pictures).toMatchObject([{ x0: 100, description: 'root' }]);
    for (const font of ['XYDASH10', 'XYCIRC-Medium', 'xyatip10', 'LCIRCLEW10']) {
      const other = line.map((glyph) => ({ ...glyph, look: { ...arrow, font } }));
      expect(withDrawnLetters(pageOf(other), draw).pictures).toHaveLength(1);
    }
  });

  it('stay where they cannot be drawn, or are the round corners of a frame', () => {
    const page = pageOf([...line, ...text]);
    expect(withDrawnLetters(page, () => null)).toBe(page);
    const corners = pageOf([...line.slice(0, 4), ...text]);
    expect(withDrawnLetters(corners, draw)).toBe(corners);
    const words = line.map((glyph) => ({ ...glyph, look }));
    expect(withDrawnLetters(pageOf(words), draw).pictures).toEqual([]);
  });

  it('leave the lines above and below out, into which the letters of circles reach', () => {
    const high = line.map((glyph) => ({ ...glyph, y1: glyph.y1 + 34 }));
    const made = withDrawnLetters(pageOf([...high, ...text]), draw);
    expect(made.pictures[0]?.y1).toBeCloseTo(Math.min(...text.map(({ y0 }) => y0)));
    expect(textOf(made)).toBe(textOf(pageOf(text)));
  });

  it('stay where text leads through them', () => {
    const through = pageOf([...line, ...glyphs('Text that leads through what would be drawn', 60, 222)]);
    expect(withDrawnLetters(through, draw)).toBe(through);
  });

  it('are one picture with the lines that they touch, and with other letters whose labels are near', () => {
    const rule: Rule = { x0: 100, x1: 180, y0: 195, y1: 195, isHorizontal: true, thickness: 0.4, colour: '000000' };
    const beside = line.map((glyph) => ({ ...glyph, x0: glyph.x0 + 90, x1: glyph.x1 + 90 }));
    const made = withDrawnLetters(pageOf([...line, ...name, ...beside], { rules: [rule] }), draw);
    expect(made).toMatchObject({ rules: [], glyphs: [] });
    expect(made.pictures).toHaveLength(1);
  });
});
