import { isHangul, isIdeographic, isRightToLeft, plainLetters } from '../../writing-systems/scripts.ts';
import type { Box, Glyph } from '../model/page-model.ts';
import { readingOrder } from './bidi.ts';
import { findGutters, segmentGap } from './find-gutters.ts';
import { type Line, lineOf, median } from './line.ts';
import type { Mark } from './mark.ts';
import { areMarkBefore, withRaised } from './raised-letters.ts';
import { areFarApart, type DrawnOrder, splitOverdrawn } from './split-overdrawn.ts';
import { type Row, splitOverprinted } from './split-overprinted.ts';
import { thresholds } from './thresholds.ts';

const numberLabel = /^\(?\d{1,3}(?:\.\d{1,3})*[.)]$/;

interface OpenRow {
  baseline: number;
  y0: number;
  y1: number;
  size: number;
  readonly glyphs: Glyph[];
}

function isOnRow(row: OpenRow, glyph: Glyph): boolean {
  const apart = Math.abs(row.baseline - glyph.baseline);
  return (
    apart < thresholds.row.baselineEms * Math.min(glyph.look.size, row.size) || apart < thresholds.row.baselinePoints
  );
}

/** The lowest of the last rows that a letter is on. */
function lastRowOf(rows: readonly OpenRow[], glyph: Glyph): OpenRow | undefined {
  const end = Math.max(0, rows.length - thresholds.row.lookBack);
  for (let index = rows.length - 1; index >= end; index--) {
    const row = rows[index] as OpenRow;
    if (isOnRow(row, glyph)) return row;
  }
  return undefined;
}

function rowsOf(glyphs: readonly Glyph[]): readonly Row[] {
  const rows: OpenRow[] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const row = lastRowOf(rows, glyph);
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

/** As many spaces as were probably typed, judging by the gap: PDF writers merge runs of spaces. */
function spacesFor(before: Mark, right: number, after: Glyph, usual: number): string {
  const gap = after.x0 - right;
  if (after.space !== 'written') return ' ';
  if (isIdeographic(before.text) && isIdeographic(after.text)) {
    const wide = Math.round(gap / after.look.size);
    return wide > 0 ? '\u3000'.repeat(Math.min(wide, thresholds.space.maxIdeographicRun)) : ' ';
  }
  const times = usual > 0 && gap > thresholds.space.severalFrom * usual ? Math.round(gap / usual) : 1;
  return (after.isAfterNoBreakSpace ? '\u00a0' : ' ').repeat(Math.max(1, Math.min(times, thresholds.space.maxRun)));
}

/** The width of a space in a line, in points; 0 if the line has too few of them. */
function usualSpace(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1];
    if (before === undefined || glyph.space !== 'written') continue;
    // The space before a right-to-left letter is to its right: at its left, another letter of its word may follow.
    const gap = glyph.x0 - before.x1;
    if (gap > thresholds.space.written * glyph.look.size) gaps.push(gap);
  }
  return gaps.length < thresholds.space.minSamples ? 0 : median(gaps);
}

/** What the spaces of a line are told by. */
interface Spacing {
  readonly hasWritten: boolean;
  /** Ems between its letters, and the width of its spaces in points. */
  readonly tracking: number;
  readonly usual: number;
}

