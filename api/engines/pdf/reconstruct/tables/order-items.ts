import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { findPassages } from '../paragraphs/find-passages.ts';
import type { FilledTable, FlowItem, PlacedPicture } from './filled-table.ts';
import { thresholds } from './thresholds.ts';

/**
 * The content of a column or a cell from top to bottom: its lines as passages, divided by the tables and pictures that
 * stand between them.
 */
export function orderItems(
  lines: readonly Line[],
  others: readonly (FilledTable | PlacedPicture)[],
  edges: Edges,
): readonly FlowItem[] {
  const items: FlowItem[] = [];
  let rest = lines;
  for (const other of [...others].sort((a, b) => a.y0 - b.y0)) {
    const above = rest.filter(({ y0, y1 }) => (y0 + y1) / 2 < other.y0 + thresholds.aboveOverlap);
    rest = rest.filter((line) => !above.includes(line));
    items.push(...findPassages(above, edges), other);
  }
  return [...items, ...findPassages(rest, edges)];
}
