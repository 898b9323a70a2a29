import { boxAroundAll, meet } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import type { Tones } from '../tones.ts';
import { allAround, atSides, type CellRange, type InkedCells, inkedCells, type Part, partsOf } from './inked-cells.ts';

const { minSide, maxInked, minBoxShort, minBoxLong, minBoxFilled, wall, minGroups, minJoining, maxEnclosed, maxApart } =
  thresholds.diagram;

/** A drawing of lines, alone on cells of its own with one more around it. */
interface Drawing extends Pick<InkedCells, 'columns' | 'rows'> {
  readonly lines: Uint8Array;
  /** Cells per point. */
  readonly perPoint: number;
}

const acrossOf = ({ left, right }: CellRange) => right - left + 1;
const downOf = ({ top, bottom }: CellRange) => bottom - top + 1;

function drawingOf(part: Part, { columns: pageColumns }: InkedCells, perPoint: number): Drawing {
  const [columns, rows] = [acrossOf(part) + 2, downOf(part) + 2];
  const lines = new Uint8Array(columns * rows);
  for (const cell of part.cells) {
    const [row, column] = [Math.floor(cell / pageColumns) - part.top + 1, (cell % pageColumns) - part.left + 1];
    lines[row * columns + column] = 1;
  }
  return { columns, rows, lines, perPoint };
}

/** The boxes of a drawing: what its lines enclose, if that is a rectangle with room for a word. */
function boxesOf(drawing: Drawing): readonly Part[] {
  const { lines, perPoint } = drawing;
  const free = lines.map((line) => 1 - line);
  const [, ...enclosed] = partsOf(free, drawing, atSides);
  return enclosed.filter((part) => {
    const [across, down] = [acrossOf(part), downOf(part)];
    return (
      Math.min(across, down) >= minBoxShort * perPoint &&
      Math.max(across, down) >= minBoxLong * perPoint &&
      part.cells.length >= minBoxFilled * across * down
    );
  });
}

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
function isDiagram(drawing: Drawing): boolean {
  const boxes = boxesOf(drawing);
  const room = Math.ceil(wall * drawing.perPoint);
  if (groupsOf(boxes, room).length < minGroups) return false;
  const enclosed = boxes.reduce((sum, box) => sum + box.cells.length, 0);
  if (enclosed > maxEnclosed * drawing.columns * drawing.rows) return false;
  return joiningCells(drawing, boxes, room) >= minJoining * drawing.perPoint;
}

/** Boxes that are not far from one another become one. */
function merged(boxes: readonly Box[]): readonly Box[] {
  let done: readonly Box[] = [];
  for (const box of boxes) {
    let own = box;
    for (;;) {
      const near = done.filter((other) => meet(own, other, maxApart));
      if (near.length === 0) break;
      own = boxAroundAll([own, ...near]);
      done = done.filter((other) => !near.includes(other));
    }
    done = [...done, own];
  }
  return done;
}

/** Finds the diagrams of a page: boxes joined by lines or arrows. In points. */
export function findDiagrams(tones: Tones): readonly Box[] {
  const cells = inkedCells(tones);
  const perPoint = tones.pixelsPerPoint / cells.side;
  const boxOf = ({ left, right, top, bottom }: CellRange): Box => ({
    ...{ x0: left / perPoint, x1: (right + 1) / perPoint },
    ...{ y0: top / perPoint, y1: (bottom + 1) / perPoint },
  });
  const diagrams = partsOf(cells.isInked, cells, allAround).filter(
    (part) =>
      Math.min(acrossOf(part), downOf(part)) >= minSide * perPoint &&
      part.cells.length <= maxInked * acrossOf(part) * downOf(part) &&
      isDiagram(drawingOf(part, cells, perPoint)),
  );
  return merged(diagrams.map(boxOf));
}
