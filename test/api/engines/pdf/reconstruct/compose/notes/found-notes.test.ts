import { describe, expect, it } from 'vitest';
import { findNotes } from '../../../../../../../api/engines/pdf/reconstruct/compose/notes/found-notes.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { note, small } from '../../../../../../support/rebuilt-pdf/notes.ts';

const edges = { x0: 60, x1: 500 };
const passageAt = (...lines: readonly (readonly Glyph[])[]) =>
  passageOf(
    lines.flatMap((letters) => findSegments(letters)),
    null,
    edges,
  );
const plain = (text: string, y: number) => glyphs(text, 77, y, small);
const pageWith = (index: number, ...notes: readonly ReturnType<typeof passageAt>[]) =>
  analysedPage([], { index, notes });

/** The notes of pages: their marks, and the texts of their paragraphs. */
const found = (...pages: readonly ReturnType<typeof pageWith>[]) =>
  findNotes(pages).map(({ mark, passages }) => [
    mark,
    ...passages.map(({ lines }) => lines.map(({ text }) => text).join(' ')),
  ]);

describe('notes', () => {
  it('reach from their mark to the next one, even without a gap between them', () => {
    const page = pageWith(0, passageAt(note('1', 'First', 600), plain('goes on.', 610), note('2', 'Second', 620)));
    expect(found(page)).toEqual([
      ['1', '1 First goes on.'],
      ['2', '2 Second'],
    ]);
  });

  it('do not end at a number that is not the next one', () => {
    const page = pageWith(0, passageAt(note('1', 'First', 600), note('7', 'is no mark.', 610)));
    expect(found(page)).toEqual([['1', '1 First 7 is no mark.']]);
  });

  it('have the paragraphs below them that have no mark', () => {
    const page = pageWith(0, passageAt(note('1', 'First.', 600)), passageAt(plain('Its second paragraph.', 620)));
    expect(found(page)).toEqual([['1', '1 First.', 'Its second paragraph.']]);
  });

  it('go on at the top of the next page’s notes, in the same paragraph if it is unfinished', () => {
    const words =
      'words that reach far across the page up to its very edge, so that the line has no room for any more of';
    const first = pageWith(0, passageAt(note('1', words, 600)));
    const second = pageWith(1, passageAt(plain('them.', 600)), passageAt(note('2', 'Second.', 620)));
    expect(found(first, second)).toEqual([
      ['1', `1 ${words} them.`],
      ['2', '2 Second.'],
    ]);
  });

  it('have paragraphs of their own on one page, however long the line above is', () => {
    const words =
      'words that reach far across the page up to its very edge, so that the line has no room for any more of';
    const page = pageWith(0, passageAt(note('1', words, 600)), passageAt(plain('them.', 620)));
    expect(found(page)).toEqual([['1', `1 ${words}`, 'them.']]);
  });

  it('do not begin with text without a mark', () => {
    expect(found(pageWith(0, passageAt(plain('No note.', 600))))).toEqual([]);
  });

  it('know how many marks precede their text', () => {
    const [first] = findNotes([pageWith(0, passageAt(note('12', 'Twelfth.', 600)))]);
    const { marks } = first?.whole.lines[0] ?? { marks: [] };
    expect(marks[first?.skip ?? 0]?.text).toBe('T');
  });
});
