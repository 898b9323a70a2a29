import type { FilledTable } from '../../tables/filled-table.ts';
import { isPlain } from './is-plain.ts';
import { thresholds } from './thresholds.ts';

const { roomShare } = thresholds;

/**
 * How much wider the last column of a table may be without being seen, in points: readers whose letters are a little wider
 * then break no line of it. 0 for a table with borders or areas, and where the last column has other than single lines from
 * its left edge.
 * @param right The right edge of the text around the table.
 */
export function roomAtRight(table: FilledTable, right: number): number {
  const { x1, cells } = table;
  const { xs } = table.grid;
  const last = cells.filter(({ cell }) => cell.column + cell.columns === xs.length - 1);
  const areSingle = last.every(({ items }) =>
    items.every(
      (item) => item.type === 'passage' && item.lines.length === 1 && item.alignment === 'left' && !item.isRightToLeft,
    ),
  );
  const width = (xs.at(-1) ?? 0) - (xs.at(-2) ?? 0);
  return isPlain(table) && areSingle ? Math.max(0, Math.min(right - x1, roomShare * width)) : 0;
}
