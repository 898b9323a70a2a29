import { describe, expect, it } from 'vitest';
import {
  lookOf,
  looksOfHeadings,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/heading-looks.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const bold = { ...look, isBold: true };
const large = { ...look, size: 14 };
const passage = (...lines: readonly (readonly Glyph[])[]) =>
  passageOf(
    lines.flatMap((letters) => findSegments(letters)),
    null,
    { x0: 50, x1: 500 },
  );

describe('the look of a paragraph', () => {
  it('is that of all its lines, whatever single words in them have', () => {
    expect(lookOf(passage(glyphs('Two lines', 50, 100, bold), glyphs('of one look', 50, 112, bold)))).toBe(bold);
    expect(lookOf(passage(glyphs('Two lines', 50, 100, bold), glyphs('of two', 50, 112)))).toBeNull();
    const word = [...glyphs('A line with', 50, 100), ...glyphs('one', 110, 100, bold)];
    expect(lookOf(passage(word))).toBe(look);
  });
});

describe('looks of headings', () => {
  const isShort = ({ text }: { readonly text: string }) => text.length < 20;
  const heading = passage(glyphs('A heading', 50, 80, bold));

  it('are those that no running text has', () => {
    expect([...looksOfHeadings([heading, passage(glyphs('Text that goes on and on', 50, 100))], isShort)]).toEqual([
      bold,
    ]);
  });

  it('are none of words within other text, or of long paragraphs', () => {
    const word = [...glyphs('A line that has', 50, 100), ...glyphs('one', 130, 100, bold)];
    expect(looksOfHeadings([heading, passage(word)], isShort).has(bold)).toBe(false);
    const long = passage(glyphs('A bold paragraph that is too long for one', 50, 100, bold));
    expect(looksOfHeadings([heading, long], isShort).has(bold)).toBe(false);
  });

  it('are not told by a letter or number that names a part', () => {
    expect([...looksOfHeadings([passage(glyphs('A', 50, 80, large))], () => true)]).toEqual([]);
    expect(looksOfHeadings([heading, passage(glyphs('7', 50, 100, bold))], isShort).has(bold)).toBe(true);
  });
});
