import { describe, expect, it } from 'vitest';
import { byKnown } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/known-headings.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const large = { ...look, size: 14 };
const other = { ...large, font: 'Cambria' };
const passage = (letters: readonly Glyph[]) => passageOf(findSegments(letters), null, { x0: 50, x1: 500 });
const heading = (text: string, of = large) => passage(glyphs(text, 50, 100, of));
const tagged = (text: string, of = large) =>
  passage(
    glyphs(text, 50, 100, of).map((glyph) => ({
      ...glyph,
      tag: { block: 1, heading: null, isItem: false, cell: null },
    })),
  );

/** The headings found among some paragraphs, given those that are known; of paragraphs in tables if these are. */
function found(known: readonly (readonly [Passage, number])[], others: readonly Passage[], isInTable = false) {
  const passages = [...known.map(([each]) => each), ...others];
  const placed = passages.map((each) => ({
    passage: each,
    page: 0,
    isInTable: isInTable && others.includes(each),
    next: null,
  }));
  return [...byKnown(placed, new Map(known), look)].map(([{ text }, level]) => [text, level]);
}

describe('headings that the file does not name', () => {
  it('look like two that it names on one level', () => {
    const [one, two] = [heading('One'), heading('Two')];
    expect(
      found(
        [
          [one, 2],
          [two, 2],
        ],
        [heading('Three')],
      ),
    ).toEqual([['Three', 2]]);
    expect(found([[one, 2]], [heading('Three')])).toEqual([]);
    expect(
      found(
        [
          [one, 2],
          [two, 3],
        ],
        [heading('Three')],
      ),
    ).toEqual([]);
  });

  it('are none in the look of running text', () => {
    const known = [
      [heading('One'), 1],
      [heading('Two'), 1],
    ] as const;
    const running = passage([...glyphs('Text with a', 50, 100), ...glyphs('word', 120, 100, large)]);
    expect(found(known, [heading('Three'), running])).toEqual([]);
  });

  it('are none that tags call paragraphs, except in cells', () => {
    const known = [
      [heading('One'), 1],
      [heading('Two'), 1],
    ] as const;
    expect(found(known, [tagged('Three')])).toEqual([]);
    expect(found(known, [tagged('Three')], true)).toEqual([['Three', 1]]);
  });

  it('may have another size in cells, where headings have a font of their own', () => {
    const known = [
      [heading('One', other), 1],
      [heading('Two', other), 1],
    ] as const;
    expect(found(known, [heading('Three', { ...other, size: 12 })], true)).toEqual([['Three', 1]]);
    expect(found(known, [heading('Three', { ...other, size: 12 })])).toEqual([]);
    // As large as the text, it may be anything.
    expect(found(known, [heading('Three', { ...other, size: 10 })], true)).toEqual([]);
  });
});
