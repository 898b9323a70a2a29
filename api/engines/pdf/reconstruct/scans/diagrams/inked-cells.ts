import type { Tones } from '../pixels/tones.ts';
import { thresholds } from './thresholds.ts';

const { cell, minCellPixels } = thresholds.diagram;

/** A page by small cells, so that gaps of a pixel do not interrupt a line. */
export interface InkedCells {
  readonly columns: number;
  readonly rows: number;
  /** Pixels along a side. */
  readonly side: number;
  /** Whether there is anything on a cell. */
  readonly isInked: Uint8Array;
}

/** From the first column and row to the last ones. */
export interface CellRange extends Record<'left' | 'right' | 'top' | 'bottom', number> {}

/** Cells that touch one another. */
export interface Part extends CellRange {
  readonly cells: readonly number[];
}

/** Divides a page into cells and determines on which of them there is something. */
export function inkedCells({ tone, width, height, pixelsPerPoint }: Tones): InkedCells {
  const side = Math.max(minCellPixels, Math.round(cell * pixelsPerPoint));
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const isInked = new Uint8Array(columns * rows);
  for (let y = 0; y < rows * side; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < columns * side; x++) if (tone[y * width + x] === 1) isInked[row + Math.floor(x / side)] = 1;
  }
  return { columns, rows, side, isInked };
}

const square = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const));
/** The steps from a cell to those that touch it, at corners too. */
export const allAround = square.filter(([down, across]) => down !== 0 || across !== 0);
/** The steps from a cell to those that share a side with it. */
export const atSides = square.filter(([down, across]) => Math.abs(down) + Math.abs(across) === 1);

/**
 * Takes the cells that touch one another out of a set of them.
 * @param left Has 1 for each cell that is still in the set.
 * @param start A cell of the set.
 */
function takePart(
  left: Uint8Array,
  { columns, rows }: Pick<InkedCells, 'columns' | 'rows'>,
  start: number,
  steps: typeof allAround,
): Part {
  const cells = [start];
  const range = { left: columns, right: 0, top: rows, bottom: 0 };
  left[start] = 0;
  for (const at of cells) {
    const [row, column] = [Math.floor(at / columns), at % columns];
    range.left = Math.min(range.left, column);
    range.right = Math.max(range.right, column);
    range.top = Math.min(range.top, row);
    range.bottom = Math.max(range.bottom, row);
    for (const [down, across] of steps) {
      const [y, x] = [row + down, column + across];
      if (y < 0 || y >= rows || x < 0 || x >= columns || left[y * columns + x] !== 1) continue;
      left[y * columns + x] = 0;
      cells.push(y * columns + x);
    }
  }
  return { cells, ...range };
}

/** All parts of a set of cells. */
export function partsOf(
  set: Uint8Array,
  size: Pick<InkedCells, 'columns' | 'rows'>,
  steps: typeof allAround,
): readonly Part[] {
  const left = Uint8Array.from(set);
  const parts: Part[] = [];
  for (let at = left.indexOf(1); at >= 0; at = left.indexOf(1, at + 1)) parts.push(takePart(left, size, at, steps));
  return parts;
}
