/** When a result that lacks part of its source is not sent, and how much of it is read. Shares are of letters. */
export const thresholds = {
  /** Share beyond which a result is no conversion of its source any more, in sources of so many letters. */
  refusedShare: 0.5,
  minRefusedLetters: 20,
  /** Pages that are looked at where a document has nothing but pictures. */
  ink: { maxPages: 10, timeoutMs: 15_000 },
  /** Characters of a document by which its language is told. */
  languageSample: 20_000,
} as const;
