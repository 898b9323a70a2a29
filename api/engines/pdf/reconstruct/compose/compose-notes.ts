import { isRaisedMark } from '../lines/is-raised-mark.ts';
import { type Line, median } from '../lines/line.ts';
import type { Mark } from '../lines/mark.ts';
import type { Inline, Note, NoteLabel, Paragraph } from '../model/doc-model.ts';
import type { Look } from '../model/page-model.ts';
import { isNextMark, noteMarkOf, refersTo } from '../notes/note-marks.ts';
import type { Passage } from '../paragraphs/passage.ts';
import { passageOf } from '../paragraphs/passage-of.ts';
import { passagesIn } from '../tables/passages-in.ts';
import type { JoinedPage } from './flow/join-flows.ts';
import { composeParagraph, type ParagraphContext } from './paragraphs/compose-paragraph.ts';
import { continues } from './paragraphs/continues.ts';
import { thresholds } from './paragraphs/thresholds.ts';

/** A note at the foot of a page or the end of the document. */
interface FoundNote {
  readonly page: number;
  readonly kind: Note['kind'];
  readonly mark: string;
  readonly passages: Passage[];
  /** The passage that contains it. Notes without a gap between them share one. */
  readonly whole: Passage;
  /** Passages of later pages that continue it. */
  readonly rest: Passage[];
  /** How many marks precede its text: its own mark and the space after it. */
  readonly skip: number;
  /** Whether text of its own page refers to it: no such mark on an earlier page does. */
  readonly isReferred: boolean;
  /** Whether a reference to it was found. */
  isUsed: boolean;
}

/** Adds another paragraph, or the rest of one, to a note. */
function extend(note: FoundNote, part: Passage, whole: Passage, isNewPage: boolean): void {
  if (whole !== note.whole) note.rest.push(whole);
  const last = note.passages.at(-1);
  if (isNewPage && last !== undefined && continues(last, part))
    note.passages.splice(-1, 1, passageOf([...last.lines, ...part.lines], last.label, last.edges));
  else note.passages.push(part);
}

/** Whether a line of a page's text refers to the note with a mark. */
function createRefers({ regions }: JoinedPage): (mark: string) => boolean {
  const items = regions.flatMap(({ columns }) => columns.flatMap((flow) => flow.items));
  const lines = passagesIn(items).flatMap((passage) => passage.lines);
  const size = median(lines.map(({ look }) => look.size));
  return (mark) => lines.some((line) => refersTo(line, mark, size));
}

/** Adds the notes of a page, each from its mark to the next. Text before the first mark continues the previous note. */
function addNotes(page: JoinedPage, found: FoundNote[]): void {
  const { index, notes, noteKind } = page;
  if (notes.length === 0) return;
  const refers = createRefers(page);
  for (const [at, passage] of notes.entries()) {
    let lines: Line[] = [];
    const flush = () => {
      if (lines.length === 0) return;
      const mark = noteMarkOf(lines[0] as Line);
      const part = passageOf(lines, null, passage.edges);
      const last = found.at(-1);
      if (mark !== null) {
        const { text, length: skip } = mark;
        found.push({
          page: index,
          kind: noteKind,
          mark: text,
          passages: [part],
          whole: passage,
          rest: [],
          skip,
          isReferred: noteKind === 'footnote' && refers(text),
          isUsed: false,
        });
      } else if (last !== undefined) extend(last, part, passage, at === 0 && last.page < index);
      lines = [];
    };
    for (const line of passage.lines) {
      const before = lines[0] === undefined ? undefined : (noteMarkOf(lines[0])?.text ?? found.at(-1)?.mark);
      const mark = noteMarkOf(line)?.text;
      if (before !== undefined && mark !== undefined && isNextMark(before, mark)) flush();
      lines.push(line);
    }
    flush();
  }
}

/**
 * Matches references in the text with notes. `place` must be called with all paragraphs, in document order, before
 * `all` and `unused`, and `enter` with each page before its paragraphs.
 * @returns `place` composes a paragraph's marks with its references; `all` returns the notes in the order of their
 * references; `unused` returns the passages of notes without a reference.
 */
