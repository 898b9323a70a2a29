import { largest, smallest } from '../model/extremes.ts';
import type { Item } from './item.ts';
import { thresholds } from './thresholds.ts';

/** The row of items sorted from top to bottom that begins at an index: those that begin before its first one ends. */
function rowFrom<T extends Item>(items: readonly T[], start: number): readonly T[] {
  const bottom = (items[start]?.y1 ?? 0) - thresholds.region.maxOverlap;
  let end = start + 1;
  while (end < items.length && (items[end]?.y0 ?? 0) <= bottom) end++;
  return items.slice(start, end);
}

/**
 * Columns with the rows right below them that go on in each of them and leave the gutters free: the last lines may be too
 * few, or too short, to show that they are columns.
 * @param below What is below the columns, from top to bottom.
 * @returns The columns, and what is below them then.
 */
export function withLastRows<T extends Item>(
  columns: readonly (readonly T[])[],
  below: readonly T[],
): { readonly columns: readonly (readonly T[])[]; readonly below: readonly T[] } {
  const { sameEdge, maxDenseGap } = thresholds.column;
  const edges = columns.map((items) => ({
    x0: smallest(items.map(({ x0 }) => x0)) - sameEdge,
    x1: largest(items.map(({ x1 }) => x1)) + sameEdge,
  }));
  const columnOf = ({ x0, x1 }: T) => edges.findIndex((each) => x0 >= each.x0 && x1 <= each.x1);
  const whole = columns.map((items) => [...items]);
  let bottom = largest(columns.flat().map(({ y1 }) => y1));
  let taken = 0;
  while (taken < below.length) {
    const row = rowFrom(below, taken);
    const places = row.map(columnOf);
    const isClose = row.every(({ y0, y1 }) => y0 - bottom < maxDenseGap * (y1 - y0));
    const fillsAll = edges.every((_, index) => places.includes(index));
    if (!isClose || !fillsAll || places.includes(-1) || row.some(({ type }) => type !== 'line')) break;
    row.forEach((item, index) => {
      whole[places[index] as number]?.push(item);
    });
    bottom = largest(row.map(({ y1 }) => y1));
    taken += row.length;
  }
  return { columns: whole, below: below.slice(taken) };
}
