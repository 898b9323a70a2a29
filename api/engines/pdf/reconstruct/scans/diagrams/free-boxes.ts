import { meet } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import type { DrawnLine } from '../drawn-lines/continued-lines.ts';
import { createNearLines, isNear } from './near-lines.ts';
import { thresholds } from './thresholds.ts';

const { room, maxBoxWidth, maxBoxHeight } = thresholds.framedPictures;

/** How many sides a box has. */
const sides = 4;

/**
 * Finds small drawn boxes that no other line touches, such as the buttons of a window: cells of a table share their sides. Their
 * corners may be round.
 */
export function freeBoxes(lines: readonly DrawnLine[]): readonly Box[] {
  const linesNear = createNearLines(lines);
  const near = (box: Box) => linesNear(box).filter((line) => meet(line, box, room));
  const isShort = ({ isHorizontal, x0, x1, y0, y1 }: DrawnLine) =>
    isHorizontal ? x1 - x0 <= maxBoxWidth : y1 - y0 <= maxBoxHeight;
  return lines
    .filter((line) => line.isHorizontal && isShort(line))
    .flatMap((top): readonly Box[] => {
      const isSide = (line: DrawnLine, x: number) =>
        !line.isHorizontal && isNear(line.x0, x) && isNear(line.y0, top.y1) && line.y1 > top.y1 && isShort(line);
      const beside = near(top);
      const [left, right] = [top.x0, top.x1].map((x) => beside.find((line) => isSide(line, x)));
      if (left === undefined || right === undefined || !isNear(left.y1, right.y1)) return [];
      const isBottom = (line: DrawnLine) =>
        line.isHorizontal && isNear(line.y0, left.y1) && isNear(line.x0, top.x0) && isNear(line.x1, top.x1);
      const bottom = near({ ...top, y0: left.y1, y1: left.y1 }).find(isBottom);
      if (bottom === undefined) return [];
      const box = { x0: left.x0, x1: right.x1, y0: top.y0, y1: bottom.y1 };
      return near(box).length > sides ? [] : [box];
    });
}
