/** Points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Points by which the sides of pages of one size may differ. */
const tolerance = 2;

/** Whether two pages have the same size. */
export const haveSameSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) < tolerance && Math.abs(a.height - b.height) < tolerance;
