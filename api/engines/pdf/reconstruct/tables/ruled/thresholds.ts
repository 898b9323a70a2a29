/** What distinguishes the names of a table's rows from other text beside it. Ems are those of the names. */
export const thresholds = {
  /** Names to the left of a table without borders around them. */
  rowNames: {
    /** Rows of the table, and the share of them that have names. */
    minRows: 4,
    minNamedShare: 0.5,
    /** Share of the names that are on a baseline of the table, and the distance from it. */
    minOnRowShare: 0.8,
    sameRowEms: 0.35,
    /** Room between the longest name and the table, and points between the names and the edge of their column. */
    maxGapEms: 4,
    padding: 2,
  },
  /** Points between a form field and the frame around it, and by which sides at one place differ. */
  fieldFrame: { maxRoom: 4, sameSide: 0.6 },
} as const;
