import type { Steps } from '../../../../comparison/steps.ts';

/**
 * How similar a compressed page must be to its original, as the structural similarity of lightness at 50 dpi (at most
 * 1), and which pages of a long file are compared.
 */
export const thresholds = {
  /** Quality → the mean of all pages looked at. */
  meanSimilarity: [
    [30, 0.93],
    [60, 0.97],
    [75, 0.99],
    [90, 0.993],
  ] as Steps,
  /** Quality → every single page. */
  minSimilarity: [
    [30, 0.88],
    [60, 0.93],
    [75, 0.95],
    [90, 0.97],
  ] as Steps,
  /**
   * Up to this number of pages, every page with a changed font is compared; in longer files, one page for each font.
   */
  maxWholePages: 40,
  /** Other pages, evenly spread, that are compared too. */
  sampledPages: 4,
  /** Pages compared in total. */
  maxPages: 800,
  /** Variants of a page drawn to find the pictures at fault. If that is not enough, all of them are. */
  maxTrials: 8,
  /** Bad pages examined like that. On the others, all pictures are restored. */
  maxExaminedPages: 2,
} as const;