export function createNotes(pages: readonly JoinedPage[], context: ParagraphContext) {
  const found: FoundNote[] = [];
  for (const page of pages) addNotes(page, found);
  const order: FoundNote[] = [];
  let current = Number.POSITIVE_INFINITY;
  const enter = (page: number) => {
    current = page;
  };
  // By default, word processors number endnotes with Roman numerals.
  const areRoman = found.some(({ mark }) => mark === 'i') && !found.some(({ mark }) => mark === 'h');
  const kindOf = ({ kind, mark }: FoundNote) => (areRoman && /^[ivxlc]+$/.test(mark) ? 'endnote' : kind);

  const place = (
    marks: readonly Mark[],
    toInlines: (part: readonly Mark[]) => readonly Inline[],
  ): readonly Inline[] => {
    if (found.length === 0) return toInlines(marks);
    const inlines: Inline[] = [];
    // Asked once for each paragraph: it looks at all notes.
    const isLone = isLoneReference(marks, found);
    const isOfOneSize = marks.every(({ look }) => look.size === marks[0]?.look.size);
    if (!isLone && isOfOneSize) return toInlines(marks);
    let from = 0;
    for (let index = 0; index < marks.length; index++) {
      const mark = marks[index] as Mark;
      const size = sizeRaisedFrom(marks, index);
      if (!isLone && size === null) continue;
      let end = index;
      while (end < marks.length && (marks[end] as Mark).type === 'letter' && (marks[end] as Mark).look === mark.look)
        end++;
      const text = marks
        .slice(index, end)
        .map((each) => each.text)
        .join('');
      const note = found.find(
        ({ isUsed, mark: own, page, isReferred }) => !isUsed && own === text && (page <= current || !isReferred),
      );
      if (note !== undefined) {
        note.isUsed = true;
        order.push(note);
        inlines.push(...toInlines(marks.slice(from, index)), {
          type: 'note',
          note: order.length - 1,
          look: { ...mark.look, size: size ?? note.passages[0]?.size ?? mark.look.size },
        });
        from = end;
      }
      index = end - 1;
    }
    return [...inlines, ...toInlines(marks.slice(from))];
  };

  /** The passages of unreferenced notes that follow a note in the same passage: they are paragraphs of it. */
  const unreferencedAfter = (note: FoundNote): readonly Passage[] => {
    const after = found.slice(found.indexOf(note) + 1);
    const end = after.findIndex(({ isUsed, whole }) => isUsed || whole !== note.whole);
    return after.slice(0, end < 0 ? after.length : end).flatMap(({ passages }) => passages);
  };

  const noteOf = (note: FoundNote): Note => {
    const { passages, skip } = note;
    const label = labelOf((passages[0] as Passage).lines[0] as Line, skip);
    return {
      kind: kindOf(note),
      label,
      paragraphs: [...passages, ...unreferencedAfter(note)].map((passage, index) => {
        const own = index === 0 ? { ...context, skip } : context;
        const paragraph = composeParagraph(passage, own, { before: 0, starts: null });
        return index === 0 && label.gap === 'tab' ? withTab(paragraph, passage, skip) : paragraph;
      }),
    };
  };
  /** The passages of unreferenced notes. */
  const unused = (): ReadonlySet<Passage> => {
    const used = new Set(order.flatMap(({ passages, whole, rest }) => [...passages, whole, ...rest]));
    const wholes = found.filter(({ isUsed }) => !isUsed).flatMap(({ whole, rest }) => [whole, ...rest]);
    return new Set(wholes.filter((passage) => !used.has(passage)));
  };
  return { place, enter, all: (): readonly Note[] => order.map(noteOf), unused };
}

/** Whether a paragraph consists of a reference alone, in smaller letters than its note. */
function isLoneReference(marks: readonly Mark[], found: readonly FoundNote[]): boolean {
  const text = marks.map((mark) => mark.text).join('');
  return found.some(
    ({ mark, isUsed, passages: [note] }) =>
      !isUsed &&
      mark === text &&
      note !== undefined &&
      (marks[0] as Mark).look.size < thresholds.note.maxLoneMarkSize * note.size,
  );
}

/** The size in points of the text before or after a mark that is smaller and higher; null if the mark is not raised. */
function sizeRaisedFrom(marks: readonly Mark[], index: number): number | null {
  const { neighbours } = thresholds.note;
  const mark = marks[index] as Mark;
  if (mark.type !== 'letter') return null;
  const { size } = mark.look;
  const sizeOf = (text: Mark) => (isRaisedMark(mark, text) ? text.look.size : null);
  // One by one: all letters are asked about.
  for (let at = index - 1; at >= Math.max(0, index - neighbours); at--) {
    const before = marks[at] as Mark;
    if (before.type === 'letter' && before.look.size > size) return sizeOf(before);
  }
  for (let at = index + 1; at < Math.min(marks.length, index + neighbours); at++) {
    const after = marks[at] as Mark;
    if (after.look.size > size) return sizeOf(after);
  }
  return null;
}

/** How the mark of a note is set, from the line that it begins and how many marks precede the text. */
function labelOf({ marks, baseline }: Line, skip: number): NoteLabel {
  const [first, body] = [marks[0] as Mark, marks[skip] as Mark];
  const last = marks.slice(0, skip).findLast(({ type }) => type === 'letter') ?? first;
  const isRaised = isRaisedMark(first, { look: body.look, baseline });
  const look: Look = isRaised ? { ...first.look, size: body.look.size } : first.look;
  const room = (body.x0 - last.x1) / body.look.size;
  const { minGapEms, minTabEms } = thresholds.note;
  return { look, isRaised, gap: room < minGapEms ? 'none' : room < minTabEms ? 'space' : 'tab' };
}

/** A note's first paragraph with a stop for the tab after its mark, unless the text below begins there. */
function withTab(paragraph: Paragraph, { lines: [first], edges }: Passage, skip: number): Paragraph {
  const at = (first?.marks[skip]?.x0 ?? edges.x0) - edges.x0;
  const { left, tabs } = paragraph;
  const isKnown = [left, ...tabs.map((tab) => tab.at)].some((known) => Math.abs(known - at) < thresholds.note.sameTab);
  if (isKnown) return paragraph;
  return { ...paragraph, tabs: [{ at, alignment: 'left', leader: 'none' }, ...tabs] };
}
