import type { Box } from './page-model.ts';

/** Points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Share of a page's width and height from which something is its ground. */
const minGroundShare = 0.9;

/** Points by which the sides of pages of one size may differ. */
const tolerance = 2;

/** Whether two pages have the same size. */
export const haveSameSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) < tolerance && Math.abs(a.height - b.height) < tolerance;

/** Whether something is what all of a page is painted on, such as a gradient. */
export const isGround = ({ x0, x1, y0, y1 }: Box, { width, height }: Size): boolean =>
  x1 - x0 > minGroundShare * width && y1 - y0 > minGroundShare * height;
