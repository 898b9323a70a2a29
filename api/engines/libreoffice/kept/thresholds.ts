/** When a result that lacks part of its source is not sent, and how much of it is read. Shares are of letters. */
export const thresholds = {
  /** Share beyond which a result no longer counts as a conversion of its source, in sources of so many letters. */
  refusedShare: 0.5,
  minRefusedLetters: 20,
  /** Pages that are looked at where a document has nothing but pictures. */
  ink: { maxPages: 10, timeoutMs: 15_000 },
  /** Characters of a document from which its language is determined. */
  languageSample: 20_000,
} as const;
