import type { Steps } from '../../../../look/steps.ts';

/**
 * How much a compressed page must look like its original, as structural similarity of lightness at 50 dots an inch, up
 * to 1; and which pages of a long file are looked at.
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
  leastSimilarity: [
    [30, 0.88],
    [60, 0.93],
    [75, 0.95],
    [90, 0.97],
  ] as Steps,
  /** Pages of a file up to which every page with a changed font is looked at; in longer files, one for each font. */
  maxWholePages: 40,
  /** Other pages, evenly spread, that are looked at as well. */
  sampledPages: 4,
  /** All pages that are looked at. */
  maxPages: 800,
  /** Variants of a page drawn to find which of its pictures are at fault; if they do not tell, all are. */
  maxTrials: 8,
  /** Bad pages for which that is worth the time; of the others, all pictures are put back. */
  maxExaminedPages: 2,
} as const;
