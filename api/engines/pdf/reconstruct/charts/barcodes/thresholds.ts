/** What makes bars side by side a barcode. In points unless a name says otherwise. */
export const thresholds = {
  /** Bars of a code: the shortest ones have as many. */
  minBars: 14,
  /** Height of a bar. */
  minHeight: 8,
  /** How far apart the ends of bars at one height may be. */
  sameEnd: 1,
  /** Width of a bar, and of the gap to the next, as a share of its height. */
  maxGapShare: 0.5,
  /** Width of the widest bar as a multiple of that of the narrowest one. */
  minWidthTimes: 1.5,
  /** Share of the code that is painted. */
  minInk: 0.25,
  maxInk: 0.75,
} as const;
