import { noteMarkOf } from '../analyse/find-notes.ts';
import type { Line, Mark } from '../analyse/line.ts';
import type { Passage } from '../analyse/passage.ts';
import { passageOf } from '../analyse/passage-of.ts';
import type { Inline, Note } from '../model/doc-model.ts';
import { composeParagraph, type ParagraphContext } from './compose-paragraph.ts';
import type { JoinedPage } from './join-flows.ts';

interface Found {
  readonly page: number;
  readonly mark: string;
  readonly passages: Passage[];
  readonly skip: number;
  isUsed: boolean;
}

/** The notes at the foot of a page, each from its mark to the next. */
function notesOn({ index, notes }: JoinedPage): readonly Found[] {
  const found: Found[] = [];
  for (const passage of notes) {
    let lines: Line[] = [];
    const flush = () => {
      if (lines.length === 0) return;
      const first = lines[0] as Line;
      const mark = noteMarkOf(first);
      const part = passageOf(lines, null, passage.edges);
      if (mark !== null)
        found.push({ page: index, mark: mark.text, passages: [part], skip: mark.length, isUsed: false });
      else found.at(-1)?.passages.push(part);
      lines = [];
    };
    for (const line of passage.lines) {
      if (
        lines.length > 0 &&
        noteMarkOf(line) !== null &&
        isNext(found.at(-1)?.mark, noteMarkOf(lines[0] as Line)?.text, noteMarkOf(line)?.text)
      )
        flush();
      lines.push(line);
    }
    flush();
  }
  return found;
}

/** Whether a mark follows the one before it: a number in running text does not. */
function isNext(_: string | undefined, before: string | undefined, mark: string | undefined): boolean {
  return before !== undefined && mark !== undefined && Number(mark) === Number(before) + 1;
}

/** Matches the marks in the text with the notes at the pages' feet. */
export function createNotes(pages: readonly JoinedPage[], context: ParagraphContext) {
  const found = pages.flatMap(notesOn);
  const order: Found[] = [];

  const place = (
    marks: readonly Mark[],
    toInlines: (part: readonly Mark[]) => readonly Inline[],
  ): readonly Inline[] => {
    if (found.length === 0) return toInlines(marks);
    const inlines: Inline[] = [];
    let from = 0;
    for (let index = 0; index < marks.length; index++) {
      const mark = marks[index] as Mark;
      if (!isRaised(marks, index)) continue;
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

  const noteOf = ({ passages, skip, mark }: Found): Note => ({
    // Word processors count endnotes in Roman numerals unless told otherwise.
    kind: /^[ivxlc]+$/.test(mark) ? 'endnote' : 'footnote',
    paragraphs: passages.map((passage, index) =>
      composeParagraph(passage, { ...context, ...(index === 0 ? { skip } : {}) }, { before: 0, starts: null }),
    ),
  });
  return { place, all: (): readonly Note[] => order.map(noteOf), unused: () => found.filter(({ isUsed }) => !isUsed) };
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
