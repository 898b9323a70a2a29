import { boxAroundAll } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import type { FilledTable } from '../../tables/filled-table.ts';
import type { Flow } from '../analysed-page.ts';
import { thresholds } from '../thresholds.ts';
import { layoutGrid } from './layout-grid.ts';

const { maxStacks } = thresholds.placed;

/**
 * A table without borders that holds stacks of items at their places: word processors set it as the page shows them.
 * @param flowOf Puts the items of a stack in reading order.
 * @returns Null if there is only one stack, or if they are too many or cover one another.
 */
export function layoutTable<T extends Box>(
  stacks: readonly (readonly T[])[],
  flowOf: (stack: readonly T[]) => Flow,
): FilledTable | null {
  const layout = stacks.length < 2 || stacks.length > maxStacks ? null : layoutGrid(stacks.map(boxAroundAll));
  if (layout === null) return null;
  const { grid } = layout;
  const held = new Map(layout.cells.map((cell, index) => [cell, flowOf(stacks[index] ?? [])]));
  const cells = grid.cells.map((cell) => {
    const { items, edges } = held.get(cell) ?? { items: [], edges: { x0: cell.x0, x1: cell.x1 } };
    return { cell, items, edges: { ...edges, x0: cell.x0, x1: cell.x1 }, fill: null };
  });
  const { x0, x1, y0, y1 } = grid;
  return { type: 'table', x0, x1, y0, y1, grid, cells, padding: { left: 0, right: 0 }, isLayout: true };
}
