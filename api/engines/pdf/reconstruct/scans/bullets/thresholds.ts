/** What decides which ink before a line is a bullet, and which is a full stop. Shares are from 0 to 1. */
export const thresholds = {
  /**
   * Bullets before lines: the shares of its box that are ink of a dot, of a square and of one that stands on a corner; its
   * longer side by its shorter one; the least share of ink at each side of a hollow one; where its middle begins, and how wide its
   * sides are, as shares of it. Its height by that of words, and that of one that was taken for a letter, and the gap behind a ring. Of one that was not
   * read, by the height of its line: how near to it and how far from it it may be, its width, what is empty before it, its
   * shorter side; and how many of these a page has.
   */
  bullet: {
    minInk: 0.62,
    minSquare: 0.9,
    minDiamond: 0.4,
    maxUneven: 1.4,
    minSides: 0.2,
    inner: 0.35,
    edge: 0.25,
    maxHeight: 1.1,
    maxLetterHeight: 0.65,
    minRingGap: 0.6,
    nearest: 0.2,
    furthest: 3.5,
    maxWidth: 1,
    minApart: 0.6,
    minSide: 0.15,
    minUnread: 2,
  },
  /** Full stops behind numbers, by the height of these: their sides, how far above the foot of the number they end, and the gap. */
  stop: { maxSide: 0.36, minSide: 0.08, maxRaised: 0.15, maxGap: 0.5 },
} as const;
