import type { Block, Column } from '../../model/doc-model.ts';
import type { JoinedFlow } from '../flow/join-flows.ts';
import { thresholds as ofPages } from '../thresholds.ts';
import { thresholds } from './thresholds.ts';

const { narrowColumn: narrow } = thresholds;
const { rightSlack } = ofPages.page;

/** The margin to the right of columns of text, in points. */
export const rightMarginOf = (columns: readonly JoinedFlow[], pageWidth: number): number =>
  pageWidth - (columns.at(-1)?.edges.x1 ?? 0) - rightSlack;

/**
 * The columns of a section; none for text in one column.
 * @param beyond Points by which the last column is wider than its text.
 */
export function columnsOf(flows: readonly JoinedFlow[], beyond: number): readonly Column[] {
  if (flows.length < 2) return [];
  return flows.map(({ edges, items }, index) => {
    const width = edges.x1 - edges.x0 + (index === flows.length - 1 ? beyond : 0);
    const space = Math.max(0, (flows[index + 1]?.edges.x0 ?? edges.x1) - edges.x1);
    // Letters a little wider than those of the PDF would break the numbers of lines in two.
    const growth = width < narrow.maxWidth ? narrow.growthShare * width : 0;
    // Justified lines would end beyond their edge.
    const isJustified = items.some((item) => item.type === 'passage' && item.alignment === 'justified');
    const extra = Math.min(space, Math.max(growth, isJustified ? 0 : rightSlack));
    return { width: width + extra, space: space - extra };
  });
}

/** A block of the last column, whose lines end `beyond` points before the column does; tables keep their widths. */
export const withRoomAtRight = (block: Block, beyond: number): Block =>
  block.type === 'table' || beyond === 0 ? block : { ...block, right: block.right + beyond };
