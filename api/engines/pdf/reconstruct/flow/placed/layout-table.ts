import { boxAroundAll } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import type { FilledTable } from '../../tables/filled-table.ts';
import type { Flow } from '../analysed-page.ts';
import { thresholds } from '../thresholds.ts';
import { layoutGrid } from './layout-grid.ts';
import { roomsBeside, withRoom } from './room-beside.ts';

const { maxStacks, overlap } = thresholds.placed;

/** Whether two of some boxes stand side by side. */
const areBeside = (boxes: readonly Box[]): boolean =>
  boxes.some((one, index) =>
    boxes.slice(index + 1).some(({ y0, y1 }) => Math.min(one.y1, y1) - Math.max(one.y0, y0) > overlap),
  );

/**
 * A table without borders that holds stacks of items at their places: word processors set it as the page shows them.
 * @param flowOf Puts the items of a stack in reading order.
 * @param width That of the page, in points.
 * @param around What else is drawn on the page, such as pictures.
 * @returns Null if no stacks stand side by side, or if they are too many or cover one another.
 */
export function layoutTable<T extends Box>(
  stacks: readonly (readonly T[])[],
  flowOf: (stack: readonly T[]) => Flow,
  width: number,
  around: readonly Box[] = [],
): FilledTable | null {
  const boxes = stacks.length > maxStacks ? [] : stacks.map(boxAroundAll);
  if (!areBeside(boxes) || layoutGrid(boxes) === null) return null;
  const flows = stacks.map(flowOf);
  const rooms = roomsBeside(
    boxes.map((box, index) => ({ box, flow: flows[index] as Flow })),
    around,
    width,
  );
  const layout = layoutGrid(boxes.map((box, index) => ({ ...box, x1: box.x1 + (rooms[index] ?? 0) })));
  if (layout === null) return null;
  const { grid } = layout;
  const held = new Map(layout.cells.map((cell, index) => [cell, withRoom(flows[index] as Flow, rooms[index] ?? 0)]));
  const cells = grid.cells.map((cell) => {
    const { items, edges } = held.get(cell) ?? { items: [], edges: { x0: cell.x0, x1: cell.x1 } };
    return { cell, items, edges: { ...edges, x0: cell.x0, x1: cell.x1 }, fill: null };
  });
  const { x0, x1, y0, y1 } = grid;
  return { type: 'table', x0, x1, y0, y1, grid, cells, padding: { left: 0, right: 0 }, isLayout: true };
}
