/** How much work an archive may cause beyond the operator's caps, and how files are packed. */
export const thresholds = {
  /** Memory of a process; its heap is smaller, so that V8 collects before the system refuses. */
  maxMemoryBytes: 800_000_000,
  maxHeapMegabytes: 400,
  /** Room on disk for an archive's headers and directory, on top of its contents. */
  overheadBytes: 500_000_000,
  /** Of an archive and those nested in it. */
  maxDirectoryBytes: 100_000_000,
  create: {
    /** zlib's level. The result is 0.5 % larger than at level 6, which takes 50 % longer. */
    level: 5,
    /** Bytes of a block, which one core deflates. */
    blockBytes: 1_000_000,
    /** How many samples of a file show whether deflating it is worth it, and their size in bytes. */
    samples: 3,
    sampleBytes: 16_384,
    /** Deflated size as a share of the size before: a smaller gain is not worth the time for unpacking. */
    maxDeflatedShare: 0.97,
  },
} as const;
