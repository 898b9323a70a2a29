/** Shares of letters, from 0 to 1, that decide whether a reading of a page or document keeps enough text. */
export const thresholds = {
  /** A page or document that keeps fewer of its letters is read again as plain text. */
  minKeptShare: 0.99,
  /** Share that plain text must gain over a whole document to be worth the loss of tables, notes and running heads. */
  minGain: 0.02,
} as const;
