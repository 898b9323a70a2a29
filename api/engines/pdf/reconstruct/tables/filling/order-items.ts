import { firstIndex } from '../../../../../first-index.ts';
import { addTo } from '../../../../../groups.ts';
import type { Edges } from '../../columns/edges.ts';
import type { Line } from '../../lines/line.ts';
import { findPassages } from '../../paragraphs/find-passages.ts';
import type { FilledTable, FlowItem, PlacedPicture } from '../filled-table.ts';
import { thresholds } from './thresholds.ts';

/**
 * The content of a column or a cell from top to bottom: its lines as passages, divided by the tables and pictures that
 * stand between them.
 * @param edgesOf Between which edges a line is set (`findPassages`).
 */
export function orderItems(
  lines: readonly Line[],
  others: readonly (FilledTable | PlacedPicture)[],
  edges: Edges,
  edgesOf: (line: Line) => Edges = () => edges,
): readonly FlowItem[] {
  const sorted = [...others].sort((a, b) => a.y0 - b.y0);
  const linesAbove = new Map<number, Line[]>();
  for (const line of lines) {
    const middle = (line.y0 + line.y1) / 2;
    addTo(
      linesAbove,
      firstIndex(sorted, ({ y0 }) => middle < y0 + thresholds.aboveOverlap),
      line,
    );
  }
  const passagesAbove = (index: number) => findPassages(linesAbove.get(index) ?? [], edges, edgesOf);
  return [...sorted.flatMap((other, index) => [...passagesAbove(index), other]), ...passagesAbove(sorted.length)];
}
