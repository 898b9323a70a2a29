/** What PDFium reports about the letters of a page, and what they are. */
export const thresholds = {
  /** Points across for each point up: letters that the page itself slants lean by more. */
  minSlant: 0.15,
  /** Share by which letters must be wider or narrower than their font to be stretched; in steps of so many per cent. */
  minStretch: 0.04,
  stretchStep: 2,
  /** Per cent that word processors can set; letters stretched beyond it are left at their font's width. */
  stretchRange: { min: 33, max: 300 },
  /** Ems from which the outlines of letters have their whole colour, and the share of it that thin ones have at least. */
  ...{ fullOutlineEms: 0.02, minOutlineShare: 0.25 },
  /**
   * A stroke that lengthens a word of Arabic: its height, and its distance from the baseline, as shares of the line's height;
   * how many times as wide as high it is at least; ems between it and the letter that it continues, at most; and how many
   * pairs of a page are compared.
   */
  lengtheningStroke: {
    minHeight: 0.02,
    maxHeight: 0.15,
    minFlatness: 1.5,
    maxRise: 0.05,
    reachEms: 0.1,
    maxPairs: 30_000_000,
  },
  /** The share of a page's spaces from which no-break spaces are ordinary ones; French has a tenth of them at most. */
  minFreedShare: 0.25,
  /** Multiple of a page's visible letters from which invisible ones are the text layer of a scan, with a stamp on it. */
  minHiddenTimes: 3,
  /** Points down for each point across: a line that rises or falls more is turned. */
  maxTilt: 0.1,
  /** Share of a text's height by which its shadow is offset, and points by which their sizes may differ. */
  shadowOffset: 0.15,
  shadowSize: 0.3,
  /** Text made bold by painting it twice: shares of its height by which the two are off one line, and apart. */
  strike: { sameLine: 0.005, least: 0.01 },
  /**
   * What is painted over text: how many pictures of a page are looked at; points by which a letter may extend beyond what hides
   * it, and beyond the picture of a page; the share of a letter that is hidden within an outline at least; points by which the
   * sizes of equal texts differ; how many areas over one text count; and ems between letters of a line, and up or down.
   */
  covered: {
    maxPictures: 8,
    ...{ overhang: 0.5, pageOverhang: 6, minCoveredShare: 0.97 },
    ...{ sameSize: 0.3, maxCoversOfText: 50 },
    ...{ maxGapEms: 1, maxStepEms: 0.5 },
  },
  /**
   * Letters of fonts without a name: ems that the highest may have, or that lie between letters on average, if their size is
   * true, and the ems that the highest has otherwise; points by which letters of one turned line may lie beside each other.
   */
  unnamed: {
    plausibleEms: { min: 0.5, max: 2 },
    plausibleAdvance: { min: 0.3, max: 1.1 },
    heightEms: 1,
    sameLine: 0.05,
  },
  /** A letter that is drawn far from its place: points and multiples of its width from which its box is too high. */
  farLetter: { minHeight: 100, minTimes: 20 },
  /**
   * Sizes told by ink: shares of a letter's height by which it may end off its baseline, and of the letters that must not; and
   * the ems that capitals, letters such as b, figures, and letters such as x are high.
   */
  inkSizes: { onBaseline: 0.06, minInkShare: 0.8, capitalEms: 0.69, ascenderEms: 0.71, figureEms: 0.67, lowEms: 0.45 },
  /**
   * Letters that are set where they are drawn: how many times as wide as that they are said to be, and how many letters of a
   * font tell it; the share of the lower one's height by which letters of one line overlap at least, and heights between
   * them; the share of its width that a flat sign is high at most, and heights by which it hangs below others; the share of
   * their height by which letters end on one line; ems of a space; and ems that the highest letters are high. Letters of one
   * width: how many steps there are between them, the share of a step by which one may be off, the share of those that are not,
   * and the steps from which on there is a space. Hyphens: how high they are as a share of their width at most, ems from the
   * baseline up to their middle, and their width in ems at most: dashes are wider.
   */
  byInk: {
    ...{ minWidthTimes: 2, minLetters: 3, minOverlap: 0.5, reachTimes: 2, flatShare: 0.3, hangTimes: 0.6 },
    ...{ sameBottom: 0.1, spaceEms: 0.22, ascenderEms: 0.71 },
    hyphen: { maxFlatness: 0.5, minRise: 0.15, maxRise: 0.35, maxWidth: 0.45 },
    ...{ minSteps: 7, evenShare: 0.2, minEvenShare: 0.8, spacedSteps: 1.5 },
  },
  /** Pages that lie on their side. */
  turn: {
    /** Letters that show it, and their share of the page's. */
    minLetters: 40,
    minTurnedShare: 0.8,
    /** Share of them that follow the one before in the same direction. */
    minAgreedShare: 0.7,
    /** Ems by which a letter may stand beside the line of the one before, and after it. */
    maxLeanEms: 0.4,
    maxStepEms: 3,
  },
} as const;
