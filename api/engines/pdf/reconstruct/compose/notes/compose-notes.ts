import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import type { Note } from '../../model/doc-model.ts';
import type { Inline } from '../../model/inline.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { composeParagraph } from '../paragraphs/compose-paragraph.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { type FoundNote, findNotes } from './found-notes.ts';
import { labelOf, withTab } from './note-label.ts';
import { type Reference, referencesIn } from './references-in.ts';
import { thresholds } from './thresholds.ts';

type ToInlines = (part: readonly Mark[]) => readonly Inline[];

/** A note in the order of the references. */
interface ReferredNote {
  readonly note: FoundNote;
  /** Its index among all that are referred to. */
  readonly index: number;
}

/**
 * Replaces the marks of references.
 * @param refer Takes the note of a reference; null for what is none.
 */
function withReferences(
  marks: readonly Mark[],
  references: readonly Reference[],
  refer: (reference: Reference) => ReferredNote | null,
  toInlines: ToInlines,
): readonly Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const reference of references) {
    const referred = refer(reference);
    if (referred === null) continue;
    const { look } = marks[reference.start] as Mark;
    const size = reference.size ?? referred.note.passages[0]?.size ?? look.size;
    inlines.push(...toInlines(marks.slice(from, reference.start)));
    inlines.push({ type: 'note', note: referred.index, look: { ...look, size } });
    from = reference.end;
  }
  return [...inlines, ...toInlines(marks.slice(from))];
}

/** The paragraphs of a note, and of those after it that nothing refers to. */
function paragraphsOf(
  note: FoundNote,
  gap: Note['label']['gap'],
  found: readonly FoundNote[],
  context: ParagraphContext,
) {
  const { passages, skip } = note;
  return [...passages, ...unreferencedAfter(note, found)].map((passage, index) => {
    const own = index === 0 ? { ...context, skip } : context;
    const paragraph = composeParagraph(passage, own, { before: 0, starts: null });
    return index === 0 && gap === 'tab' ? withTab(paragraph, passage, skip) : paragraph;
  });
}

/** The passages of notes that nothing refers to, but for those that have other notes, too. */
function unusedPassages(found: readonly FoundNote[]): ReadonlySet<Passage> {
  const referred = found.filter(({ isUsed }) => isUsed);
  const used = new Set(referred.flatMap(({ passages, whole, rest }) => [...passages, whole, ...rest]));
  const wholes = found.filter(({ isUsed }) => !isUsed).flatMap(({ whole, rest }) => [whole, ...rest]);
  return new Set(wholes.filter((passage) => !used.has(passage)));
}

/**
 * Matches references in the text with notes. `place` must be called with all paragraphs, in document order, before
 * `all` and `unused`, and `enter` with each page before its paragraphs.
 * @returns `place` composes a paragraph's marks with its references; `all` returns the notes in the order of their
 * references; `unused` returns the passages of notes without a reference.
 */
export function createNotes(pages: readonly JoinedPage[], context: ParagraphContext) {
  const found = findNotes(pages);
  const kindOf = createKinds(found);
  const order: FoundNote[] = [];
  let current = Number.POSITIVE_INFINITY;

  /**
   * The first note with the mark that a reference is, unless a line of another page refers to that. A paragraph of its own
   * refers to footnotes of its page only: numbers of a plot may be like the mark on others.
   */
  const refer = ({ text, size }: Reference): ReferredNote | null => {
    const mayRefer = (note: FoundNote) =>
      size === null && kindOf(note) === 'footnote' ? note.page === current : note.page <= current || !note.isReferred;
    const note = found.find((each) => !each.isUsed && each.mark === text && mayRefer(each));
    if (note === undefined) return null;
    note.isUsed = true;
    return { note, index: order.push(note) - 1 };
  };

  return {
    place(marks: readonly Mark[], toInlines: ToInlines): readonly Inline[] {
      if (found.length === 0) return toInlines(marks);
      // Asked once for each paragraph: it looks at all notes.
      const isLone = isLoneReference(marks, found);
      const isOfOneSize = marks.every(({ look }) => look.size === marks[0]?.look.size);
      if (!isLone && isOfOneSize) return toInlines(marks);
      return withReferences(marks, referencesIn(marks, { isLone }), refer, toInlines);
    },
    enter(page: number): void {
      current = page;
    },
    all: (): readonly Note[] =>
      order.map((note) => {
        const label = labelOf((note.passages[0] as Passage).lines[0] as Line, note.skip);
        return { kind: kindOf(note), label, paragraphs: paragraphsOf(note, label.gap, found, context) };
      }),
    unused: () => unusedPassages(found),
  };
}

/** What determines where notes belong. By default, word processors number endnotes with Roman numerals. */
function createKinds(found: readonly FoundNote[]): (note: FoundNote) => Note['kind'] {
  const areRoman = found.some(({ mark }) => mark === 'i') && !found.some(({ mark }) => mark === 'h');
  return ({ kind, mark }) => (areRoman && /^[ivxlc]+$/.test(mark) ? 'endnote' : kind);
}

/** The passages of unreferenced notes that follow a note in the same passage: they are paragraphs of it. */
function unreferencedAfter(note: FoundNote, found: readonly FoundNote[]): readonly Passage[] {
  const after = found.slice(found.indexOf(note) + 1);
  const end = after.findIndex(({ isUsed, whole }) => isUsed || whole !== note.whole);
  return after.slice(0, end < 0 ? after.length : end).flatMap(({ passages }) => passages);
}

/** Whether a paragraph consists of a reference alone, in smaller letters than its note. */
function isLoneReference(marks: readonly Mark[], found: readonly FoundNote[]): boolean {
  const text = marks.map((mark) => mark.text).join('');
  return found.some(
    ({ mark, isUsed, passages: [note] }) =>
      !isUsed &&
      mark === text &&
      note !== undefined &&
      (marks[0] as Mark).look.size < thresholds.maxLoneMarkShare * note.size,
  );
}
