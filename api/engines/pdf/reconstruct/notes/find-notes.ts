import { regionsOfPage } from '../columns/page-regions.ts';
import { without } from '../heads/line-sets.ts';
import type { Line } from '../lines/line.ts';
import { boxAroundAll } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Note } from '../model/doc-model.ts';
import { largest, smallest } from '../model/extremes.ts';
import { median } from '../model/numbers/median.ts';
import type { Box, Rule } from '../model/page-model.ts';
import type { Reading } from '../model/reading.ts';
import { type Endnotes, findEndnotes } from './find-endnotes.ts';
import { beginsNote } from './note-marks.ts';
import { thresholds } from './thresholds.ts';
import { unruledNotes } from './unruled-notes.ts';

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

interface MeasuredPage extends PageBeforeNotes {
  /** The size of its usual letters in points. */
  readonly em: number;
}

/** The usual sizes of the text and of the notes on the page before, the last of which may end on this page. */
interface SizesBefore {
  readonly text: number;
  readonly notes: number;
}

const usualSize = (lines: readonly Line[]) => median(lines.map(({ look }) => look.size));

const isShort = ({ x0, x1 }: Rule, { width }: PageBeforeNotes) => x1 - x0 < thresholds.rule.maxWidthShare * width;

/** Whether two rules are above the notes of adjacent columns. */
const areInColumns = (a: Rule, b: Rule, { width, em }: MeasuredPage) =>
  Math.abs(a.x0 - b.x0) > thresholds.column.minWidthShare * width &&
  Math.abs(a.x1 - a.x0 - (b.x1 - b.x0)) < thresholds.column.sameLengthEms * em;

/** The horizontal range in which notes below a rule begin: boxes next to the rule are other columns. */
function columnOf(rule: Rule, others: readonly Box[], em: number): { readonly from: number; readonly to: number } {
  const gap = thresholds.column.gapEms * em;
  const before = others.filter(({ x1 }) => x1 < rule.x0 - gap);
  const after = others.filter(({ x0 }) => x0 > rule.x1 + gap);
  return { from: largest(before.map(({ x1 }) => x1)), to: smallest(after.map(({ x0 }) => x0 - gap)) };
}

/** Tells whether a rule is continued by others at its height, as the borders of a row of cells are. */
function createIsContinued({ looseRules, em }: MeasuredPage): (rule: Rule) => boolean {
  const rulesAt = createBoxFinder(looseRules);
  const room = thresholds.rule.sameRuleEms * em;
  return (rule) =>
    rulesAt({ x0: rule.x0 - room, x1: rule.x1 + room, y0: rule.y0 - room, y1: rule.y0 + room }).some(
      (other) =>
        other !== rule &&
        other.isHorizontal &&
        Math.abs(other.y0 - rule.y0) < room &&
        Math.min(Math.abs(other.x0 - rule.x1), Math.abs(other.x1 - rule.x0)) < room,
    );
}

/** Whether further rules divide the lines below a rule, which makes it part of a table. */
function isDivided(rule: Rule, notes: readonly Line[], page: MeasuredPage): boolean {
  const end = largest(notes.map(({ y1 }) => y1));
  const below = rule.y0 + thresholds.rule.sameRuleEms * page.em;
  return page.looseRules.some((other) => other.y0 > below && other.y0 < end && !areInColumns(other, rule, page));
}

const areSmaller = (lines: readonly Line[], size: number) => lines.every(({ look }) => look.size < size);

/**
 * Separates the footnotes of a page from its text at the rule above them, or at one rule per column.
 * @param before The sizes of the previous page if it has notes.
 */
function splitFootnotes(unmeasured: PageBeforeNotes, before: SizesBefore | null): NotedPage {
  const page = { ...unmeasured, em: usualSize(unmeasured.body) };
  const isContinued = createIsContinued(page);
  const candidates = page.looseRules
    .filter((rule) => {
      const isLong =
        rule.x1 - rule.x0 > thresholds.rule.minWidthShare * page.width &&
        rule.y0 > thresholds.rule.minTopShare * page.height;
      return rule.isHorizontal && isLong && (isShort(rule, page) || before !== null) && !isContinued(rule);
    })
    .sort((a, b) => b.y0 - a.y0)
    .slice(0, thresholds.rule.maxRules);
  const regions = candidates.length === 0 ? [] : regionsOfPage(page.body);
  const textColumns = regions.flatMap((region) => (region.columns.length > 1 ? region.columns.map(boxAroundAll) : []));
  const columns: { readonly rule: Rule; readonly notes: readonly Line[] }[] = [];
  let body = page.body;
  for (const rule of candidates) {
    if (columns.some((column) => !areInColumns(column.rule, rule, page))) continue;
    const beside = [...candidates.filter((other) => areInColumns(other, rule, page)), ...textColumns];
    const { from, to } = columnOf(
      rule,
      beside.filter(({ y1 }) => y1 > rule.y0 - thresholds.column.aboveEms * page.em),
      page.em,
    );
    const notes = body.filter(
      ({ baseline, x0, y0 }) =>
        baseline > rule.y0 && y0 > rule.y0 - thresholds.rule.overlapEms * page.em && x0 > from && x0 < to,
    );
    const [first] = [...notes].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
    if (first === undefined || Math.abs(first.x0 - rule.x0) > thresholds.rule.maxIndentShare * page.width) continue;
    const above = without(body, notes);
    const size = thresholds.maxSizeTimes * (usualSize(above) || (before?.text ?? 0));
    const { maxGapEms, maxMarkedGapEms } = thresholds.rule;
    const isMarked = areSmaller(notes, size) && beginsNote(first, notes);
    if (first.y0 - rule.y0 > (isMarked ? maxMarkedGapEms : maxGapEms) * first.look.size) continue;
    // Text below the rule of a running head is larger than the notes before it.
    const noted = thresholds.sameSizeTimes * (before?.notes ?? usualSize(columns.flatMap((column) => column.notes)));
    const goesOn = areSmaller(notes, Math.min(size, noted)) && !isDivided(rule, notes, page);
    if (!goesOn && (!beginsNote(first, notes) || !isShort(rule, page))) continue;
    columns.push({ rule, notes });
    body = above;
  }
  const notes = columns.sort((a, b) => a.rule.x0 - b.rule.x0).map((column) => column.notes);
  const unruled = notes.length === 0 ? unruledNotes(body, page.em) : [];
  if (unruled.length > 0) return { body: without(body, unruled), notes: [unruled], noteKind: 'footnote' };
  return { body, notes, noteKind: 'footnote' };
}

/** A page with its endnotes separated from its text. */
function withEndnotes({ body, notes, noteKind }: NotedPage, index: number, first: Endnotes): NotedPage {
  if (index < first.page) return { body, notes, noteKind };
  const text = index === first.page ? first.text : [];
  const own = without(body, text);
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
  let text = 0;
  for (const page of pages) {
    const notes = usualSize(noted.at(-1)?.notes.flat() ?? []);
    const split = page.reading === 'plain' ? null : splitFootnotes(page, notes > 0 ? { text, notes } : null);
    noted.push(split ?? { body: page.body, notes: [], noteKind: 'footnote' });
    text = usualSize(noted.at(-1)?.body ?? []) || text;
  }
  const first = findEndnotes(noted);
  return pages.map((page, index) => {
    const own = noted[index] as NotedPage;
    return { ...page, ...(first === null || page.reading === 'plain' ? own : withEndnotes(own, index, first)) };
  });
}
