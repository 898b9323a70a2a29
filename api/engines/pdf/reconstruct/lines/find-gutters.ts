import type { Box, Glyph, Look } from '../model/page-model.ts';

interface Row {
  readonly baseline: number;
  readonly y0: number;
  readonly y1: number;
  readonly glyphs: readonly Glyph[];
}

/** Points that remain free in all rows, and what counts as a gap within one. */
const leastGutter = 4;
const leastGap = 5;
const leastColumn = 80;
/** Rows with text on both sides that a gutter must part: gaps between words do not align over so many. */
const leastRows = 8;
/** Heights of a row that may lie between rows. */
const maxRowGap = 2.5;
const sameEdge = 0.6;
/** Share of the gaps that show a narrow column. */
const mostAligned = 0.7;

/** Ems of room that part two segments of a line, and points for small type. */
const segmentGap = 1.6;
const segmentGapPoints = 9;

/** The room that parts letters of a size by itself. */
export const partingGap = ({ size }: Look) => Math.max(segmentGap * Math.max(size, 6), segmentGapPoints);

interface Gap {
  readonly x0: number;
  readonly x1: number;
}

interface RowGap extends Gap {
  /** Whether the row goes on behind it as a cell beside another one does. */
  readonly isMoved: boolean;
}

/** What may be the label of a list's item, or of a reference. */
const label = /^(?:[^\p{L}\p{N}]|[[(]?[\p{L}\p{N}.]{1,8}[\])}.:]|[\p{L}])$/u;

/** Whether a row goes on after a narrow gap without a space, as a cell does after the one beside it. */
function isMoved(before: readonly Glyph[], after: Glyph, room: number): boolean {
  if (after.space === 'written' || room > partingGap(after.look)) return false;
  return !label.test(before.map(({ text }) => text).join(''));
}

function gapsOf({ glyphs }: Row): readonly RowGap[] {
  const sorted = [...glyphs].sort((a, b) => a.x0 - b.x0);
  const gaps: RowGap[] = [];
  let right = sorted[0]?.x1 ?? 0;
  for (const [index, glyph] of sorted.entries()) {
    const room = glyph.x0 - right;
    if (room >= leastGap) gaps.push({ x0: right, x1: glyph.x0, isMoved: isMoved(sorted.slice(0, index), glyph, room) });
    right = Math.max(right, glyph.x1);
  }
  return gaps;
}

const meet = (a: Gap, b: Gap): Gap => ({ x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1) });
const isWide = ({ x0, x1 }: Gap) => x1 - x0 >= leastGutter;

/** Whether there is text of a column's width on both sides: labels of a list are narrower. */
const isBetweenColumns = ({ glyphs }: Row, { x0, x1 }: Gap) =>
  x0 - Math.min(...glyphs.map((glyph) => glyph.x0)) > leastColumn &&
  Math.max(...glyphs.map((glyph) => glyph.x1)) - x1 > leastColumn;

/** How many gaps end or begin at one place, as those between columns of a table do. */
function aligned(gaps: readonly Gap[]): number {
  const same = (side: 'x0' | 'x1') =>
    gaps.map((gap) => gaps.filter((other) => Math.abs(other[side] - gap[side]) < sameEdge).length);
  return Math.max(0, ...same('x0'), ...same('x1'));
}

/**
 * Stretches between columns that are too narrow to part a line by themselves, from the first to the last baseline of
 * the rows below one another that leave them free.
 */
export function findGutters(rows: readonly Row[]): readonly Box[] {
  const gaps = rows.map(gapsOf);
  const gutters: Box[] = [];
  const isKnown = (x: number, y: number) =>
    gutters.some((gutter) => x > gutter.x0 - 1 && x < gutter.x1 + 1 && y >= gutter.y0 && y <= gutter.y1);
  rows.forEach((row, start) => {
    for (const gap of gaps[start] ?? []) {
      if (isKnown((gap.x0 + gap.x1) / 2, row.baseline)) continue;
      let free: Gap = gap;
      let parted = isBetweenColumns(row, gap) ? 1 : 0;
      const moved: Gap[] = gap.isMoved ? [gap] : [];
      let written = 1 - moved.length;
      let last = row;
      for (let index = start + 1; index < rows.length; index++) {
        const next = rows[index] as Row;
        if (next.y0 - last.y1 > maxRowGap * (next.y1 - next.y0)) break;
        const [own, narrowed] =
          (gaps[index] ?? [])
            .map((other) => [other, meet(free, other)] as const)
            .find(([, common]) => isWide(common)) ?? [];
        const isBeside = next.glyphs.every(({ x0, x1 }) => x1 <= free.x0 + 1 || x0 >= free.x1 - 1);
        if (narrowed === undefined && !isBeside) break;
        if (own !== undefined && narrowed !== undefined) {
          free = narrowed;
          if (isBetweenColumns(next, free)) parted++;
          if (own.isMoved) moved.push(own);
          else written++;
        }
        last = next;
      }
      const found = moved.length < leastRows ? 0 : aligned(moved);
      if (parted >= leastRows || (found >= leastRows && found >= mostAligned * (moved.length + written)))
        gutters.push({ ...free, y0: row.baseline, y1: last.baseline });
    }
  });
  return gutters;
}
