/** What tells patterns, gradients and text that clips from what PDFium says of them. */
export const thresholds = {
  /**
   * Fills that may be patterns: how many samples of one are taken along each of its sides, the alpha of those that count
   * and the difference between two colours, both from 0 to 255, the share of a rectangle that a plain colour covers, and that of
   * faint places from which something fades away: of a rectangle, and of what has its edges within its box.
   */
  pattern: {
    ...{ samplesPerSide: 16, minAlpha: 64, tolerance: 24, minCoverage: 0.8 },
    maxFaintShare: { ofRectangle: 0.05, ofOthers: 0.5 },
  },
  /**
   * Text that clips what is painted after it: points around its letters in which that may show, and the share of its box that
   * is beside them, or of what is within their boxes that it covers, that tells it.
   */
  clippingText: { room: 2, minOutsideShare: 0.2, maxCoverage: 0.8 },
} as const;
