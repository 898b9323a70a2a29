/** What distinguishes differences worth writing from rounding, in points. */
export const thresholds = {
  /** A smaller indent is omitted. */
  negligibleIndent: 0.5,
  /** A paragraph this close to the indents of its list has no explicit indent. */
  listIndentTolerance: 1,
  /** Columns are written as equal if their widths differ by less. */
  equalColumns: 1,
} as const;
