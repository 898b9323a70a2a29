import { describe, expect, it } from 'vitest';
import { headingLevels } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/heading-levels.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../../support/glyphs.ts';

const large = { ...look, size: 14 };
const bold = { ...look, isBold: true };
const linked = (letters: readonly Glyph[], link = '#place_1_100') => letters.map((glyph) => ({ ...glyph, link }));

/** The texts of what is taken for headings in a file without an outline. */
function headingsOf(letters: readonly Glyph[]): readonly string[] {
  const passages = findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 350 });
  const placed = passages.map((passage, index) => ({
    passage,
    page: 0,
    isInTable: false,
    next: passages[index + 1] ?? null,
  }));
  return [...headingLevels(placed, [], look).keys()].map(({ text }) => text);
}

describe('headings by their look', () => {
  const text = glyphs('Text that follows, in the usual size.', 50, 140);

  it('are large, or bold lines of their own', () => {
    expect(headingsOf([...glyphs('A large one', 50, 100, large), ...text])).toEqual(['A large one']);
    expect(headingsOf([...glyphs('A bold one', 50, 120, bold), ...text])).toEqual(['A bold one']);
  });

  it('are no entries of a table of contents', () => {
    expect(headingsOf([...glyphs('Introduction ....... 2', 50, 100, large), ...text])).toEqual([]);
    const entry = linked([...glyphs('Introduction', 50, 100, large), ...glyphs('2', 340, 100, large)]);
    expect(headingsOf([...entry, ...text])).toEqual([]);
  });

  it('are no program code', () => {
    expect(headingsOf([...glyphs('let total', 50, 100, { ...large, isFixedPitch: true }), ...text])).toEqual([]);
  });

  it('are no addresses', () => {
    expect(headingsOf([...linked(glyphs('Our site', 50, 100, large), 'https://x.org'), ...text])).toEqual([]);
    expect(headingsOf([...linked(glyphs('Our site', 50, 100, large)), ...text])).toEqual(['Our site']);
  });
});
