import { firstIndex } from '../../../../first-index.ts';
import { addTo } from '../../../../groups.ts';
import { smallest } from '../model/extremes.ts';
import { mostAtOnePlace } from '../model/numbers/most-at-one-place.ts';
import type { Box, Glyph, Look } from '../model/page-model.ts';
import { areFarApart, type DrawnOrder } from './overprinted/split-overdrawn.ts';
import type { Row } from './overprinted/split-overprinted.ts';
import { thresholds } from './thresholds.ts';

/** The width in points of a gap that separates segments, for letters of a look. */
export const segmentGap = ({ size }: Look) =>
  Math.max(
    thresholds.segment.gapEms * Math.max(size, thresholds.segment.minSizePoints),
    thresholds.segment.minGapPoints,
  );

interface Gap {
  readonly x0: number;
  readonly x1: number;
}

interface RowGap extends Gap {
  /**
   * Whether the text after the gap was positioned explicitly, like the next cell of a row, rather than after a space.
   */
  readonly isMoved: boolean;
  /** Whether text of other rows was drawn between the letters on both sides, as the rest of a column is. */
  readonly isDrawnApart: boolean;
}

/** Text that may be the label of a list item or of a reference. */
export const label = /^(?:[^\p{L}\p{N}]|[[(]?[\p{L}\p{N}.]{1,8}[\])}.:]|[\p{L}])$/u;

/** The most letters that a label has. */
const maxLabelLetters = 10;

/** Whether the text after a narrow gap was positioned explicitly without a space, like the next cell of a row. */
function isMoved(sorted: readonly Glyph[], index: number, room: number): boolean {
  const after = sorted[index] as Glyph;
  if (after.space === 'written' || room > segmentGap(after.look)) return false;
  return (
    index > maxLabelLetters ||
    !label.test(
      sorted
        .slice(0, index)
        .map(({ text }) => text)
        .join(''),
    )
  );
}

/** Whether a gap is one space of type whose letters are all as wide: there, spaces of many lines are below each other. */
const isTypedSpace = ({ space, spaces, look, x0, x1 }: Glyph, room: number) =>
  look.isFixedPitch && space === 'written' && spaces === 1 && room < thresholds.gutter.maxTypedLetters * (x1 - x0);

function gapsOf({ glyphs: sorted }: Row, order: DrawnOrder): readonly RowGap[] {
  const gaps: RowGap[] = [];
  let right = sorted[0]?.x1 ?? 0;
  for (let index = 0; index < sorted.length; index++) {
    const glyph = sorted[index] as Glyph;
    const room = glyph.x0 - right;
    if (room >= thresholds.gutter.minRowGapEms * glyph.look.size && !isTypedSpace(glyph, room)) {
      const isDrawnApart = areFarApart(sorted[index - 1] as Glyph, glyph, sorted, order);
      gaps.push({ x0: right, x1: glyph.x0, isMoved: isMoved(sorted, index, room), isDrawnApart });
    }
    right = Math.max(right, glyph.x1);
  }
  return gaps;
}

const intersection = (a: Gap, b: Gap): Gap => ({ x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1) });
const isWide = ({ x0, x1 }: Gap, size: number) => x1 - x0 >= thresholds.gutter.minWidthEms * size;

/** A row with what is asked of it for each of many gaps. */
interface MeasuredRow {
  readonly row: Row;
  /** From left to right. */
  readonly gaps: readonly RowGap[];
  /** From where to where its letters reach. */
  readonly ends: Gap;
  /** How far right each letter reaches, or one of those before it. */
  readonly rights: readonly number[];
}

function measured(row: Row, order: DrawnOrder): MeasuredRow {
  let right = Number.NEGATIVE_INFINITY;
  const rights = row.glyphs.map(({ x1 }) => {
    right = Math.max(right, x1);
    return right;
  });
  const ends = { x0: smallest(row.glyphs.map(({ x0 }) => x0)), x1: right };
  return { row, gaps: gapsOf(row, order), ends, rights };
}

/** The first gap of a row that leaves enough of another one free, and what is free of both. */
function gapWithin({ row, gaps }: MeasuredRow, free: Gap): readonly [own: RowGap, both: Gap] | null {
  for (let at = firstIndex(gaps, ({ x1 }) => x1 > free.x0); at < gaps.length; at++) {
    const own = gaps[at] as RowGap;
    const both = intersection(free, own);
    if (isWide(both, row.size)) return [own, both];
    if (own.x0 >= free.x1) break;
  }
  return null;
}

