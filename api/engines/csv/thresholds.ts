/** How much work a table may cause, and what each level of compression does to it. */
export const thresholds = {
  /** Memory of the process that minifies; the heap is smaller, so that V8 collects before the system refuses. */
  maxMemoryBytes: 600_000_000,
  maxHeapMegabytes: 300,
  /** Memory of zstd: level 22 needs a window of 128 MB and its tables for each of two threads. */
  maxZstandardBytes: 3_000_000_000,
  /** Time for zstd to print its version. */
  versionTimeoutMs: 5_000,
  /** Bytes of a quoted value; a longer one keeps its quotes and is passed on in pieces. */
  maxHeldBytes: 65_536,
  /** Bytes of a table that are read at once. */
  readBytes: 262_144,
  /** The levels from which on needless quotes and trailing blank lines are dropped. */
  dropQuotesLevel: 7,
  dropBlankLinesLevel: 16,
  zstandard: {
    threads: 2,
    /** The highest level that packs up to this many bytes of a table within about 30 seconds on one core. */
    levels: [
      { maxBytes: 10_000_000, level: 22 },
      { maxBytes: 20_000_000, level: 19 },
      { maxBytes: 50_000_000, level: 15 },
    ],
    /** For larger tables. */
    lowestLevel: 12,
  },
} as const;
