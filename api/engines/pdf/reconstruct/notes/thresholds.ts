/** What tells notes from the text. In points unless a name says otherwise. */
export const thresholds = {
  /** The rule above footnotes. */
  rule: {
    /** Share of the page's width. */
    maxWidthShare: 0.45,
    minWidth: 30,
    /** Share of the page's height at its top in which no such rule is. */
    minTopShare: 0.02,
    /** Distance to the first note below it, and offset of that note's start. */
    maxGap: 20,
    maxIndent: 40,
    /** How far letters of a note may extend above it. */
    overlap: 6,
  },
  /** Notes in columns. */
  column: {
    /** The least distance between the starts of their rules. */
    minWidth: 100,
    /** Difference between the lengths of their rules. */
    sameLength: 2,
    /** Distance from a rule to text of another column. */
    gap: 5,
  },
  /** Multiple of the text's size that notes must stay below. */
  maxSizeTimes: 0.95,
  /** Multiple of the line's size that raised marks must stay below, and ems by which they are raised. */
  mark: { maxSizeTimes: 0.85, minRaiseEms: 0.1 },
} as const;
