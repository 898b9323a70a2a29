import type { Rule } from '../model/page-model.ts';
import type { Line } from './line.ts';

/** Share of the page's width that the line above footnotes has at most, and points that it has at least. */
const widest = 0.45;
const narrowest = 30;
const lowestShare = 0.02;

/** A mark that begins a note: raised, or a number or sign before its text. */
const mark = /^(?:\[?\d{1,3}\]?|[ivxlc]{1,5}|[a-z]|[*†‡§]{1,3})$/;

/** The mark at the beginning of a line and how many marks of the line it takes; null where it has none. */
export function noteMarkOf({ marks, look }: Line): { readonly text: string; readonly length: number } | null {
  const raised = marks.findIndex(({ type, look: { size } }) => type !== 'letter' || size > look.size * 0.85);
  const end = raised > 0 ? raised : marks.findIndex(({ type }) => type !== 'letter');
  const text = marks
    .slice(0, Math.max(0, end))
    .map((each) => each.text)
    .join('');
  if (!mark.test(text)) return null;
  const body = marks.findIndex(({ type }, index) => index >= end && type === 'letter');
  return body < 0 ? null : { text, length: body };
}

/** Splits a page's lines at the short line above its footnotes. */
export function splitNotes(
  lines: readonly Line[],
  rules: readonly Rule[],
  page: { readonly width: number; readonly height: number },
): { readonly body: readonly Line[]; readonly notes: readonly Line[] } {
  const candidates = rules.filter(({ isHorizontal, x0, x1, y0 }) => {
    const width = x1 - x0;
    return isHorizontal && width < widest * page.width && width > narrowest && y0 > lowestShare * page.height;
  });
  for (const rule of candidates.sort((a, b) => b.y0 - a.y0)) {
    const notes = lines.filter(({ baseline, y0 }) => baseline > rule.y0 && y0 > rule.y0 - 6);
    const first = [...notes].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)[0];
    if (first === undefined || first.y0 - rule.y0 > 20 || Math.abs(first.x0 - rule.x0) > 40) continue;
    if (noteMarkOf(first) === null) continue;
    return { body: lines.filter((line) => !notes.includes(line)), notes };
  }
  return { body: lines, notes: [] };
}

const isRaisedMark = (text: string) => (line: Line) => {
  const mark = noteMarkOf(line);
  return mark !== null && mark.text === text;
};

/** Whether letters above the baseline of their line make the mark. */
function refersTo({ marks, look, baseline }: Line, text: string): boolean {
  const raised = marks.map((mark) =>
    mark.type === 'letter' && mark.look.size < 0.85 * look.size && mark.baseline < baseline - 0.1 * look.size
      ? mark.text
      : ' ',
  );
  return raised.join('').split(' ').includes(text);
}

/**
 * Splits the document's last page at its first endnote: a line that begins with the mark `i`, to which a raised `i`
 * in the text refers. No line is drawn above endnotes.
 */
export function splitEndnotes(
  lines: readonly Line[],
  before: readonly Line[],
): { readonly body: readonly Line[]; readonly notes: readonly Line[] } {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
  const first = sorted.findIndex(isRaisedMark('i'));
  if (first < 0) return { body: lines, notes: [] };
  const isReferred = [...before, ...sorted.slice(0, first)].some((line) => refersTo(line, 'i'));
  return isReferred ? { body: sorted.slice(0, first), notes: sorted.slice(first) } : { body: lines, notes: [] };
}
