/** What decides which ink before a line is a bullet, and which is a full stop. Shares are from 0 to 1. */
export const thresholds = {
  /** Bullets before lines. */
  bullet: {
    /** Shares of its box that are ink: of a dot, of a square, and of a square that stands on a corner. */
    minInk: 0.62,
    minSquare: 0.9,
    minDiamond: 0.4,
    /** Its longer side by its shorter one. */
    maxUneven: 1.4,
    /** Hollow bullets: the least share of ink at each side, where the middle begins, and how wide the sides are, as shares of it. */
    minSides: 0.2,
    inner: 0.35,
    edge: 0.25,
    /** Its height by that of words, and that of one that was taken for a letter. */
    maxHeight: 1.1,
    maxLetterHeight: 0.65,
    /** The gap behind a ring. */
    minRingGap: 0.6,
    /** Bullets that were not read, by the height of their line: how near to it and how far from it they may be. */
    nearest: 0.2,
    furthest: 3.5,
    /** Their width, what is empty before them, and their shorter side, by the same. */
    maxWidth: 1,
    minApart: 0.6,
    minSide: 0.15,
    /** How many of these a page has. */
    minUnread: 2,
  },
  /** Full stops behind numbers, by the height of these: their sides, how far above the foot of the number they end, and the gap. */
  stop: { maxSide: 0.36, minSide: 0.08, maxRaised: 0.15, maxGap: 0.5 },
} as const;
