/** Limits on extracting the text of one PDF. */
export const limits = {
  /** pdftotext writes the layout: time in milliseconds, memory and size of the file in bytes. */
  layout: { timeoutMs: 40_000, maxMemoryBytes: 1_500_000_000, maxFileBytes: 1_000_000_000 },
  /** Bytes of the text that are examined for its language. */
  sampleBytes: 20_000,
} as const;
