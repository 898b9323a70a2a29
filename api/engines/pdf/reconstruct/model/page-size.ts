interface Size {
  readonly width: number;
  readonly height: number;
}

/** Points by which the sides of pages of one size may differ. */
const nearly = 2;

/** Whether two pages are of one size. */
export const areOfOneSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) < nearly && Math.abs(a.height - b.height) < nearly;
