/** What decides which paragraphs are a table of contents. */
export const thresholds = {
  /** Points: entries are on one level if their indents round to the same multiple. */
  indentStep: 3,
  /** Ems between the number and the text of an entry: less may be a space of a justified line. */
  minLabelGapEms: 0.7,
  /** Consecutive entries that make a table of contents. */
  minEntries: 2,
} as const;
