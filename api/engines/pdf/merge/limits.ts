/** Limits on merging PDFs. Beyond most of them the request is refused as too complex. */
export const limits = {
  /** For each run of a program or worker: time in milliseconds, memory in bytes. */
  select: { timeoutMs: 30_000 },
  unpack: { timeoutMs: 30_000 },
  join: { timeoutMs: 40_000, maxMemoryBytes: 2_000_000_000 },
  pack: { timeoutMs: 40_000 },
  /** Comparing the merged file: time, pages, and their minimum structural similarity (SSIM, at most 1). */
  comparison: { timeoutMs: 15_000, maxPages: 40, minSimilarity: 0.98 },
  /** Files that are unpacked at once. */
  parallelFiles: 2,
  /** Bytes of a file's objects as JSON. In memory they take ten times as much. */
  maxObjectsBytes: 120_000_000,
  /** Pages of all files together. */
  maxPages: 20_000,
  /**
   * Size in bytes of unfiltered streams that are deflated. Larger ones take too much memory; smaller ones gain nothing.
   */
  deflated: { minBytes: 100, maxBytes: 50_000_000 },
  /** Entries of a name tree or number tree. */
  maxTreeEntries: 1_000_000,
  /** Levels of an outline and of a form's resources. */
  maxOutlineDepth: 100,
  maxResourceDepth: 4,
  /** Levels of nested streams that are compared: an image, its mask, and the mask's colour space. */
  maxStreamDepth: 3,
} as const;