/** The space between two letters, of which the first ends at `right`; null if they are of one word. */
function spaceBetween(
  before: Mark,
  right: number,
  after: Glyph,
  { hasWritten, tracking, usual }: Spacing,
): Mark | null {
  const size = Math.max(after.look.size, thresholds.space.minSizePoints);
  const gap = (after.x0 - right) / size;
  // No kind of space is as narrow: most letters follow another of their word.
  if (gap <= thresholds.space.written) return null;
  // In right-to-left scripts, the next letter in the file is to the left, and so is the space after a letter; after
  // Latin letters that are to the left of a right-to-left word, it is to the right.
  const isBehind = after.isBeforeSpace || (before.isBeforeSpace && !isRightToLeft(before.text));
  const behind = isRightToLeft(after.text) && isBehind ? 'written' : null;
  const mark = after.space ?? (isRightToLeft(`${before.text}${after.text}`) ? before.space : null) ?? behind;
  const unmarked = hasWritten ? thresholds.space.unmarkedAmongWritten : thresholds.space.unmarked;
  const least =
    mark === 'written'
      ? thresholds.space.written
      : (mark === 'guessed' ? thresholds.space.guessed : unmarked) + tracking;
  if (gap <= least) return null;
  const areKorean = isHangul(before.text) && isHangul(after.text);
  const ideographs = areKorean ? 0 : [before, after].filter(({ text }) => isIdeographic(text) || isHangul(text)).length;
  if (
    mark !== 'written' &&
    ideographs > 0 &&
    gap < (ideographs === 2 ? thresholds.space.betweenIdeographs : thresholds.space.besideIdeograph)
  )
    return null;
  return {
    ...before,
    type: 'space',
    look: (mark === after.space ? after.spaceLook : undefined) ?? before.look,
    text: spacesFor(before, right, after, usual),
    x0: right,
    x1: after.x0,
    space: null,
    isSoftHyphen: false,
  };
}

/** A space for the tab after a number at the start of a line, if it is narrower than a space; otherwise null. */
function tabAfterNumber(marks: readonly Mark[], after: Glyph, tracking: number): Mark | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined || !/\p{L}/u.test(after.text)) return null;
  const isApart = after.x0 - last.x1 > (thresholds.space.afterLabel + tracking) * after.look.size;
  if (!isApart || !numberLabel.test(marks.map(({ text }) => text).join(''))) return null;
  return { ...last, type: 'space', text: ' ', x0: last.x1, x1: after.x0, space: null, isSoftHyphen: false };
}

/** Ems between the letters of a line before which `isCounted`, without those after a space that the file has. */
function gapsOf(glyphs: readonly Glyph[], isCounted: (glyph: Glyph, before: Glyph) => boolean): readonly number[] {
  const gaps: number[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1];
    if (before !== undefined && glyph.space !== 'written' && isCounted(glyph, before))
      gaps.push((glyph.x0 - before.x1) / Math.max(glyph.look.size, thresholds.space.minSizePoints));
  }
  return gaps;
}

const isLetter = ({ text }: Glyph) => /\p{L}/u.test(text) && !isIdeographic(text) && !isHangul(text);

/** Letter spacing so wide that each letter seems to be a word, in ems; null for a line that has none. */
function wideTrackingOf(glyphs: readonly Glyph[]): number | null {
  const { minSpacedOut, sameSpacedOutEms, evenSpacedOutShare, guessed } = thresholds.space;
  const between = gapsOf(glyphs, (glyph, before) => isLetter(glyph) && isLetter(before));
  const usual = median(between);
  const even = between.filter((gap) => Math.abs(gap - usual) < sameSpacedOutEms);
  return even.length >= Math.max(minSpacedOut, evenSpacedOutShare * between.length) && usual > guessed ? usual : null;
}

/** Letter spacing of a line, in ems. */
function trackingOf(glyphs: readonly Glyph[]): number {
  const gaps = gapsOf(glyphs, ({ space }) => space === null);
  const isSpacedOut = glyphs.length - gaps.length > gaps.length && glyphs.some(({ space }) => space === 'guessed');
  const spacing = isSpacedOut ? wideTrackingOf(glyphs) : null;
  if (spacing !== null) return spacing;
  return gaps.length < thresholds.space.minTrackingSamples ? 0 : Math.max(0, median(gaps));
}

