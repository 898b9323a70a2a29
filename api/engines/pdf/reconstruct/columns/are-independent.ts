import { firstIndex } from '../../../../first-index.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { minLines, minHeightShare, maxMetShare, usualSize, sameRowEms, sameOffset } = thresholds.independent;

interface Item extends Box {
  readonly type: string;
  readonly baseline?: number;
  readonly look?: { readonly size: number };
  /** The edges of a table's rows. */
  readonly grid?: { readonly ys: readonly number[] };
}

/** A line, or the row of a table, by its lower edge. */
interface Row {
  readonly y: number;
  readonly size: number;
}

const rowsOf = (items: readonly Item[]): readonly Row[] =>
  items.flatMap(({ type, baseline = 0, look, grid }): readonly Row[] => {
    if (type === 'line') return [{ y: baseline, size: look?.size ?? 0 }];
    return (grid?.ys ?? []).slice(1).map((y) => ({ y, size: usualSize }));
  });

/** Points from the top of the highest item to the bottom of the lowest. */
export const heightOf = (items: readonly Box[]): number =>
  largest(items.map(({ y1 }) => y1)) - smallest(items.map(({ y0 }) => y0));

/** How far each row is from the nearest one of others, upwards or downwards, if that may be the same. */
function offsetsTo(rows: readonly Row[], others: readonly Row[]): readonly number[] {
  const heights = new Float64Array(others.map(({ y }) => y)).sort();
  return rows.flatMap(({ y, size }) => {
    const next = firstIndex(heights, (height) => height >= y);
    const near = [heights[next - 1], heights[next]].flatMap((other) => (other === undefined ? [] : [other - y]));
    const [offset] = near.sort((a, b) => Math.abs(a) - Math.abs(b));
    return offset !== undefined && Math.abs(offset) < sameRowEms * size ? [offset] : [];
  });
}

/** How many offsets at most are the same. */
function mostAlike(offsets: readonly number[]): number {
  const sorted = [...offsets].sort((a, b) => a - b);
  let [from, most] = [0, 0];
  sorted.forEach((offset, index) => {
    while (offset - (sorted[from] as number) > sameOffset) from++;
    most = Math.max(most, index - from + 1);
  });
  return most;
}

/**
 * Whether two parts of a page side by side have lines at heights of their own, such as two tables of an open book. The
 * columns of one table share their rows; labels and values in other type do so too, at one distance.
 */
export function areIndependent(left: readonly Item[], right: readonly Item[]): boolean {
  const [first, second] = [rowsOf(left), rowsOf(right)];
  const [few, many] = first.length < second.length ? [first, second] : [second, first];
  const [low, high] = [heightOf(left), heightOf(right)].sort((a, b) => a - b) as [number, number];
  if (few.length < minLines || low < minHeightShare * high) return false;
  return mostAlike(offsetsTo(few, many)) < maxMetShare * few.length;
}
