import type { Line, Mark } from '../lines/line.ts';
import type { Inline, Note } from '../model/doc-model.ts';
import { isNextMark, noteMarkOf } from '../notes/note-marks.ts';
import type { Passage } from '../paragraphs/passage.ts';
import { passageOf } from '../paragraphs/passage-of.ts';
import { continues, type JoinedPage } from './flow/join-flows.ts';
import { composeParagraph, type ParagraphContext } from './paragraphs/compose-paragraph.ts';

interface Found {
  readonly page: number;
  readonly kind: Note['kind'];
  readonly mark: string;
  readonly passages: Passage[];
  /** What the page has, undivided. */
  readonly whole: Passage;
  /** What later pages have of it. */
  readonly rest: Passage[];
  readonly skip: number;
  isUsed: boolean;
}

/** Adds a part of a note that goes on, on the same page or from the page before. */
function goOn(note: Found, part: Passage, whole: Passage, isNewPage: boolean): void {
  if (whole !== note.whole) note.rest.push(whole);
  const last = note.passages.at(-1);
  if (isNewPage && last !== undefined && continues(last, part))
    note.passages.splice(-1, 1, passageOf([...last.lines, ...part.lines], last.label, last.edges));
  else note.passages.push(part);
}

/** Adds the notes at the foot of a page, each from its mark to the next; what is before the first goes on with the last. */
function addNotes({ index, notes, noteKind }: JoinedPage, found: Found[]): void {
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
          isUsed: false,
        });
      } else if (last !== undefined) goOn(last, part, passage, at === 0 && last.page < index);
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

/** Matches the marks in the text with the notes at the pages' feet. */
export function createNotes(pages: readonly JoinedPage[], context: ParagraphContext) {
  const found: Found[] = [];
  for (const page of pages) addNotes(page, found);
  const order: Found[] = [];
  // Word processors count endnotes in Roman numerals unless told otherwise.
  const areRoman = found.some(({ mark }) => mark === 'i') && !found.some(({ mark }) => mark === 'h');
  const kindOf = ({ kind, mark }: Found) => (areRoman && /^[ivxlc]+$/.test(mark) ? 'endnote' : kind);

  const place = (
    marks: readonly Mark[],
    toInlines: (part: readonly Mark[]) => readonly Inline[],
  ): readonly Inline[] => {
    if (found.length === 0) return toInlines(marks);
    const inlines: Inline[] = [];
    let from = 0;
    for (let index = 0; index < marks.length; index++) {
      const mark = marks[index] as Mark;
      if (!isRaised(marks, index) && !isLone(marks, found)) continue;
      let end = index;
      while (end < marks.length && (marks[end] as Mark).type === 'letter' && (marks[end] as Mark).look === mark.look)
        end++;
      const text = marks
        .slice(index, end)
        .map((each) => each.text)
        .join('');
      const note = found.find((candidate) => !candidate.isUsed && candidate.mark === text);
      if (note !== undefined) {
        note.isUsed = true;
        order.push(note);
        inlines.push(...toInlines(marks.slice(from, index)), { type: 'note', note: order.length - 1, look: mark.look });
        from = end;
      }
      index = end - 1;
    }
    return [...inlines, ...toInlines(marks.slice(from))];
  };

  /** The notes after one to which nothing refers, though they stand in one paragraph with it. */
  const strays = (note: Found): readonly Passage[] => {
    const after = found.slice(found.indexOf(note) + 1);
    const end = after.findIndex(({ isUsed, whole }) => isUsed || whole !== note.whole);
    return after.slice(0, end < 0 ? after.length : end).flatMap(({ passages }) => passages);
  };

  const noteOf = (note: Found): Note => {
    const { passages, skip } = note;
    return {
      kind: kindOf(note),
      paragraphs: [...passages, ...strays(note)].map((passage, index) =>
        composeParagraph(passage, { ...context, ...(index === 0 ? { skip } : {}) }, { before: 0, starts: null }),
      ),
    };
  };
  /** Notes to which nothing refers, as the pages have them. */
  const unused = (): ReadonlySet<Passage> => {
    const used = new Set(order.flatMap(({ passages, whole, rest }) => [...passages, whole, ...rest]));
    const wholes = found.filter(({ isUsed }) => !isUsed).flatMap(({ whole, rest }) => [whole, ...rest]);
    return new Set(wholes.filter((passage) => !used.has(passage)));
  };
  return { place, all: (): readonly Note[] => order.map(noteOf), unused };
}

/** Whether marks are nothing but a reference: a paragraph of its own, in smaller letters than its note. */
function isLone(marks: readonly Mark[], found: readonly Found[]): boolean {
  const text = marks.map((mark) => mark.text).join('');
  return found.some(
    ({ mark, isUsed, passages: [note] }) =>
      !isUsed && mark === text && note !== undefined && (marks[0] as Mark).look.size < 0.8 * note.size,
  );
}

/** Smaller letters above the baseline of what is before them. */
function isRaised(marks: readonly Mark[], index: number): boolean {
  const mark = marks[index] as Mark;
  const near =
    marks
      .slice(Math.max(0, index - 12), index)
      .findLast(({ type, look }) => type === 'letter' && look.size > mark.look.size) ??
    marks.slice(index + 1, index + 12).find(({ look }) => look.size > mark.look.size);
  return (
    mark.type === 'letter' &&
    near !== undefined &&
    mark.look.size < 0.85 * near.look.size &&
    mark.baseline < near.baseline - 0.12 * near.look.size
  );
}
