/** What a page of a PDF may draw, and when that is counted. */
export const thresholds = {
  /** Milliseconds after which a conversion has its drawings counted: nearly all are done before, and pay nothing. */
  watchAfterMs: 2_500,
  /**
   * Bytes of content that a page draws, each use of a form, pattern, glyph or mask counted. The largest page of 91 PDFs
   * of public test suites and everyday use draws 151,000; maps and plans some tens of millions.
   */
  maxDrawnBytes: 200_000_000,
  /** Bytes of content that a use counts for at least: it costs more to begin than the shortest content to draw. */
  useBytes: 50,
  /** Functions that one function calls, each use counted: 5 at most in the same PDFs. */
  maxFunctionUses: 100_000,
  /** Pages that are counted, from the first. */
  maxPages: 20_000,
  /** Levels of content within each other; readers stop far earlier. */
  maxDepth: 500,
} as const;

/** Limits of the process that counts. */
export const limits = {
  /** qpdf takes the PDF apart. */
  unpackMs: 15_000,
  countMs: 15_000,
  maxMemoryBytes: 900_000_000,
  /** Bytes of one decoded content stream, and of all of them together; those beyond are taken to draw nothing. */
  maxContentBytes: 60_000_000,
  maxTotalContentBytes: 300_000_000,
} as const;
