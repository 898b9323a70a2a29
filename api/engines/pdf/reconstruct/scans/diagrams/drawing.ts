import { atSides, type CellRange, type InkedCells, type Part, partsOf } from './inked-cells.ts';
import { thresholds } from './thresholds.ts';

const { minBoxShort, minBoxLong, minBoxFilled } = thresholds.diagram;

/** A drawing of lines, alone on cells of its own with one more around it. */
export interface Drawing extends Pick<InkedCells, 'columns' | 'rows'> {
  readonly lines: Uint8Array;
  /** Cells per point. */
  readonly perPoint: number;
}

/** How many cells across something is. */
export const acrossOf = ({ left, right }: CellRange) => right - left + 1;
/** How many cells high something is. */
export const downOf = ({ top, bottom }: CellRange) => bottom - top + 1;

/**
 * A part of a page as a drawing.
 * @param perPoint Cells per point.
 */
export function drawingOf(
  part: Part,
  { columns: pageColumns }: Pick<InkedCells, 'columns'>,
  perPoint: number,
): Drawing {
  const [columns, rows] = [acrossOf(part) + 2, downOf(part) + 2];
  const lines = new Uint8Array(columns * rows);
  for (const cell of part.cells) {
    const [row, column] = [Math.floor(cell / pageColumns) - part.top + 1, (cell % pageColumns) - part.left + 1];
    lines[row * columns + column] = 1;
  }
  return { columns, rows, lines, perPoint };
}

/** The boxes of a drawing: what its lines enclose, if that is a rectangle with room for a word. */
export function boxesOf(drawing: Drawing): readonly Part[] {
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
