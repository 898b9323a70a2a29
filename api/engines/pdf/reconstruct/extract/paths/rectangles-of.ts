import { boxAround } from '../../model/box.ts';
import type { Box, PathStep } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { straightLine } = thresholds;

type Corner = readonly [x: number, y: number];

/** The rectangles, with horizontal and vertical sides, that a path consists of; null if it has anything else. */
export function rectanglesOf(steps: readonly PathStep[]): readonly Box[] | null {
  const outlines: Corner[][] = [];
  for (const { type, points } of steps) {
    if (type === 'close') continue;
    const corner: Corner = [points[0] ?? 0, points[1] ?? 0];
    if (type === 'move') outlines.push([corner]);
    else if (type === 'line') outlines.at(-1)?.push(corner);
    else return null;
  }
  const boxes = outlines.map(boxAround);
  const areRectangles = outlines.every((corners, index) => {
    const { x0, y0, x1, y1 } = boxes[index] as Box;
    const near = (one: number, other: number) => Math.abs(one - other) <= straightLine;
    const distinct = new Set(corners.map(([x, y]) => `${near(x, x0)} ${near(y, y0)}`));
    return (
      distinct.size === 4 && corners.every(([x, y]) => (near(x, x0) || near(x, x1)) && (near(y, y0) || near(y, y1)))
    );
  });
  return areRectangles ? boxes : null;
}
