import { type Line, letterSpans } from '../../lines/line.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { thresholds } from './thresholds.ts';

/** A horizontal range of a row, in points: free of letters, or covered by them. */
export interface Gap {
  readonly x0: number;
  readonly x1: number;
}

/** Segments on one baseline. */
export interface TextRow {
  readonly segments: readonly Line[];
  readonly baseline: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
}

/** Makes a row of its segments, in any order. */
export const rowOf = (segments: readonly Line[]): TextRow => ({
  segments: [...segments].sort((a, b) => a.x0 - b.x0),
  baseline: largest(segments.map(({ baseline }) => baseline)),
  y0: smallest(
    segments.map(({ y0, baseline, look }) => Math.max(y0, baseline - thresholds.aligned.maxAscentEms * look.size)),
  ),
  y1: largest(
    segments.map(({ y1, baseline, look }) => Math.min(y1, baseline + thresholds.aligned.maxDescentEms * look.size)),
  ),
  size: largest(segments.map(({ look }) => look.size)),
});

/** Whether a row has text in several columns. */
export const isWide = ({ segments }: TextRow): boolean => segments.length > 1;

/** The column between gaps that a segment begins in. */
export const columnOf = ({ x0 }: Line, gaps: readonly Gap[]): number =>
  gaps.filter((gap) => x0 >= gap.x1 - thresholds.grid.insideColumn).length;

/** Whether a row has text in several columns: what tabs part may all be in one of them. */
export const isAcross = ({ segments }: TextRow, gaps: readonly Gap[]): boolean =>
  new Set(segments.map((segment) => columnOf(segment, gaps))).size > 1;

/**
 * Whether a segment is on the line of one of a row, which it is not above. Of those the lowest comes last, so that it is
 * rarely held against others.
 */
function isOnRow({ baseline, look }: Line, row: readonly Line[]): boolean {
  const { sameRowEms } = thresholds.aligned;
  for (let index = row.length - 1; index >= 0; index--) {
    const other = row[index] as Line;
    const distance = baseline - other.baseline;
    if (distance < sameRowEms * Math.min(other.look.size, look.size)) return true;
    if (distance >= sameRowEms * look.size) return false;
  }
  return false;
}

/** Groups segments into rows, from top to bottom. */
export function textRows(segments: readonly Line[]): readonly TextRow[] {
  const rows: Line[][] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const last = rows.at(-1);
    if (last !== undefined && isOnRow(segment, last)) last.push(segment);
    else rows.push([segment]);
  }
  return rows.map(rowOf);
}

/** What has been found of rows, by the ems: the search for tables looks at each row many times. */
const knownInk = new WeakMap<TextRow, Map<number, readonly Gap[]>>();

/** The ranges that letters cover, joined if they are less than so many ems apart. */
export function inkOf(row: TextRow, roomEms: number): readonly Gap[] {
  const known = knownInk.get(row) ?? new Map<number, readonly Gap[]>();
  knownInk.set(row, known);
  const found = known.get(roomEms) ?? findInk(row, roomEms * row.size);
  known.set(roomEms, found);
  return found;
}

/** @param room The least points between two ranges. */
function findInk({ segments }: TextRow, room: number): readonly Gap[] {
  const letters = segments.flatMap(letterSpans).sort((a, b) => a.x0 - b.x0);
  const stretches: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of letters) {
    const last = stretches.at(-1);
    if (last !== undefined && x0 - last.x1 < room) last.x1 = Math.max(last.x1, x1);
    else stretches.push({ x0, x1 });
  }
  return stretches;
}

/** The parts of gaps that a row leaves free; those narrower than so many ems of it are dropped. */
export function narrowGaps(gaps: readonly Gap[], row: TextRow, leastEms: number): readonly Gap[] {
  const least = leastEms * row.size;
  const ink = inkOf(row, thresholds.aligned.inkGapEms);
  const left: Gap[] = [];
  for (const gap of gaps) {
    const widest = widestFree(gap, ink);
    if (widest.x1 - widest.x0 >= least) left.push(widest);
  }
  return left;
}

/** The widest part of a gap between the ranges of ink, which are sorted; the first one of equal ones. */
function widestFree(gap: Gap, ink: readonly Gap[]): Gap {
  let widest: Gap | null = null;
  let from = gap.x0;
  const end = (x1: number) => {
    if (widest === null || x1 - from > widest.x1 - widest.x0) widest = { x0: from, x1 };
  };
  for (const { x0, x1 } of ink) {
    if (x0 >= gap.x1) break;
    if (x1 <= from) continue;
    end(x0);
    from = x1;
  }
  if (from === gap.x0) return gap;
  end(gap.x1);
  return widest ?? gap;
}

/** The ranges between letters that all rows leave free, at least so many ems of their largest letters wide. */
export function freeStretches(rows: readonly TextRow[], leastEms: number): readonly Gap[] {
  const least = leastEms * largest(rows.map(({ size }) => size));
  const ink = rows.flatMap((row) => inkOf(row, leastEms)).sort((a, b) => a.x0 - b.x0);
  const free: Gap[] = [];
  let right = ink[0]?.x1 ?? 0;
  for (const { x0, x1 } of ink) {
    if (x0 - right >= least) free.push({ x0: right, x1: x0 });
    right = Math.max(right, x1);
  }
  return free;
}
