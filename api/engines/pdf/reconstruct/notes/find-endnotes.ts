import type { Line } from '../lines/line.ts';
import { median } from '../model/numbers/median.ts';
import { isFirstMark, isNextMark, noteMarkOf, refersTo } from './note-marks.ts';
import { thresholds } from './thresholds.ts';

interface Page {
  readonly body: readonly Line[];
  readonly notes: readonly (readonly Line[])[];
}

/** Where a document's endnotes begin. */
export interface Endnotes {
  readonly page: number;
  /** The lines of that page that precede the endnotes. */
  readonly text: readonly Line[];
  /** Whether all notes from there on are endnotes. If not, those with Roman marks are. */
  readonly areAll: boolean;
}

const byHeight = (lines: readonly Line[]) => [...lines].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);

/** How many consecutive marks, beginning with the first, pass a test. */
function countFrom(first: string, marks: readonly string[], isKnown: (mark: string) => boolean): number {
  let count = 0;
  let last: string | null = null;
  for (const mark of marks) {
    if (last === null ? mark !== first : !isNextMark(last, mark)) continue;
    if (!isKnown(mark)) break;
    last = mark;
    count++;
  }
  return count;
}

/**
 * Whether lines are the notes that preceding text refers to: smaller than it, with references to all their marks.
 * @param usual The size of the text's letters in points.
 */
export function areReferredTo(first: string, lines: readonly Line[], before: readonly Line[], usual: number): boolean {
  if (!lines.every(({ look }) => look.size < thresholds.maxSizeTimes * usual)) return false;
  const marks = lines.flatMap((line) => noteMarkOf(line)?.text ?? []);
  const notes = countFrom(first, marks, () => true);
  const referred = countFrom(first, marks, (mark) => before.some((line) => refersTo(line, mark, usual)));
  return notes === referred;
}

/**
 * Finds where the endnotes of a document begin; null if there are none. They begin at the top of a page, with Roman
 * marks anywhere on the last page, or below a rule like the one above footnotes. A raised mark must refer to the first.
 */
export function findEndnotes(pages: readonly Page[]): Endnotes | null {
  const usual = median(pages.flatMap(({ body }) => body.map(({ look }) => look.size)));
  const hasFootnotes = pages.some(({ notes }) => notes.length > 0);
  const before: Line[] = [];
  for (const [page, { body, notes }] of pages.entries()) {
    const sorted = byHeight(body);
    const later = pages.slice(page + 1);
    const isLast = later.length === 0;
    const line = sorted.findIndex((each, index) => {
      const mark = index === 0 || isLast ? noteMarkOf(each)?.text : undefined;
      return mark !== undefined && isFirstMark(mark) && (index === 0 || mark === 'i');
    });
    const mark = line < 0 ? null : (noteMarkOf(sorted[line] as Line)?.text ?? null);
    const refers = (lines: readonly Line[], to: string) => lines.some((each) => refersTo(each, to, usual));
    const text = sorted.slice(0, Math.max(0, line));
    if (mark !== null && (refers(before, mark) || refers(text, mark))) {
      const rest = [...sorted.slice(line), ...later.flatMap((each) => byHeight(each.body))];
      const areNotes = mark === 'i' || (!hasFootnotes && areReferredTo(mark, rest, [...before, ...text], usual));
      if (areNotes) return { page, text, areAll: mark !== 'i' };
    }
    const [first] = byHeight(notes[0] ?? []);
    const noted = first === undefined ? undefined : noteMarkOf(first)?.text;
    const isEnd = noted !== undefined && later.every((each) => each.body.length === 0);
    if (isEnd && isFirstMark(noted) && !refers(sorted, noted) && refers(before, noted))
      return { page, text: sorted, areAll: true };
    before.push(...sorted);
  }
  return null;
}
