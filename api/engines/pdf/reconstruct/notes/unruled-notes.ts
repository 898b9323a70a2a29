import type { Line } from '../lines/line.ts';
import { areReferredTo } from './find-endnotes.ts';
import { noteMarkOf } from './note-marks.ts';
import { thresholds } from './thresholds.ts';

const lengthOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** The notes of a page whose text has a size in points, and no line below it that is as large. */
function notesBelow(sorted: readonly Line[], usual: number): readonly Line[] {
  const from = sorted.findLastIndex(({ look }) => look.size >= thresholds.maxSizeTimes * usual) + 1;
  const start = sorted.findIndex((line, index) => index >= from && /^\d+$/.test(noteMarkOf(line)?.text ?? ''));
  const [last, first] = [sorted[start - 1], sorted[start]];
  if (last === undefined || first === undefined) return [];
  const [text, notes] = [sorted.slice(0, start), sorted.slice(start)];
  // Below a title and its authors, whose affiliations have the same numbers, is all of the text.
  if (lengthOf(notes) >= lengthOf(text)) return [];
  const lowest = Math.max(...text.map(({ y1 }) => y1));
  if (first.y0 - lowest < thresholds.unruled.minGapEms * first.look.size) return [];
  return areReferredTo(noteMarkOf(first)?.text ?? '', notes, text, usual) ? notes : [];
}

/**
 * The footnotes of a page that has no rule above them: small lines at its foot, apart from the text, with numbers to all
 * of which the text of this page refers. Most lines may be smaller than the text, as those of program code.
 * @param body The lines of the page without its running heads.
 * @param usual The size of its usual letters in points.
 * @returns The lines of the notes from the top; none if the page has no such notes.
 */
export function unruledNotes(body: readonly Line[], usual: number): readonly Line[] {
  const sorted = [...body].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const larger = new Set(body.map(({ look }) => look.size).filter((size) => size > usual));
  for (const size of [usual, ...larger]) {
    const notes = notesBelow(sorted, size);
    if (notes.length > 0) return notes;
  }
  return [];
}
