/** Limits on recognising the scanned pages of one PDF. Pages beyond a limit are skipped. */
export const limits = {
  /** Milliseconds after which no page is started. A page takes one to four seconds of a core. */
  maxStartMs: 45_000,
  /** Milliseconds after which pages that are being recognised are given up. */
  maxTotalMs: 66_000,
  /** Pages that are recognised, and pages that are rendered: blank ones cost only their rendering. */
  maxPages: 100,
  maxRendered: 500,
  /** For each run of a program: time in milliseconds, memory and output in bytes. */
  list: { timeoutMs: 15_000, maxOutputBytes: 20_000_000 },
  render: { timeoutMs: 20_000, maxMemoryBytes: 1_500_000_000 },
  recognise: { timeoutMs: 60_000, maxMemoryBytes: 1_000_000_000 },
  /** Pixels along the longer side of a picture: an A3 page at 300 pixels per inch. Larger pages get a lower resolution. */
  maxPixels: 5000,
} as const;
