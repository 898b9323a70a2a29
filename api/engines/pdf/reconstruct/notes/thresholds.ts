/** What distinguishes notes from the text. Ems are those of the page's usual letters unless a comment says otherwise. */
export const thresholds = {
  /** The rule above footnotes. */
  rule: {
    /** Shares of the page's width. Word draws it 144 pt wide, LibreOffice over a quarter of the text. */
    maxWidthShare: 0.45,
    minWidthShare: 0.05,
    /** Share of the page's height at its top in which no such rule is. */
    minTopShare: 0.02,
    /**
     * Distance to the first note below it in ems of that note, and offset of its start as a share of the page's width. Word sets
     * it as a paragraph of the usual style, with 10 points after it from 2007 to 2010: 2.7 ems of notes of 9 points.
     */
    maxGapEms: 3.2,
    /** The same for smaller text that begins with a mark: an empty paragraph may follow that of the rule. */
    maxMarkedGapEms: 5,
    maxIndentShare: 0.066,
    /** How far letters of a note may extend above it. */
    overlapEms: 0.6,
    /** How far from it, or its ends, other rules are drawn that are parts of the same one. */
    sameRuleEms: 0.2,
    /** Rules that are looked at, from the foot of the page up: one with more is a form. */
    maxRules: 200,
  },
  /** Notes in columns. */
  column: {
    /** The least distance between the starts of their rules, as a share of the page's width. */
    minWidthShare: 0.165,
    /** Difference between the lengths of their rules. */
    sameLengthEms: 0.2,
    /** Distance from a rule to text of another column. */
    gapEms: 0.5,
    /** How far above the rule text of another column may end. */
    aboveEms: 2,
  },
  /** How far the mark of a note may be above or below its text, if a tab is between them. */
  sameRowEms: 0.4,
  /** Footnotes without a rule: ems of their letters between the text and the first of them. */
  unruled: { minGapEms: 0.7 },
  /** Multiple of the text's size that notes must stay below: those half a point smaller are, beside 12 points or less. */
  maxSizeTimes: 0.96,
  /** Multiple of the size of the notes before that lines which continue them must stay below: rounding. */
  sameSizeTimes: 1.03,
} as const;
