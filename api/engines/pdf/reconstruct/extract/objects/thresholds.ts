/** What becomes of the paths of a page. */
export const thresholds = {
  /** Share of the page's width or height: a larger path is a background that extends beyond the page. */
  maxExtent: 1.2,
  /** Share of a page that a shape covers that its clip cuts short, below which it is a trimming. */
  minCutShare: 0.005,
  /** Share of its box that a clip leaves of a fill, above which that is the box: its corners may be round. */
  maxCutOutShare: 0.85,
  /** Paths of a figure that is a drawing: one or two are a box or a line. */
  minFigurePaths: 3,
  /** How far what is painted on a picture may extend beyond it, and what is not may reach into it, in points. */
  onPictureRoom: 3,
  /** Areas over a part of a picture, beyond which it is not known what is painted on them. */
  maxAreasBeyond: 50,
  /**
   * Images that are strips of one picture: how many there are at least, how many times as long as broad each is, and points
   * between two, or by which one lies over the other.
   */
  strips: { minCount: 3, minSidesRatio: 8, maxGap: 0.5 },
} as const;
