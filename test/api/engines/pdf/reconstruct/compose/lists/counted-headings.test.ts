import { describe, expect, it } from 'vitest';
import { countedHeadings } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/counted-headings.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 300 };
/** A heading whose number is followed by one space. */
const typed = (text: string): Passage => passageOf(findSegments(glyphs(text, 50, 100)), null, edges);
/** A heading whose number has room behind it. */
const apart = (number: string, text: string): Passage =>
  passageOf(joinSegments(findSegments([...glyphs(number, 50, 100), ...glyphs(text, 90, 100)])), null, edges);
/** A heading that is known to be an item of a list. */
const item = (number: string): Passage => {
  const label = { text: number, isBullet: false, length: number.length + 1, bodyX: 90, typed: null, hasSpace: false };
  return { ...apart(number, 'Section'), label };
};
const found = (...headings: readonly Passage[]) =>
  [...countedHeadings(headings, ({ label }) => label ?? undefined).values()].map(({ text }) => text);

describe('numbers of headings', () => {
  it('are counted where only a space follows them, if those of most headings are', () => {
    expect(
      found(typed('1 Introduction'), item('1.1'), item('1.2'), typed('1.3 Scope'), typed('2 Use'), item('2.1')),
    ).toEqual([...['1', '1.3', '2']]);
    expect(found(typed('1 Introduction'), item('1.1'), typed('2 Use'))).toEqual([]);
  });

  it('are counted where room follows them, although no section repeats them', () => {
    expect(found(apart('1', 'Introduction'), apart('2', 'Use'))).toEqual(['1', '2']);
  });

  it('are part of a title if no other heading of their level is next to them', () => {
    expect(found(item('1.1'), item('1.2'), item('1.3'), typed('7 Steps'), typed('1.7 Rest'))).toEqual([]);
  });
});
