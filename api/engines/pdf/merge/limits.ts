/** What merging PDFs may take. Beyond most of these limits it is refused as too complex. */
export const limits = {
  /** For each run of a program or worker: time in milliseconds, memory in bytes. */
  unpack: { timeoutMs: 30_000 },
  join: { timeoutMs: 40_000, maxMemoryBytes: 2_000_000_000 },
  pack: { timeoutMs: 40_000 },
  /** Looking at the merged file: how many pages, and how alike they must be, up to 1 (SSIM). */
  held: { timeoutMs: 15_000, maxPages: 40, minSimilarity: 0.98 },
  /** Files that are unpacked at once. */
  parallelFiles: 2,
  /** Bytes of a file's objects as JSON. In memory they take ten times as much. */
  maxObjectsBytes: 120_000_000,
  /** Pages of all files together. */
  maxPages: 20_000,
  /** Bytes of streams without a filter that are deflated: larger ones take too much memory, smaller ones gain nothing. */
  deflated: { minBytes: 100, maxBytes: 50_000_000 },
  /** Entries of a name tree or number tree. */
  maxTreeEntries: 1_000_000,
  /** Levels of an outline, of form fields and of a form's resources. */
  maxOutlineDepth: 100,
  maxFieldDepth: 50,
  maxResourceDepth: 4,
  /** Streams within streams that are compared: an image, its mask, and the mask's colour space. */
  maxStreamDepth: 3,
} as const;
