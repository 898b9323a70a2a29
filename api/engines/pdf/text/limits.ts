import { serverLimits } from '../../../../catalog/limits.ts';

/** Limits on extracting the text of one PDF. */
export const limits = {
  /** pdftotext writes the layout: time for all pages in milliseconds, memory of a process and size of all files in bytes. */
  layout: { timeoutMs: 40_000, maxMemoryBytes: 1_500_000_000, maxFileBytes: 1_000_000_000 },
  /**
   * Counting the words of pages whose layout takes long: time in milliseconds, memory of the process and size of the file
   * in bytes. Without their layout, 300,000 words take .1 s.
   */
  count: { timeoutMs: 15_000, maxMemoryBytes: 1_000_000_000, maxFileBytes: 200_000_000 },
  /** Pages laid out by one process before others start: few enough to begin with, and all of most documents. */
  firstPages: 24,
  /** Pages below which a further process costs more than it saves. */
  minPartPages: 24,
  /** Parts for each core. More even out slow pages, and each opens the file once more. */
  partsPerCore: 4,
  /**
   * Reading the lines of right-to-left pages: pages, after which others stay as pdftotext has them; milliseconds and memory
   * in bytes of the process; pages that one PDFium reads, whose memory grows; pairs of words and lines compared on a page.
   */
  rightToLeft: {
    maxPages: 600,
    timeoutMs: 20_000,
    maxMemoryBytes: 1_500_000_000,
    pagesInPdfium: 100,
    maxComparisons: 10_000_000,
  },
  /** Milliseconds for all, less than the engine has, so that the text is written even if pages are skipped for want of time. */
  totalMs: 0.9 * serverLimits.stepTimeoutMs,
  /** Bytes of the text that are examined for its language. */
  sampleBytes: 20_000,
  /**
   * Counting comments: bytes of a file, of a compressed stream and of all their objects that are searched for a name of
   * such; pages on which they are counted, and the time for it in milliseconds.
   */
  comments: {
    maxBytes: 50_000_000,
    maxStreamBytes: 5_000_000,
    maxObjectBytes: 50_000_000,
    maxPages: 300,
    timeoutMs: 5000,
  },
} as const;
