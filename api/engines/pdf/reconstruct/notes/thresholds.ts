/** What tells notes from the text. Points unless a name says otherwise. */
export const thresholds = {
  /** The rule above footnotes. */
  rule: {
    /** Share of the page's width. */
    maxWidthShare: 0.45,
    minWidth: 30,
    /** Share of the page's height, from its top, in which no rule is one. */
    minTopShare: 0.02,
    /** To the first note below it, and to where that begins. */
    maxGap: 20,
    maxIndent: 40,
    /** By which letters of a note may reach above it. */
    overlap: 6,
  },
  /** Notes in columns. */
  column: {
    minWidth: 100,
    /** Between the lengths of their rules. */
    sameLength: 2,
    /** Between a rule and what is another column. */
    gap: 5,
  },
  /** Times the size of the text that notes have at the most. */
  maxSizeTimes: 0.95,
  /** Times the size of the line that raised marks have at the most, and ems that they are raised by. */
  mark: { maxSizeTimes: 0.85, minRaiseEms: 0.1 },
} as const;
