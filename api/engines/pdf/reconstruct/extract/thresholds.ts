/** What the rooms that read a page share. */
export const thresholds = {
  /** Alpha from 0 to 255: what is fainter than the first is not seen, and nothing shows through what is above the second. */
  minAlpha: 8,
  opaqueAlpha: 250,
  /** Points by which a horizontal or vertical line may rise or lean: the rounding of a program. */
  straightLine: 0.1,
  /** Share of a matrix's width by which a horizontal direction may rise: the rounding of a program. */
  uprightTilt: 0.01,
  /** Points of a rectangle: four, the closing one, and one too many that some programs draw. */
  maxCorners: 6,
  /** A picture with a shorter side is a dot or a spacer. */
  minPictureSide: 3,
  /**
   * Unless it is a line: so many points long at least. A page with more such pictures than these has others in strips, or all
   * that some shadows are.
   */
  linePictures: { minLength: 72, maxCount: 8 },
  /** Points by which a picture may be elsewhere than one below it and still be the same, drawn twice. */
  samePlace: 0.5,
  /** Share of the page that a picture of all of it has. */
  minPageShare: 0.8,
  /** Share of a page that gradients cover, below which they are trimmings of shapes. */
  minGradientShare: 0.005,
  /**
   * Pictures that show the text of a page: the share of its width or height along which a strip of a scan goes, points
   * between two strips, and of pictures of lines or words, how many there are at least, the points that they are high, and their share of all pictures.
   */
  scan: { minStripShare: 0.6, maxStripGap: 2, minLines: 3, lineHeight: { min: 5, max: 40 }, minLinesShare: 0.5 },
} as const;
