import type { Rule } from '../model/page-model.ts';
import { type Line, median } from './line.ts';

/** Share of the page's width that the line above footnotes has at most, and points that it has at least. */
const widest = 0.45;
const narrowest = 30;
const lowestShare = 0.02;
/** Of the size of the page's text: what notes have at the most. */
const smaller = 0.95;

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

/** What is known of a page before its notes are found. */
export interface UnnotedPage {
  readonly body: readonly Line[];
  readonly rules: readonly Rule[];
  readonly width: number;
  readonly height: number;
  /** Whether it is taken for text in its order. */
  readonly isPlain: boolean;
}

/** A page's text, and the notes below it or after it. */
export interface NotedPage {
  readonly body: readonly Line[];
  readonly notes: readonly Line[];
}

/** Whether lines are set smaller than those above them: a note that goes on from the page before begins without a mark. */
function areSmaller(notes: readonly Line[], body: readonly Line[]): boolean {
  const most = smaller * median(body.map(({ look }) => look.size));
  return body.length > 0 && notes.every(({ look }) => look.size < most);
}

/**
 * Splits a page's lines at the line above its footnotes.
 *
 * @param mayGoOn Whether the page before has notes, the last of which may end here.
 */
function splitFootnotes({ body, rules, width, height }: UnnotedPage, mayGoOn: boolean): NotedPage {
  const candidates = rules.filter(({ isHorizontal, x0, x1, y0 }) => {
    const isShort = x1 - x0 < widest * width;
    return isHorizontal && (isShort || mayGoOn) && x1 - x0 > narrowest && y0 > lowestShare * height;
  });
  for (const rule of candidates.sort((a, b) => b.y0 - a.y0)) {
    const notes = body.filter(({ baseline, y0 }) => baseline > rule.y0 && y0 > rule.y0 - 6);
    const first = [...notes].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)[0];
    if (first === undefined || first.y0 - rule.y0 > 20 || Math.abs(first.x0 - rule.x0) > 40) continue;
    const above = body.filter((line) => !notes.includes(line));
    const isShort = rule.x1 - rule.x0 < widest * width;
    if ((isShort && noteMarkOf(first) !== null) || (mayGoOn && areSmaller(notes, above))) return { body: above, notes };
  }
  return { body, notes: [] };
}

/** Whether the line is a reference to the note: raised letters, or nothing but small ones. */
function refersTo({ marks, look, baseline }: Line, text: string, usual: number): boolean {
  const isLone = look.size < 0.85 * usual && marks.map((mark) => mark.text).join('') === text;
  const raised = marks.map((mark) =>
    mark.type === 'letter' && mark.look.size < 0.85 * look.size && mark.baseline < baseline - 0.1 * look.size
      ? mark.text
      : ' ',
  );
  return isLone || raised.join('').split(' ').includes(text);
}

const byHeight = (lines: readonly Line[]) => [...lines].sort((a, b) => a.baseline - b.baseline);

/** The line with the first endnote, to which a raised `i` in the text refers: on the last page, or at the head of one. */
function firstEndnote(pages: readonly NotedPage[]): { readonly page: number; readonly line: number } | null {
  const isFirst = (line: Line) => noteMarkOf(line)?.text === 'i';
  const usual = median(pages.flatMap(({ body }) => body.map(({ look }) => look.size)));
  const before: Line[] = [];
  for (const [page, { body }] of pages.entries()) {
    const sorted = byHeight(body);
    const line = sorted.findIndex(isFirst);
    const isReferred = [...before, ...sorted.slice(0, Math.max(0, line))].some((each) => refersTo(each, 'i', usual));
    if (isReferred && (line === 0 || (line > 0 && page === pages.length - 1))) return { page, line };
    before.push(...sorted);
  }
  return null;
}

/**
 * Parts the notes of pages from their text: footnotes below a line at the page's foot, and endnotes, above which no line
 * is drawn, from the first of them to the document's end.
 */
export function findNotes(pages: readonly UnnotedPage[]): readonly NotedPage[] {
  const noted: NotedPage[] = [];
  for (const page of pages) {
    const mayGoOn = (noted.at(-1)?.notes.length ?? 0) > 0;
    noted.push(page.isPlain ? { body: page.body, notes: [] } : splitFootnotes(page, mayGoOn));
  }
  const first = firstEndnote(noted);
  if (first === null) return noted;
  return noted.map((page, index) => {
    if (index < first.page || pages[index]?.isPlain) return page;
    const sorted = byHeight(page.body);
    const end = index === first.page ? first.line : 0;
    return { body: sorted.slice(0, end), notes: [...sorted.slice(end), ...page.notes] };
  });
}
