import { middleOf } from '../../model/box.ts';
import { type Point, pointsOf } from '../../model/drawings/path-steps.ts';
import type { Shape } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.arrowOutline;

/** Where an arrow begins and ends, in points from the top left corner of the page. */
export interface ArrowEnds {
  readonly ends: readonly [Point, Point];
  readonly isHorizontal: boolean;
}

const isNear = ([x, y]: Point, [otherX, otherY]: Point) =>
  Math.abs(x - otherX) < limits.reach && Math.abs(y - otherY) < limits.reach;

/** The corners of an outline of straight lines; none if it has curves or more parts than one. */
function cornersOf({ steps }: Shape): readonly Point[] {
  const isStraight = steps.every(({ type }, index) =>
    index === 0 ? type === 'move' : type === 'line' || type === 'close',
  );
  if (!isStraight) return [];
  const points = steps.flatMap(pointsOf);
  return points.filter((point, index) => !isNear(point, points[(index + 1) % points.length] ?? point));
}

/** How many corners point inwards. */
function countNotches(corners: readonly Point[]): number {
  const turns = corners.map(([x, y], index) => {
    const [beforeX, beforeY] = corners.at(index - 1) as Point;
    const [afterX, afterY] = corners[(index + 1) % corners.length] as Point;
    return Math.sign((x - beforeX) * (afterY - y) - (y - beforeY) * (afterX - x));
  });
  const left = turns.filter((turn) => turn > 0).length;
  const right = turns.filter((turn) => turn < 0).length;
  return Math.min(left, right);
}

/**
 * Where the outline of a thick arrow begins and ends, as word processors and slides draw it: a shaft with a wider head at
 * one end or at both, the same on both sides of its axis. Null for other shapes.
 */
export function arrowEnds(shape: Shape): ArrowEnds | null {
  const corners = cornersOf(shape);
  const isArrow = limits.kinds.some(
    (kind) => kind.corners === corners.length && kind.notches === countNotches(corners),
  );
  if (!isArrow) return null;
  const { x0, y0, x1, y1 } = shape;
  const [middleX, middleY] = middleOf(shape);
  const has = (point: Point) => corners.some((corner) => isNear(corner, point));
  const isMirrored = (mirror: (point: Point) => Point) => corners.every((corner) => has(mirror(corner)));
  if ([x0, x1].some((x) => has([x, middleY])) && isMirrored(([x, y]) => [x, y0 + y1 - y]))
    return {
      ends: [
        [x0, middleY],
        [x1, middleY],
      ],
      isHorizontal: true,
    };
  if ([y0, y1].some((y) => has([middleX, y])) && isMirrored(([x, y]) => [x0 + x1 - x, y]))
    return {
      ends: [
        [middleX, y0],
        [middleX, y1],
      ],
      isHorizontal: false,
    };
  return null;
}