/** Whether all letters of a row are beside a gap, or reach into it a little. */
function isBeside({ row, rights }: MeasuredRow, { x0, x1 }: Gap): boolean {
  const { reach } = thresholds.gutter;
  const before = firstIndex(row.glyphs, (glyph) => glyph.x0 >= x1 - reach);
  return before === 0 || (rights[before - 1] as number) <= x0 + reach;
}

/** Whether the text on both sides, up to the ends of its row, is as wide as a column: labels of lists are narrower. */
function isBetweenColumns({ size }: Row, ends: Gap, { x0, x1 }: Gap): boolean {
  const least = thresholds.gutter.minColumnEms * size;
  return x0 - ends.x0 > least && ends.x1 - x1 > least;
}

/** The largest number of gaps that begin, or end, at the same place, as between the columns of a table. */
const countAligned = (gaps: readonly Gap[]): number =>
  Math.max(
    ...[gaps.map(({ x0 }) => x0), gaps.map(({ x1 }) => x1)].map((places) =>
      mostAtOnePlace(places, thresholds.gutter.sameEdge),
    ),
  );

/** How many rows beside a gutter show that it is one. */
interface Evidence {
  /** Those whose text on both sides is as wide as a column. */
  readonly parted: number;
  /** The gaps after which text was positioned explicitly. */
  readonly moved: readonly Gap[];
  /** How many other gaps there are. */
  readonly written: number;
  /** Those of which other rows are drawn between both sides. */
  readonly drawn: number;
}

function isGutter({ parted, moved, written, drawn }: Evidence): boolean {
  const { minRows, minDrawnRows, minAlignedShare } = thresholds.gutter;
  if (parted >= minRows) return true;
  const least = minAlignedShare * (moved.length + written);
  if (drawn >= Math.max(minDrawnRows, least)) return true;
  const aligned = moved.length < minRows ? 0 : countAligned(moved);
  return aligned >= minRows && aligned >= least;
}

/** Follows a gap of a row down the rows below it that leave it free; null if that shows no gutter. */
function gutterFrom(rows: readonly MeasuredRow[], start: number, gap: RowGap): Box | null {
  const first = rows[start] as MeasuredRow;
  const seen: { readonly own: RowGap; readonly isParted: boolean }[] = [
    { own: gap, isParted: isBetweenColumns(first.row, first.ends, gap) },
  ];
  let free: Gap = gap;
  let last = first.row;
  for (let index = start + 1; index < rows.length; index++) {
    const next = rows[index] as MeasuredRow;
    if (next.row.y0 - last.y1 > thresholds.gutter.maxRowDistance * (next.row.y1 - next.row.y0)) break;
    const found = gapWithin(next, free);
    if (found === null && !isBeside(next, free)) break;
    if (found !== null) {
      const [own, both] = found;
      free = both;
      seen.push({ own, isParted: isBetweenColumns(next.row, next.ends, free) });
    }
    last = next.row;
  }
  const moved = seen.filter(({ own }) => own.isMoved).map(({ own }) => own);
  const evidence: Evidence = {
    parted: seen.filter(({ isParted }) => isParted).length,
    moved,
    written: seen.length - moved.length,
    drawn: seen.filter(({ own }) => own.isDrawnApart).length,
  };
  return isGutter(evidence) ? { ...free, y0: first.row.baseline, y1: last.baseline } : null;
}

/** Collects gutters, and tells whether a gap lies in one of them, by the strips of the page that they reach into. */
function createGutters() {
  const strips = new Map<number, Box[]>();
  const all: Box[] = [];
  const stripOf = (x: number) => Math.floor(x / thresholds.gutter.strip);
  return {
    all,
    add(gutter: Box) {
      all.push(gutter);
      for (let strip = stripOf(gutter.x0 - 1); strip <= stripOf(gutter.x1 + 1); strip++) addTo(strips, strip, gutter);
    },
    has: (x: number, y: number) =>
      strips.get(stripOf(x))?.some(({ x0, x1, y0, y1 }) => x > x0 - 1 && x < x1 + 1 && y >= y0 && y <= y1) === true,
  };
}

/**
 * Finds gutters that are too narrow to separate segments on a single line. Each is a box from the first to the last
 * baseline of consecutive rows that leave it free.
 * @param rows With their letters from left to right.
 * @param order Shows where columns are drawn one after the other.
 */
export function findGutters(rows: readonly Row[], order: DrawnOrder = new Map()): readonly Box[] {
  const all = rows.map((row) => measured(row, order));
  const gutters = createGutters();
  for (const [start, { row, gaps }] of all.entries()) {
    for (const gap of gaps) {
      if (gutters.has((gap.x0 + gap.x1) / 2, row.baseline)) continue;
      const gutter = gutterFrom(all, start, gap);
      if (gutter !== null) gutters.add(gutter);
    }
  }
  return gutters.all;
}
