import { describe, expect, it } from 'vitest';
import { countedParagraphs } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/counted-paragraphs.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const tag = { block: 1, heading: null, isItem: false, cell: null };
/** A paragraph that begins with a number, and goes on below its text or its number. */
function paragraph(number: string, second: number | null = 86, isTagged = false, body = 86): Passage {
  const lines: readonly (readonly Glyph[])[] = [
    [...glyphs(number, 50, 100), ...glyphs('The first line of it', body, 100)],
    second === null ? [] : glyphs('and what follows', second, 112),
  ];
  const letters = lines.flat().map((glyph) => (isTagged ? { ...glyph, tag } : glyph));
  return passageOf(joinSegments(findSegments(letters)), null, { x0: 50, x1: 300 });
}
const found = (passages: readonly Passage[], isKnown = (_: Passage) => false) =>
  [...countedParagraphs(passages, isKnown).values()].map(({ text }) => text);

describe('paragraphs that are counted without a full stop', () => {
  it('count on from one, and one of them hangs', () => {
    expect(found([paragraph('1'), paragraph('2', null), paragraph('3', null)])).toEqual(['1', '2', '3']);
  });

  it('are none if none hangs, as in tables', () => {
    expect(found([paragraph('1', null), paragraph('2', null)])).toEqual([]);
    expect(found([paragraph('1', 50), paragraph('2', 50)])).toEqual([]);
  });

  it('may all be short, if several follow right upon each other', () => {
    const short = ['1', '2', '3'].map((number) => paragraph(number, null));
    expect(found(short)).toEqual(['1', '2', '3']);
    const [first, second, third] = short as [Passage, Passage, Passage];
    expect(found([first, second, paragraph('Text', null), third])).toEqual([]);
    expect(found([first, second, paragraph('3', null, false, 95)])).toEqual([]);
  });

  it('are at least two, from one on', () => {
    expect(found([paragraph('1')])).toEqual([]);
    expect(found([paragraph('2'), paragraph('3')])).toEqual([]);
    expect(found([paragraph('1'), paragraph('3')])).toEqual([]);
  });

  it('are none that are tagged, or known otherwise', () => {
    expect(found([paragraph('1', 86, true), paragraph('2', 86, true)])).toEqual([]);
    expect(found([paragraph('1'), paragraph('2')], () => true)).toEqual([]);
  });
});
