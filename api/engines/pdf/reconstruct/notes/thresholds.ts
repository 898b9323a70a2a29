/** What distinguishes notes from the text. In points unless a name says otherwise. */
export const thresholds = {
  /** The rule above footnotes. */
  rule: {
    /** Shares of the page's width. Word draws it 144 pt wide, LibreOffice over a quarter of the text. */
    maxWidthShare: 0.45,
    minWidthShare: 0.05,
    /** Share of the page's height at its top in which no such rule is. */
    minTopShare: 0.02,
    /** Distance to the first note below it, and offset of that note's start as a share of the page's width. */
    maxGap: 20,
    maxIndentShare: 0.066,
    /** How far letters of a note may extend above it. */
    overlap: 6,
  },
  /** Notes in columns. */
  column: {
    /** The least distance between the starts of their rules, as a share of the page's width. */
    minWidthShare: 0.165,
    /** Difference between the lengths of their rules. */
    sameLength: 2,
    /** Distance from a rule to text of another column. */
    gap: 5,
  },
  /** Multiple of the text's size that notes must stay below. */
  maxSizeTimes: 0.95,
} as const;
