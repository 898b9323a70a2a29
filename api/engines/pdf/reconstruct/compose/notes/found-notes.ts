import type { Line } from '../../lines/line.ts';
import type { Note } from '../../model/doc-model.ts';
import { median } from '../../model/numbers/median.ts';
import { isNextMark, noteMarkOf, refersTo } from '../../notes/note-marks.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { passageOf } from '../../paragraphs/passage-of.ts';
import { passagesIn } from '../../tables/passages-in.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { continues } from '../paragraphs/continues.ts';

/** A note at the foot of a page or the end of the document. */
export interface FoundNote {
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

/** Adds another paragraph to a note, or on a later page the rest of one. */
function extend(note: FoundNote, part: Passage, whole: Passage, on: 'its-page' | 'later-page'): void {
  if (whole !== note.whole) note.rest.push(whole);
  const last = note.passages.at(-1);
  if (on === 'later-page' && last !== undefined && continues(last, part))
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

/**
 * The lines of a passage, apart where the mark of the next note begins one.
 * @param mark That of the note before the passage.
 */
function partsOf(lines: readonly Line[], mark: string | undefined): readonly (readonly Line[])[] {
  const parts: Line[][] = [];
  let before = mark;
  for (const line of lines) {
    const own = noteMarkOf(line)?.text;
    const part = parts.at(-1);
    if (part !== undefined && (own === undefined || before === undefined || !isNextMark(before, own))) {
      part.push(line);
      continue;
    }
    parts.push([line]);
    before = own ?? before;
  }
  return parts;
}

/** Adds the notes of a page, each from its mark to the next. Text before the first mark continues the previous note. */
function addNotes(page: JoinedPage, found: FoundNote[]): void {
  const { index, notes, noteKind } = page;
  if (notes.length === 0) return;
  const refers = createRefers(page);
  const begin = (part: Passage, whole: Passage, mark: string, skip: number) =>
    found.push({
      ...{ page: index, kind: noteKind, mark, skip },
      ...{ passages: [part], whole, rest: [] },
      isReferred: noteKind === 'footnote' && refers(mark),
      isUsed: false,
    });
  for (const [at, whole] of notes.entries())
    for (const lines of partsOf(whole.lines, found.at(-1)?.mark)) {
      const part = passageOf(lines, null, whole.edges);
      const mark = noteMarkOf(lines[0] as Line);
      const last = found.at(-1);
      if (mark !== null) begin(part, whole, mark.text, mark.length);
      else if (last !== undefined) extend(last, part, whole, at === 0 && last.page < index ? 'later-page' : 'its-page');
    }
}

/** Finds the notes of all pages, in the order of these. */
export function findNotes(pages: readonly JoinedPage[]): readonly FoundNote[] {
  const found: FoundNote[] = [];
  for (const page of pages) addNotes(page, found);
  return found;
}
