/**
 * Pale areas: the side of a cell, the share of it that is not printed on; how much darker than paper it is at least, and by how
 * much those of one area differ; cells between two of them; how wide and high areas are, the shares of the page that they cover
 * at most, of one that is paper, of a side that is not printed on, and across which it is as much lighter; points to the edge of the
 * page; every how many pixels are looked at.
 */
export const thresholds = {
  cell: 3,
  minLight: 0.25,
  minStep: 6,
  sameLevel: 4,
  maxGap: 2,
  minAcross: 24,
  minDown: 9,
  maxPageShare: 0.7,
  maxPaper: 0.04,
  minKnown: 0.5,
  minEdge: 0.8,
  edge: 9,
  sampleStep: 2,
} as const;
