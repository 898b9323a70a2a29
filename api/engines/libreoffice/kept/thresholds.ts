/** When a result that lacks part of its source is not sent. Shares are of letters. */
export const thresholds = {
  /** Share beyond which a result is no conversion of its source any more, in sources of so many letters. */
  refusedShare: 0.5,
  minRefusedLetters: 20,
  /** Pages that are looked at where a document has nothing but pictures. */
  ink: { maxPages: 10, timeoutMs: 15_000 },
} as const;
