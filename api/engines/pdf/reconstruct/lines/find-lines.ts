import { isRightToLeft, plainLetters } from '../../writing-systems/scripts.ts';
import { glyphWith } from '../model/new-glyph.ts';
import type { Box, Glyph } from '../model/page-model.ts';
import { readingOrder } from './bidi/reading-order.ts';
import { findGutters, label, segmentGap } from './find-gutters.ts';
import { type Line, lineOf } from './line.ts';
import type { Mark } from './mark.ts';
import { areFarApart, type DrawnOrder, splitOverdrawn } from './overprinted/split-overdrawn.ts';
import { type Row, splitOverprinted } from './overprinted/split-overprinted.ts';
import { areMarkBefore, withRaised } from './raised-letters.ts';
import { gapsBeside, isAmong, isStretched } from './stretched-spaces.ts';
import { thresholds } from './thresholds.ts';
import { spaceBetween, spacingOf, tabAfterLabel, tellsSpaces } from './word-spaces.ts';

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

const isMark = (glyph: Glyph): glyph is Mark => glyph.type !== undefined;

/** A letter as part of a line. Copies of all would take as much memory as the pages. */
function letterOf(glyph: Glyph): Mark {
  const text = plainLetters(glyph.text);
  return isMark(glyph) && glyph.text === text ? glyph : glyphWith(glyph, { type: 'letter', text });
}

/** Whether a page has its spaces in the file: nearly all gaps between words have one. */
function areSpacesWritten(rows: readonly Row[]): boolean {
  let [written, unmarked] = [0, 0];
  for (const { glyphs } of rows) {
    for (let index = 0; index < glyphs.length; index++) {
      const { x0, space, look } = glyphs[index] as Glyph;
      const gap = (x0 - (glyphs[index - 1]?.x1 ?? x0)) / look.size;
      if (gap < thresholds.space.unmarked || gap > thresholds.segment.movedGapEms) continue;
      if (space === 'written') written++;
      else unmarked++;
    }
  }
  return unmarked <= thresholds.segment.maxUnmarkedShare * written && written > 0;
}

/**
 * Whether the gap before a letter was moved over, as by a tab or between cells, in a file that has its spaces. Labels are
 * told by narrower gaps, fields have none, text of the other direction follows other spaces in the file than on the page, and
 * in justified lines, gaps of one width may stand for spaces.
 * @param current What is before it in its segment.
 */
function isMovedOver(current: readonly Mark[], sorted: readonly Glyph[], index: number, gap: number): boolean {
  const [before, glyph] = [current.at(-1), sorted[index]];
  if (before === undefined || glyph === undefined || glyph.space === 'written') return false;
  if (gap <= thresholds.segment.movedGapEms * Math.max(glyph.look.size, before.look.size)) return false;
  const isOther =
    isRightToLeft(`${before.text}${glyph.text}`) || before.field !== undefined || glyph.field !== undefined;
  const isAfterLabel =
    current.length <= thresholds.segment.maxLabelLength && label.test(current.map(({ text }) => text).join(''));
  if (isOther || isAfterLabel) return false;
  const near = gapsBeside(sorted, index);
  return near.length > 0 && !isAmong(near, gap);
}

function segmentsOf(
  { glyphs: sorted, baseline }: Row,
  gutters: readonly Box[],
  { order, hasSpaces }: { readonly order: DrawnOrder; readonly hasSpaces: boolean },
): readonly Line[] {
  const beside = gutters.filter(({ y0, y1 }) => baseline >= y0 && baseline <= y1);
  const tells = tellsSpaces(sorted, order);
  const spacing = spacingOf(sorted, tells);
  // Letters of right-to-left text follow each other otherwise in the file than on the page.
  const hasRightToLeft = () => sorted.some(({ text }) => isRightToLeft(text));
  const segments: { readonly marks: readonly Mark[]; readonly drawn: number | undefined }[] = [];
  let current: Mark[] = [];
  let right = 0;
  for (let index = 0; index < sorted.length; index++) {
    const glyph = sorted[index] as Glyph;
    const before = current.at(-1);
    const gap = glyph.x0 - right;
    const isDrawnApart =
      before !== undefined &&
      gap > thresholds.gutter.minRowGapEms * glyph.look.size &&
      areFarApart(sorted[index - 1] as Glyph, glyph, sorted, order);
    const isFar = isDrawnApart && glyph.space !== 'written';
    const isApart = isFar || gap > segmentGap(glyph.look) || (hasSpaces && isMovedOver(current, sorted, index, gap));
    const isParted = beside.some(
      (gutter) => right <= gutter.x0 + thresholds.gutter.reach && glyph.x0 >= gutter.x1 - thresholds.gutter.reach,
    );
    // A written space belongs to the text that it is drawn with, not to what is filled in before it.
    const isJoined =
      isApart && (isStretched(sorted, index) || areMarkBefore(current, glyph)) && (!isDrawnApart || hasRightToLeft());
    if (before === undefined || isParted || (isApart && !isJoined)) {
      current = [];
      segments.push({ marks: current, drawn: glyph.field === undefined ? order.get(glyph) : undefined });
    } else {
      const later = tells(sorted[index - 1], glyph);
      const space = spaceBetween(before, right, glyph, spacing, later) ?? tabAfterLabel(current, glyph, spacing);
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
  const order = new Map<Glyph, number>();
  for (let place = 0; place < glyphs.length; place++) order.set(glyphs[place] as Glyph, place);
  const rows = rowsOf(glyphs.filter(({ text }) => text.trim() !== ''))
    .flatMap(splitOverprinted)
    .flatMap((row) => splitOverdrawn(row, order))
    .map((row) => ({ ...row, glyphs: [...row.glyphs].sort((a, b) => a.x0 - b.x0) }));
  const gutters = findGutters(rows, order);
  const hasSpaces = areSpacesWritten(rows);
  return rows.flatMap((row) => segmentsOf(row, gutters, { order, hasSpaces }));
}
