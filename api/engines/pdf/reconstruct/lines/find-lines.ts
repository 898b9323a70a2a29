import { isHangul, isIdeographic, isRightToLeft, plainLetters } from '../../writing-systems/scripts.ts';
import type { Box, Glyph } from '../model/page-model.ts';
import { readingOrder } from './bidi.ts';
import { findGutters, partingGap } from './find-gutters.ts';
import { type Line, lineOf, type Mark, median } from './line.ts';
import { partOverprinted, type Row } from './part-overprinted.ts';
import { areMarkBefore, withRaised } from './raised-letters.ts';

/** Ems of room that make a space: where the file writes its spaces, where PDFium sees one, and where nothing helps. */
const spaceGaps = { written: 0.02, guessed: 0.1, unmarked: 0.17, unmarkedAmongWritten: 0.3 } as const;
/** The same after a number that begins a line: it may leave its tab hardly any room. */
const labelGap = 0.08;
const numberLabel = /^\(?\d{1,3}(?:\.\d{1,3})*[.)]$/;
const baselineTolerance = 0.35;
const rowsBack = 6;

interface OpenRow {
  baseline: number;
  y0: number;
  y1: number;
  size: number;
  readonly glyphs: Glyph[];
}

function isOnRow(row: OpenRow, glyph: Glyph): boolean {
  const apart = Math.abs(row.baseline - glyph.baseline);
  return apart < baselineTolerance * Math.min(glyph.look.size, row.size) || apart < 0.6;
}

function rowsOf(glyphs: readonly Glyph[]): readonly Row[] {
  const rows: OpenRow[] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const row = rows
      .slice(-rowsBack)
      .reverse()
      .find((candidate) => isOnRow(candidate, glyph));
    if (row === undefined) {
      rows.push({ baseline: glyph.baseline, y0: glyph.y0, y1: glyph.y1, size: glyph.look.size, glyphs: [glyph] });
      continue;
    }
    row.glyphs.push(glyph);
    row.y0 = Math.min(row.y0, glyph.y0);
    row.y1 = Math.max(row.y1, glyph.y1);
    if (glyph.look.size > row.size) {
      row.size = glyph.look.size;
      row.baseline = glyph.baseline;
    }
  }
  return withRaised(rows);
}

/** Times the usual space: less may be one that kerning or justification made wide. */
const surelyTwo = 1.75;

/** A space as many times as the room shows that it was written: files give runs of spaces as one. */
function spacesFor(before: Mark, after: Glyph, usual: number): string {
  const gap = after.x0 - before.x1;
  if (after.space !== 'written') return ' ';
  if (isIdeographic(before.text) && isIdeographic(after.text)) {
    const wide = Math.round(gap / after.look.size);
    return wide > 0 ? '\u3000'.repeat(Math.min(wide, 40)) : ' ';
  }
  const times = usual > 0 && gap > surelyTwo * usual ? Math.round(gap / usual) : 1;
  return (after.isKept ? '\u00a0' : ' ').repeat(Math.max(1, Math.min(times, 100)));
}

/** Room that one space takes in a line; 0 where too few tell. */
function usualSpace(glyphs: readonly Glyph[]): number {
  const gaps = glyphs.flatMap((glyph, index) => {
    const before = glyphs[index - 1];
    return before !== undefined && glyph.space === 'written' ? [glyph.x0 - before.x1] : [];
  });
  return gaps.length < 3 ? 0 : median(gaps);
}

function spaceBetween(before: Mark, after: Glyph, hasWritten: boolean, tracking: number, usual: number): Mark | null {
  // What follows a letter in the file stands left of it where the script runs to the left.
  const mark = after.space ?? (isRightToLeft(`${before.text}${after.text}`) ? before.space : null);
  const size = Math.max(after.look.size, 4);
  const gap = (after.x0 - before.x1) / size;
  const unmarked = hasWritten ? spaceGaps.unmarkedAmongWritten : spaceGaps.unmarked;
  const least = mark === 'written' ? spaceGaps.written : (mark === 'guessed' ? spaceGaps.guessed : unmarked) + tracking;
  if (gap <= least) return null;
  const areKorean = isHangul(before.text) && isHangul(after.text);
  const ideographs = areKorean ? 0 : [before, after].filter(({ text }) => isIdeographic(text) || isHangul(text)).length;
  // Word processors put a quarter of an em between ideographs and other letters themselves.
  if (mark !== 'written' && ideographs > 0 && gap < (ideographs === 2 ? 0.6 : 0.35)) return null;
  return {
    ...before,
    type: 'space',
    text: spacesFor(before, after, usual),
    x0: before.x1,
    x1: after.x0,
    space: null,
    isSoftHyphen: false,
  };
}

