/** When a result that lacks words of its source is sent with a note. Shares are of letters. */
export const thresholds = {
  /** The minimum letters of a passage that is missing as a whole: shorter ones may be labels that a chart redraws. */
  minPassageLetters: 4,
  /**
   * The minimum share of letters and number of words, if scattered words are missing: programs differ in a few
   * characters of long documents.
   */
  minScatteredShare: 0.01,
  minScatteredWords: 3,
  /**
   * Limits in bytes and pages for PDFs that are read in the worker itself; Poppler reads larger ones, with its own
   * limits.
   */
  pdfText: { maxOwnBytes: 10_000_000, maxOwnPages: 12, timeoutMs: 30_000, maxMemoryBytes: 1_000_000_000 },
  /** How many passages a note quotes, and the maximum characters of each. */
  quotedPassages: 3,
  quotedCharacters: 60,
} as const;
