/** What tells differences that are written from rounding, in points. */
export const thresholds = {
  /** A smaller indent is left out. */
  negligibleIndent: 0.5,
  /** A paragraph this close to the indents of its list needs none of its own. */
  listIndentTolerance: 1,
  /** Columns are written as equal if their widths differ by less. */
  equalColumns: 4,
} as const;
