import { describe, expect, it } from 'vitest';
import { trackingOf } from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/runs/tracking.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Letters, before each of which there is so much more room, and some of which reach beyond their widths. */
function spacingOf(text: string, by: (index: number) => number, reaching = '') {
  let moved = 0;
  const own = { ...look, isItalic: reaching !== '' };
  const letters = glyphs(text, 50, 100, own).map((glyph, index) => {
    moved += by(index);
    const reach = reaching.includes(glyph.text) ? 1 : 0;
    return { ...glyph, type: 'letter' as const, x0: glyph.x0 + moved, x1: glyph.x1 + moved + reach };
  });
  return trackingOf(letters);
}

describe('letter spacing', () => {
  it.each([
    ['the room between all letters', 'Heading', () => 0.5, '', 0.5],
    [
      'the room between slanted letters, some of which reach beyond their widths',
      'softerletters',
      () => -0.3,
      'ft',
      -0.3,
    ],
    [
      'the room between letters whose places are rounded to a tenth of a point',
      'softerletters',
      (index: number) => -0.5 + 0.1 * ((index % 3) - 1),
      '',
      -0.5,
    ],
    ['none between those where only some are wide', 'softerletters', () => 0, 'ft', 0],
    ['none where a single pair was moved closer', 'Headings', (index: number) => (index === 2 ? -1 : 0), '', 0],
    ['none of few letters', 'It', () => 0.5, '', 0],
    ['none of letters that are joined', 'كتاب كبير', () => 0.5, '', 0],
  ])('is %s', (_, text, by, reaching, expected) => {
    expect(spacingOf(text, by, reaching)).toBeCloseTo(expected);
  });
});
