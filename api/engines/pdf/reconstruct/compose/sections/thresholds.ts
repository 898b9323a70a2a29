/** What decides which pages are one section, and how wide its columns are. In points unless another unit is given. */
export const thresholds = {
  /** How much the margins of sections may differ to be the same. */
  sameMargin: 0.1,
  /** Up to which width a column is narrow, such as one of the numbers of lines, and the share by which it is set wider. */
  narrowColumn: { maxWidth: 24, growthShare: 0.3 },
} as const;
