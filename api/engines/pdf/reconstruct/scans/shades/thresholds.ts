/** Pale areas of scanned pages. Lengths are in points, shares from 0 to 1, lightness from 0 to 255. */
export const thresholds = {
  /** Side of a cell, and the share of it that is not printed on. */
  cell: 3,
  minLight: 0.25,
  /** How much darker than paper an area is, and by how much its cells differ. */
  minStep: 6,
  sameLevel: 4,
  /** Cells between two of an area. */
  maxGap: 2,
  /** How wide and how high areas are. */
  minAcross: 24,
  minDown: 9,
  /** Share of the page that areas cover at most. */
  maxPageShare: 0.7,
  /** Share of an area that is paper at most. */
  maxPaper: 0.04,
  /** Share of a side that is not printed on, and share of that across which the page gets as much lighter. */
  minKnown: 0.5,
  minEdge: 0.8,
  /** Distance to the edge of the page. */
  edge: 9,
  /** Every how many pixels are looked at. */
  sampleStep: 2,
} as const;
