/** What distinguishes vertical writing from horizontal, in ems of its letters unless another unit is given. */
export const thresholds = {
  /** Distance between the baselines of two letters below each other, and between their middles. */
  step: { min: 0.5, max: 1.6 },
  sameMiddle: 0.35,
  /** Width of a letter that takes a column's whole width. */
  minWidth: 0.9,
  /** Share of a page's letters that must be below one another, and how many it takes. */
  minShare: 0.6,
  minLetters: 20,
  /** How far above its baseline the square of a letter begins, and how far the baseline of a row is above its lower edge. */
  squareAbove: 0.88,
  belowBaseline: 0.12,
  /** Points between the page's edge and running heads, which keep their direction. */
  headMargin: 12,
} as const;
