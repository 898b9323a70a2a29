import { boxesOf, type Drawing } from './drawing.ts';
import type { CellRange, Part } from './inked-cells.ts';
import { thresholds } from './thresholds.ts';

const { wall, minGroups, minJoining, maxEnclosed } = thresholds.diagram;

/** Boxes with only a line between them, as the cells of a table have. */
function groupsOf(boxes: readonly Part[], room: number): readonly (readonly Part[])[] {
  let groups: (readonly Part[])[] = [];
  for (const box of boxes) {
    const isBeside = (other: CellRange) =>
      box.left - room <= other.right &&
      other.left - room <= box.right &&
      box.top - room <= other.bottom &&
      other.top - room <= box.bottom;
    const beside = groups.filter((group) => group.some(isBeside));
    groups = [...groups.filter((group) => !beside.includes(group)), [box, ...beside.flat()]];
  }
  return groups;
}

/** How many cells of lines are beside no box. */
function joiningCells({ lines, columns, rows }: Drawing, boxes: readonly Part[], room: number): number {
  const free = Uint8Array.from(lines);
  for (const { left, right, top, bottom } of boxes)
    for (let row = Math.max(0, top - room); row <= Math.min(rows - 1, bottom + room); row++)
      free.fill(0, row * columns + Math.max(0, left - room), row * columns + Math.min(columns, right + room + 1));
  return free.reduce((sum, cell) => sum + cell, 0);
}

/** Whether a drawing is of boxes that are apart and joined by lines. The cells of tables are side by side. */
export function hasJoinedBoxes(drawing: Drawing): boolean {
  const boxes = boxesOf(drawing);
  const room = Math.ceil(wall * drawing.perPoint);
  if (groupsOf(boxes, room).length < minGroups) return false;
  const enclosed = boxes.reduce((sum, box) => sum + box.cells.length, 0);
  if (enclosed > maxEnclosed * drawing.columns * drawing.rows) return false;
  return joiningCells(drawing, boxes, room) >= minJoining * drawing.perPoint;
}
