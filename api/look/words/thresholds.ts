/** When a result that lacks words of its source is sent with a note. Shares are of letters. */
export const thresholds = {
  /** Letters of a passage that is lost as a whole for it to be told: shorter ones may be labels that a chart redraws. */
  minPassageLetters: 4,
  /** Share and words that are told where they are scattered: programs differ in a few signs of long documents. */
  toldShare: 0.01,
  toldWords: 3,
  /** PDFs that are read in the worker itself; Poppler reads larger ones, with limits of its own. */
  pdfText: { maxOwnBytes: 10_000_000, maxOwnPages: 12, timeoutMs: 30_000, maxMemoryBytes: 1_000_000_000 },
  /** Passages that a note quotes, and the length of each. */
  quotedPassages: 3,
  quotedCharacters: 60,
} as const;
