import { largest, smallest } from '../model/extremes.ts';
import type { Box } from '../model/page-model.ts';
import type { Edges } from './edges.ts';
import { justifiedEdge } from './justified-edge.ts';
import { thresholds } from './thresholds.ts';

/** What a column consists of: lines show where its text begins and ends, tables and frames reach a little farther. */
type ColumnItem = Box & { readonly type: string };

/**
 * Finds the left and right edges of the text in one of several columns. Where its lines are only headings between frames
 * or tables, these show them.
 * @param items At least one.
 */
export function columnEdges(items: readonly ColumnItem[]): Edges {
  const [lines, tables] = ['line', 'table'].map((type) => items.filter((item) => item.type === type));
  const [text, drawn] = [lines ?? [], tables ?? []].map((part) => ({
    x0: smallest(part.map(({ x0 }) => x0)),
    x1: justifiedEdge(part.map(({ x1 }) => x1)) ?? largest(part.map(({ x1 }) => x1)),
  })) as [Edges, Edges];
  const isShown = drawn.x1 - drawn.x0 <= 0 || text.x1 - text.x0 > thresholds.edge.minTextShare * (drawn.x1 - drawn.x0);
  return isShown ? text : { x0: Math.min(text.x0, drawn.x0), x1: Math.max(text.x1, drawn.x1) };
}
