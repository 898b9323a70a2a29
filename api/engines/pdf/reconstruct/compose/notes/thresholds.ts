/** What decides where notes are referred to, and how their marks are set. */
export const thresholds = {
  /** Share of the note's size below which a paragraph that is only a mark refers to it. */
  maxLoneMarkShare: 0.8,
  /** Marks before and after it that are searched for that text. */
  maxNeighbours: 12,
  /** Ems between the mark of a note and its text from which they are apart, and from which a tab is between them. */
  minGapEms: 0.08,
  minTabEms: 1,
  /** Points between a tab stop and the text that begins there. */
  sameTab: 1,
} as const;
