/** What tells a difference that has to be written from rounding, in points. */
export const thresholds = {
  /** Smaller indents are none. */
  negligibleIndent: 0.5,
  /** A paragraph this near to where its list puts items needs no indents of its own. */
  listIndentTolerance: 1,
  /** Columns whose widths differ by less are written as equal ones. */
  equalColumns: 4,
} as const;
