import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from './filled-table.ts';

/** All paragraphs of items, including those in table cells. */
export function passagesIn(items: readonly FlowItem[]): readonly Passage[] {
  return items.flatMap((item) => {
    if (item.type === 'passage') return [item];
    return item.type === 'table' ? item.cells.flatMap((cell) => passagesIn(cell.items)) : [];
  });
}
