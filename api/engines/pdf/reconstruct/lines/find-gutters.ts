import { largest, smallest } from '../model/extremes.ts';
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

/** Whether the text after a narrow gap was positioned explicitly without a space, like the next cell of a row. */
function isMoved(sorted: readonly Glyph[], index: number, room: number): boolean {
  const after = sorted[index] as Glyph;
  if (after.space === 'written' || room > segmentGap(after.look)) return false;
  const before = sorted.slice(0, index);
  return !label.test(before.map(({ text }) => text).join(''));
}

function gapsOf({ glyphs: sorted }: Row, order: DrawnOrder): readonly RowGap[] {
  const gaps: RowGap[] = [];
  let right = sorted[0]?.x1 ?? 0;
  for (const [index, glyph] of sorted.entries()) {
    const room = glyph.x0 - right;
    if (room >= thresholds.gutter.minRowGapEms * glyph.look.size) {
      const isDrawnApart = areFarApart(sorted[index - 1] as Glyph, glyph, sorted, order);
      gaps.push({ x0: right, x1: glyph.x0, isMoved: isMoved(sorted, index, room), isDrawnApart });
    }
    right = Math.max(right, glyph.x1);
  }
  return gaps;
}

const intersection = (a: Gap, b: Gap): Gap => ({ x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1) });
const isWide = ({ x0, x1 }: Gap, size: number) => x1 - x0 >= thresholds.gutter.minWidthEms * size;

/** From where to where the letters of a row reach. */
const extentOf = ({ glyphs }: Row): Gap => ({
  x0: smallest(glyphs.map(({ x0 }) => x0)),
  x1: largest(glyphs.map(({ x1 }) => x1)),
});

/** Whether the text on both sides, up to the ends of its row, is as wide as a column: labels of lists are narrower. */
function isBetweenColumns({ size }: Row, ends: Gap, { x0, x1 }: Gap): boolean {
  const least = thresholds.gutter.minColumnEms * size;
  return x0 - ends.x0 > least && ends.x1 - x1 > least;
}

/** The largest number of gaps that begin, or end, at the same place, as between the columns of a table. */
function countAligned(gaps: readonly Gap[]): number {
  const same = (side: 'x0' | 'x1') =>
    gaps.map((gap) => gaps.filter((other) => Math.abs(other[side] - gap[side]) < thresholds.gutter.sameEdge).length);
  return Math.max(largest(same('x0'), 0), largest(same('x1'), 0));
}

/**
 * Finds gutters that are too narrow to separate segments on a single line. Each is a box from the first to the last
 * baseline of consecutive rows that leave it free.
 * @param rows With their letters from left to right.
 * @param order Shows where columns are drawn one after the other.
 */
export function findGutters(rows: readonly Row[], order: DrawnOrder = new Map()): readonly Box[] {
  const gaps = rows.map((row) => gapsOf(row, order));
  const extents = rows.map(extentOf);
  const gutters: Box[] = [];
  const isKnown = (x: number, y: number) =>
    gutters.some((gutter) => x > gutter.x0 - 1 && x < gutter.x1 + 1 && y >= gutter.y0 && y <= gutter.y1);
  rows.forEach((row, start) => {
    for (const gap of gaps[start] ?? []) {
      if (isKnown((gap.x0 + gap.x1) / 2, row.baseline)) continue;
      let free: Gap = gap;
      let parted = isBetweenColumns(row, extents[start] as Gap, gap) ? 1 : 0;
      const moved: Gap[] = gap.isMoved ? [gap] : [];
      let written = 1 - moved.length;
      let drawn = gap.isDrawnApart ? 1 : 0;
      let last = row;
      for (let index = start + 1; index < rows.length; index++) {
        const next = rows[index] as Row;
        if (next.y0 - last.y1 > thresholds.gutter.maxRowDistance * (next.y1 - next.y0)) break;
        const [own, narrowed] =
          (gaps[index] ?? [])
            .map((other) => [other, intersection(free, other)] as const)
            .find(([, common]) => isWide(common, next.size)) ?? [];
        const isBeside = next.glyphs.every(
          ({ x0, x1 }) => x1 <= free.x0 + thresholds.gutter.reach || x0 >= free.x1 - thresholds.gutter.reach,
        );
        if (narrowed === undefined && !isBeside) break;
        if (own !== undefined && narrowed !== undefined) {
          free = narrowed;
          if (isBetweenColumns(next, extents[index] as Gap, free)) parted++;
          if (own.isMoved) moved.push(own);
          else written++;
          if (own.isDrawnApart) drawn++;
        }
        last = next;
      }
      const found = moved.length < thresholds.gutter.minRows ? 0 : countAligned(moved);
      if (
        parted >= thresholds.gutter.minRows ||
        drawn >=
          Math.max(thresholds.gutter.minDrawnRows, thresholds.gutter.minAlignedShare * (moved.length + written)) ||
        (found >= thresholds.gutter.minRows && found >= thresholds.gutter.minAlignedShare * (moved.length + written))
      )
        gutters.push({ ...free, y0: row.baseline, y1: last.baseline });
    }
  });
  return gutters;
}
