/** What shows that numbers count the lines of the text beside them. In points unless a name says otherwise. */
export const thresholds = {
  /** Ems between a number and the text, and between words in the cells of a table. */
  minGapEms: 0.45,
  partedEms: 1.6,
  maxDigits: 5,
  /** Points by which letters of one row, and the right edges of the numbers, may differ. */
  sameBaseline: 1,
  sameEdge: 1.5,
  /** Share of the page's width in which they end. */
  maxLeftShare: 0.3,
  /** Pages that are searched. Limits the time. */
  maxPages: 8,
  /** Numbers of a page that show them, pages that have such, and the share of all pages with text. */
  minNumbers: 4,
  minPages: 2,
  minPageShare: 0.5,
  /** Share of the lines between two numbers that are seen: others are empty. */
  minCountedShare: 0.5,
  /** Share of a page's lines that are numbered, or counted by the step. */
  minNumberedShare: 0.5,
  /** Share of the numbers that have text beside them. */
  minBesideShare: 0.6,
  /** Share of the lines beginning with letters that begin with small ones, where each line is numbered. */
  minSmallShare: 0.2,
  /** Rows that begin further left, such as running heads. */
  maxOutside: 4,
  /** Share of the lines that gaps divide: more do in tables. */
  maxPartedShare: 0.3,
  /** Rules across numbers and text, and points from a baseline to one: more are of a table. */
  maxRules: 3,
  nearRule: 15,
} as const;