/** The room of a tab after the number that a line begins with, where it is less than a space. */
function tabAfterNumber(marks: readonly Mark[], after: Glyph, tracking: number): Mark | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined || !/\p{L}/u.test(after.text)) return null;
  const isApart = after.x0 - last.x1 > (labelGap + tracking) * after.look.size;
  if (!isApart || !numberLabel.test(marks.map(({ text }) => text).join(''))) return null;
  return { ...last, type: 'space', text: ' ', x0: last.x1, x1: after.x0, space: null, isSoftHyphen: false };
}

/** Extra room that the whole line has between its letters, in ems. */
function trackingOf(glyphs: readonly Glyph[]): number {
  const gaps = glyphs.flatMap((glyph, index) => {
    const before = glyphs[index - 1];
    return before === undefined || glyph.space !== null ? [] : [(glyph.x0 - before.x1) / Math.max(glyph.look.size, 4)];
  });
  return gaps.length < 4 ? 0 : Math.max(0, median(gaps));
}

/** Ems that a written space between two words takes at the most where no other space tells how wide they are. */
const widestSpace = 2.5;
/** Of the gap: how much spaces of a justified line may differ. */
const sameGap = 0.15;

/** Whether a wide gap is a space that was stretched to justify the line: those beside it are as wide. */
function isStretched(sorted: readonly Glyph[], index: number): boolean {
  const [before, glyph] = [sorted[index - 1], sorted[index]];
  if (before === undefined || glyph === undefined || (glyph.space !== 'written' && before.space !== 'written'))
    return false;
  const gap = glyph.x0 - before.x1;
  const gapAt = (at: number) => (sorted[at] as Glyph).x0 - (sorted[at - 1] as Glyph).x1;
  const isGap = (at: number) => gapAt(at) > 0.15 * glyph.look.size;
  let [left, right] = [index - 1, index + 1];
  while (left > 0 && !isGap(left)) left--;
  while (right < sorted.length && !isGap(right)) right++;
  const near = [...(left > 0 ? [gapAt(left)] : []), ...(right < sorted.length ? [gapAt(right)] : [])];
  if (near.length === 0) return glyph.spaces === 1 && gap < widestSpace * glyph.look.size;
  return near.some((other) => Math.abs(other - gap) < sameGap * gap);
}

function segmentsOf({ glyphs, baseline }: Row, gutters: readonly Box[]): readonly Line[] {
  const beside = gutters.filter(({ y0, y1 }) => baseline >= y0 && baseline <= y1);
  const sorted = [...glyphs].sort((a, b) => a.x0 - b.x0);
  const hasWritten = sorted.some(({ space }) => space === 'written');
  const tracking = trackingOf(sorted);
  const usual = usualSpace(sorted);
  const segments: Mark[][] = [];
  let current: Mark[] = [];
  let right = 0;
  for (const [index, glyph] of sorted.entries()) {
    const before = current.at(-1);
    const gap = glyph.x0 - right;
    const isApart = gap > partingGap(glyph.look);
    const isParted = beside.some((gutter) => right <= gutter.x0 + 1 && glyph.x0 >= gutter.x1 - 1);
    const goesOn = isApart && (isStretched(sorted, index) || areMarkBefore(current, glyph));
    if (before === undefined || isParted || (isApart && !goesOn)) {
      current = [];
      segments.push(current);
    } else {
      const space =
        spaceBetween({ ...before, x1: right }, glyph, hasWritten, tracking, usual) ??
        tabAfterNumber(current, glyph, tracking);
      if (space !== null) current.push(space);
    }
    right = current.length === 0 ? glyph.x1 : Math.max(right, glyph.x1);
    current.push({ ...glyph, type: 'letter', text: plainLetters(glyph.text) });
  }
  return segments.map((marks) => lineOf(readingOrder(marks)));
}

/** The lines of a page in pieces: a wide gap, as between columns and at tabs, parts them. */
export function findSegments(glyphs: readonly Glyph[]): readonly Line[] {
  const rows = rowsOf(glyphs.filter(({ text }) => text.trim() !== '')).flatMap(partOverprinted);
  const gutters = findGutters(rows);
  return rows.flatMap((row) => segmentsOf(row, gutters));
}
