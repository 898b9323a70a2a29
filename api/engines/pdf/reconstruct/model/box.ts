import type { Box } from './page-model.ts';

/** A box that contains nothing. */
const emptyBox: Box = {
  x0: Number.POSITIVE_INFINITY,
  y0: Number.POSITIVE_INFINITY,
  x1: Number.NEGATIVE_INFINITY,
  y1: Number.NEGATIVE_INFINITY,
};

/** The axis-aligned bounding box of points; infinite and inverted if there are none. */
export function boxAround(points: readonly (readonly [x: number, y: number])[]): Box {
  let [x0, y0] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [x1, y1] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/** The bounding box of boxes; infinite and inverted if there are none. */
export function boxAroundAll(boxes: readonly Box[]): Box {
  let { x0, y0, x1, y1 } = emptyBox;
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0);
    y0 = Math.min(y0, box.y0);
    x1 = Math.max(x1, box.x1);
    y1 = Math.max(y1, box.y1);
  }
  return { x0, y0, x1, y1 };
}

/** The part of a box within another; null if there is none. */
export function intersection(a: Box, b: Box): Box | null {
  const [x0, y0] = [Math.max(a.x0, b.x0), Math.max(a.y0, b.y0)];
  const [x1, y1] = [Math.min(a.x1, b.x1), Math.min(a.y1, b.y1)];
  return x1 < x0 || y1 < y0 ? null : { x0, y0, x1, y1 };
}

/** Whether a box is inside another, or extends beyond it by less than a tolerance. */
export const isInside = (inner: Box, outer: Box, room: number): boolean =>
  inner.x0 > outer.x0 - room && inner.x1 < outer.x1 + room && inner.y0 > outer.y0 - room && inner.y1 < outer.y1 + room;

/** Whether a point is inside a box, or outside it by less than a tolerance. */
export const isWithin = (box: Box, x: number, y: number, room = 0) =>
  x > box.x0 - room && x < box.x1 + room && y > box.y0 - room && y < box.y1 + room;

/** Whether two boxes overlap, or are apart by less than a distance in both directions. */
export const meet = (a: Box, b: Box, room: number): boolean =>
  a.x0 < b.x1 + room && b.x0 < a.x1 + room && a.y0 < b.y1 + room && b.y0 < a.y1 + room;

/** The area of a box, in square points. */
export const areaOf = ({ x0, x1, y0, y1 }: Box) => (x1 - x0) * (y1 - y0);

/** The point in the middle of a box. */
export const middleOf = ({ x0, x1, y0, y1 }: Box) => [(x0 + x1) / 2, (y0 + y1) / 2] as const;

/** A box with the axes of the page exchanged, so that what is written for rows works for columns. */
export const transposed = <T extends Box>(box: T): T => ({ ...box, x0: box.y0, y0: box.x0, x1: box.y1, y1: box.x1 });

/** Points by which something is moved. */
export type Shift = readonly [across: number, down: number];

/** A box, and whatever else is known of it, elsewhere. */
export const shifted = <T extends Box>(box: T, [across, down]: Shift): T => ({
  ...box,
  ...{ x0: box.x0 + across, x1: box.x1 + across, y0: box.y0 + down, y1: box.y1 + down },
});
