import { findRegions } from '../columns/regions.ts';
import { type Line, median } from '../lines/line.ts';
import { boxAroundAll } from '../model/box.ts';
import type { Note } from '../model/doc-model.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Rule } from '../model/page-model.ts';
import type { Reading } from '../model/reading.ts';
import { type Endnotes, findEndnotes } from './find-endnotes.ts';
import { noteMarkOf } from './note-marks.ts';
import { thresholds } from './thresholds.ts';

/** What finding the notes of a page needs. */
export interface PageBeforeNotes {
  readonly body: readonly Line[];
  /** Rules that neither belong to a grid nor underline text. */
  readonly looseRules: readonly Rule[];
  readonly width: number;
  readonly height: number;
  readonly reading: Reading;
}

/** A page's text, and its notes by column. */
export interface NotedPage {
  readonly body: readonly Line[];
  readonly notes: readonly (readonly Line[])[];
  readonly noteKind: Note['kind'];
}

const isShort = ({ x0, x1 }: Rule, { width }: PageBeforeNotes) => x1 - x0 < thresholds.rule.maxWidthShare * width;

/** Whether two rules are above the notes of adjacent columns. */
const areInColumns = (a: Rule, b: Rule, { width }: PageBeforeNotes) =>
  Math.abs(a.x0 - b.x0) > thresholds.column.minWidthShare * width &&
  Math.abs(a.x1 - a.x0 - (b.x1 - b.x0)) < thresholds.column.sameLength;

/** The horizontal range in which notes below a rule begin: boxes next to the rule are other columns. */
function columnOf(rule: Rule, others: readonly Box[]): { readonly from: number; readonly to: number } {
  const before = others.filter(({ x1 }) => x1 < rule.x0 - thresholds.column.gap);
  const after = others.filter(({ x0 }) => x0 > rule.x1 + thresholds.column.gap);
  return { from: largest(before.map(({ x1 }) => x1)), to: smallest(after.map(({ x0 }) => x0 - thresholds.column.gap)) };
}

/** Whether further rules divide the lines below a rule, which makes it part of a table. */
function isDivided(rule: Rule, notes: readonly Line[], page: PageBeforeNotes): boolean {
  const end = largest(notes.map(({ y1 }) => y1));
  return page.looseRules.some((other) => other.y0 > rule.y0 + 2 && other.y0 < end && !areInColumns(other, rule, page));
}

const areSmaller = (lines: readonly Line[], size: number) => lines.every(({ look }) => look.size < size);

/**
 * Separates the footnotes of a page from its text at the rule above them, or at one rule per column.
 * @param before The text size of the previous page if it has notes, the last of which may end on this page.
 */
function splitFootnotes(page: PageBeforeNotes, before: number | null): NotedPage {
  const candidates = page.looseRules
    .filter((rule) => {
      const isLong =
        rule.x1 - rule.x0 > thresholds.rule.minWidthShare * page.width &&
        rule.y0 > thresholds.rule.minTopShare * page.height;
      return rule.isHorizontal && isLong && (isShort(rule, page) || before !== null);
    })
    .sort((a, b) => b.y0 - a.y0);
  const regions = candidates.length === 0 ? [] : findRegions(page.body);
  const textColumns = regions.flatMap((region) => (region.columns.length > 1 ? region.columns.map(boxAroundAll) : []));
  const columns: { readonly rule: Rule; readonly notes: readonly Line[] }[] = [];
  let body = page.body;
  for (const rule of candidates) {
    if (columns.some((column) => !areInColumns(column.rule, rule, page))) continue;
    const beside = [...candidates.filter((other) => areInColumns(other, rule, page)), ...textColumns];
    const { from, to } = columnOf(
      rule,
      beside.filter(({ y1 }) => y1 > rule.y0 - thresholds.rule.maxGap),
    );
    const notes = body.filter(
      ({ baseline, x0, y0 }) => baseline > rule.y0 && y0 > rule.y0 - thresholds.rule.overlap && x0 > from && x0 < to,
    );
    const [first] = [...notes].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
    if (
      first === undefined ||
      first.y0 - rule.y0 > thresholds.rule.maxGap ||
      Math.abs(first.x0 - rule.x0) > thresholds.rule.maxIndentShare * page.width
    )
      continue;
    const above = body.filter((line) => !notes.includes(line));
    const size = thresholds.maxSizeTimes * (median(above.map(({ look }) => look.size)) || (before ?? 0));
    const goesOn = (before !== null || columns.length > 0) && !isDivided(rule, notes, page) && areSmaller(notes, size);
    if (!goesOn && (noteMarkOf(first) === null || !isShort(rule, page))) continue;
    columns.push({ rule, notes });
    body = above;
  }
  const notes = columns.sort((a, b) => a.rule.x0 - b.rule.x0).map((column) => column.notes);
  return { body, notes, noteKind: 'footnote' };
}

/** A page with its endnotes separated from its text. */
function withEndnotes({ body, notes, noteKind }: NotedPage, index: number, first: Endnotes): NotedPage {
  if (index < first.page) return { body, notes, noteKind };
  const text = index === first.page ? first.text : [];
  const own = body.filter((line) => !text.includes(line));
  const columns = own.length === 0 ? notes : [own, ...notes];
  return { body: text, notes: columns, noteKind: first.areAll ? 'endnote' : noteKind };
}

/**
 * Heads → notes: separates notes from the text. Footnotes are below a rule at the foot of a page; endnotes, which may
 * have no rule, extend from the first of them to the end of the document. Pages that are read as plain text keep their
 * notes.
 */
export function separateNotes<T extends PageBeforeNotes>(
  pages: readonly T[],
): readonly (Omit<T, 'body'> & NotedPage)[] {
  const noted: NotedPage[] = [];
  let usual = 0;
  for (const page of pages) {
    const hasNotes = (noted.at(-1)?.notes.length ?? 0) > 0;
    const split = page.reading === 'plain' ? null : splitFootnotes(page, hasNotes ? usual : null);
    noted.push(split ?? { body: page.body, notes: [], noteKind: 'footnote' });
    usual = median(noted.at(-1)?.body.map(({ look }) => look.size) ?? []) || usual;
  }
  const first = findEndnotes(noted);
  return pages.map((page, index) => {
    const own = noted[index] as NotedPage;
    return { ...page, ...(first === null || page.reading === 'plain' ? own : withEndnotes(own, index, first)) };
  });
}
