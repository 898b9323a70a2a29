/** How pictures of a page are read, and how it is rendered. */
export const thresholds = {
  /** Points by which a picture may extend beyond its clip and still count as whole. */
  clipTolerance: 1,
  /** Alpha from 0 to 255 below which a pixel is a hole. */
  holeAlpha: 64,
  /** Share of holes among a picture's pixels from which a mask cuts it out. */
  minHoleShare: 0.002,
  /** Pixels per inch at which a picture with a mask is rendered at least, so that letters in the mask can be read. */
  maskPixelsPerInch: 200,
  /**
   * Pictures that may be the soft edge of letters: opacities from 0 to 255 that show and that letters themselves exceed,
   * and the share of the picture that shows at most.
   */
  softInk: { minAlpha: 8, maxAlpha: 216, maxShare: 0.7 },
  /** Pixels per inch at which drawings are rendered, and points around them, so that outlines are not cut off. */
  rendering: { pixelsPerInch: 150, bleed: 1 },
  /** Pixels beside what is drawn that have its colour, though nothing of it is seen there. */
  colourReach: 3,
  /** The resolution at which scanned pages are looked at: hairlines are a pixel wide. */
  scanPixelsPerInch: 200,
} as const;
