import { acrossOf, boxesOf, type Drawing, downOf } from './drawing.ts';
import { thresholds } from './thresholds.ts';

const { minSide, maxPageShare, maxBoxes, minBoxShare, minContents } = thresholds.framed;

/**
 * Whether a drawing is the frame of a figure, such as a window of a program: a box, perhaps with a bar, of which what is
 * neither text nor a box takes a good part. Cells of tables share their walls with many others.
 * @param contents The areas of what is within it, in cells.
 * @param pageArea The area of the page, in cells.
 */
export function isFrame(drawing: Drawing, contents: readonly number[], pageArea: number): boolean {
  const { columns, rows, perPoint } = drawing;
  const area = columns * rows;
  if (Math.min(columns, rows) < minSide * perPoint || area > maxPageShare * pageArea) return false;
  if (contents.reduce((sum, each) => sum + each, 0) < minContents * area) return false;
  const boxes = boxesOf(drawing);
  const largest = Math.max(0, ...boxes.map((box) => acrossOf(box) * downOf(box)));
  return boxes.length <= maxBoxes && largest >= minBoxShare * area;
}