/** Whether the wide gap before a glyph is a space stretched by justification: the neighbouring spaces are as wide. */
function isStretched(sorted: readonly Glyph[], index: number): boolean {
  const [before, glyph] = [sorted[index - 1], sorted[index]];
  if (before === undefined || glyph === undefined || (glyph.space !== 'written' && before.space !== 'written'))
    return false;
  const gap = glyph.x0 - before.x1;
  const gapAt = (at: number) => (sorted[at] as Glyph).x0 - (sorted[at - 1] as Glyph).x1;
  const isGap = (at: number) => gapAt(at) > thresholds.stretched.minGapEms * glyph.look.size;
  let [left, right] = [index - 1, index + 1];
  while (left > 0 && !isGap(left)) left--;
  while (right < sorted.length && !isGap(right)) right++;
  const near = [...(left > 0 ? [gapAt(left)] : []), ...(right < sorted.length ? [gapAt(right)] : [])];
  if (near.length === 0) return glyph.spaces === 1 && gap < thresholds.stretched.maxLoneSpaceEms * glyph.look.size;
  return near.some((other) => Math.abs(other - gap) < thresholds.stretched.tolerance * gap);
}

const isMark = (glyph: Glyph): glyph is Mark => glyph.type !== undefined;

/** A letter as part of a line. Copies of all would take as much memory as the pages. */
function letterOf(glyph: Glyph): Mark {
  const text = plainLetters(glyph.text);
  return isMark(glyph) && glyph.text === text ? glyph : { ...glyph, type: 'letter', text };
}

function segmentsOf({ glyphs, baseline }: Row, gutters: readonly Box[], order: DrawnOrder): readonly Line[] {
  const beside = gutters.filter(({ y0, y1 }) => baseline >= y0 && baseline <= y1);
  const sorted = [...glyphs].sort((a, b) => a.x0 - b.x0);
  const hasWritten = sorted.some(({ space }) => space === 'written');
  const tracking = trackingOf(sorted);
  const usual = usualSpace(sorted);
  const segments: { readonly marks: readonly Mark[]; readonly drawn: number | undefined }[] = [];
  let current: Mark[] = [];
  let right = 0;
  for (const [index, glyph] of sorted.entries()) {
    const before = current.at(-1);
    const gap = glyph.x0 - right;
    const isFar =
      before !== undefined &&
      glyph.space !== 'written' &&
      gap > thresholds.gutter.minRowGapEms * glyph.look.size &&
      areFarApart(sorted[index - 1] as Glyph, glyph, sorted, order);
    const isApart = isFar || gap > segmentGap(glyph.look);
    const isParted = beside.some(
      (gutter) => right <= gutter.x0 + thresholds.gutter.reach && glyph.x0 >= gutter.x1 - thresholds.gutter.reach,
    );
    const isJoined = isApart && (isStretched(sorted, index) || areMarkBefore(current, glyph));
    if (before === undefined || isParted || (isApart && !isJoined)) {
      current = [];
      segments.push({ marks: current, drawn: glyph.field === undefined ? order.get(glyph) : undefined });
    } else {
      const space =
        spaceBetween(before, right, glyph, { hasWritten, tracking, usual }) ?? tabAfterNumber(current, glyph, tracking);
      if (space !== null) current.push(space);
    }
    right = current.length === 0 ? glyph.x1 : Math.max(right, glyph.x1);
    current.push(letterOf(glyph));
  }
  return segments.map(({ marks, drawn }) => lineOf(readingOrder(marks), drawn));
}

/**
 * Groups letters into lines, divided into segments by wide gaps, as between columns and at tabs. Letters may come in
 * any order; those of each segment are returned in reading order.
 */
export function findSegments(glyphs: readonly Glyph[]): readonly Line[] {
  const order: DrawnOrder = new Map(glyphs.map((glyph, place) => [glyph, place]));
  const rows = rowsOf(glyphs.filter(({ text }) => text.trim() !== ''))
    .flatMap(splitOverprinted)
    .flatMap((row) => splitOverdrawn(row, order));
  const gutters = findGutters(rows, order);
  return rows.flatMap((row) => segmentsOf(row, gutters, order));
}
