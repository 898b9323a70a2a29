import { describe, expect, it } from 'vitest';
import { createNotes } from '../../../../../../../api/engines/pdf/reconstruct/compose/notes/compose-notes.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import type { Inline } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { note, raised, small } from '../../../../../../support/rebuilt-pdf/notes.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';

const edges = { x0: 60, x1: 500 };
const passageAt = (...lines: readonly (readonly Line[])[]) => passageOf(lines.flat(), null, edges);
const noteLines = (mark: string, text: string, y: number) => findSegments(note(mark, text, y));
const notesOf = (...passages: readonly ReturnType<typeof passageAt>[]) =>
  createNotes([analysedPage([], { notes: passages })], paragraphContext);

const toInlines = (marks: readonly Mark[]) =>
  marks.length === 0 ? [] : [textInline(marks.map(({ text }) => text).join(''))];
/** The marks of a text with a raised mark at its end. */
const textWith = (mark: string) => findSegments([...glyphs('Text', 60, 200), ...glyphs(mark, 80, 197, raised)]);
const shown = (inlines: readonly Inline[]) =>
  inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type === 'note' ? inline.note : inline.type));
const place = (notes: ReturnType<typeof notesOf>, mark: string) =>
  shown(
    notes.place(
      textWith(mark).flatMap(({ marks }) => marks),
      toInlines,
    ),
  );

describe('notes', () => {
  it('take the place of the raised marks that refer to them, in the order of these', () => {
    const notes = notesOf(passageAt(noteLines('1', 'First.', 600)), passageAt(noteLines('2', 'Second.', 612)));
    expect([place(notes, '2'), place(notes, '1')]).toEqual([
      ['Text', 0],
      ['Text', 1],
    ]);
    const texts = notes.all().map(({ paragraphs }) => paragraphs.flatMap(({ inlines }) => shown(inlines)));
    expect(texts).toEqual([['Second.'], ['First.']]);
    expect(notes.unused().size).toBe(0);
  });

  it('without a reference are not used', () => {
    const passage = passageAt(noteLines('1', 'Nothing refers to it.', 600));
    const notes = notesOf(passage);
    expect(place(notes, '3')).toEqual(['Text3']);
    expect([notes.all(), [...notes.unused()]]).toEqual([[], [passage]]);
  });

  it('have marks in the size of the text that they are raised from, and what follows them', () => {
    const near = findSegments([...glyphs('1', 60, 597, { ...raised, size: 4.5 }), ...glyphs('Near.', 66, 600, small)]);
    const notes = notesOf(passageAt(near), passageAt(noteLines('2', 'After a tab.', 612)));
    const marks = ['1', '2'].flatMap((mark) => textWith(mark).flatMap((line) => line.marks));
    expect(notes.place(marks, toInlines)).toMatchObject([{}, { look: { size: 10 } }, {}, { look: { size: 10 } }]);
    const [first, second] = notes.all();
    expect(first?.label).toMatchObject({ look: { size: 8 }, isRaised: true, gap: 'space' });
    expect(first?.paragraphs[0]?.tabs).toEqual([]);
    expect(second?.label.gap).toBe('tab');
    expect(second?.paragraphs[0]?.tabs).toEqual([{ at: 17, alignment: 'left', leader: 'none' }]);
  });

  it('have plain marks where these stand on the line', () => {
    const notes = notesOf(passageAt(findSegments(glyphs('1 Plain.', 60, 600, small))));
    place(notes, '1');
    expect(notes.all()[0]?.label).toMatchObject({ look: { size: 8 }, isRaised: false, gap: 'space' });
  });

  it('in one passage end where the next mark begins', () => {
    const notes = notesOf(passageAt(noteLines('1', 'First.', 600), noteLines('2', 'Second.', 609)));
    place(notes, '1');
    place(notes, '2');
    expect(notes.all().map(({ paragraphs }) => paragraphs.length)).toEqual([1, 1]);
  });

  it('belong to the marks of their own page, not to small numbers on the page before', () => {
    const textOn = (index: number, mark: string) => {
      const items = [passageAt(textWith(mark))];
      return { index, columns: [{ edges, items, resumesFrom: null, resumesAt: null }] };
    };
    const notesWith = (mark: string) => {
      const [before, own] = [textOn(0, '5'), textOn(1, mark)];
      const pages = [
        analysedPage(before.columns, { index: 0 }),
        analysedPage(own.columns, { index: 1, notes: [passageAt(noteLines('5', 'Fifth.', 600))] }),
      ];
      return createNotes(pages, paragraphContext);
    };
    const placed = (mark: string) => {
      const notes = notesWith(mark);
      return [0, 1].map((page) => {
        notes.enter(page);
        return place(notes, page === 0 ? '5' : mark);
      });
    };
    expect(placed('5')).toEqual([['Text5'], ['Text', 0]]);
    expect(placed('6')).toEqual([['Text', 0], ['Text6']]);
  });

  it('belong to marks that are paragraphs of their own on their page alone', () => {
    const notes = createNotes(
      [analysedPage([], { index: 3, notes: [passageAt(noteLines('90', 'Note.', 600))] })],
      paragraphContext,
    );
    const lone = findSegments(glyphs('90', 60, 200, { ...small, size: 4 })).flatMap(({ marks }) => marks);
    const placed = [0, 3].map((page) => {
      notes.enter(page);
      return shown(notes.place(lone, toInlines));
    });
    expect(placed).toEqual([['90'], [0]]);
  });
});
