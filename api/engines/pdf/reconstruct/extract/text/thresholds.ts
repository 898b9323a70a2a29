/** What PDFium reports about the letters of a page, and what they are. */
export const thresholds = {
  /** Points across for each point up: letters that the page itself slants lean by more. */
  minSlant: 0.15,
  /** Share by which letters must be wider or narrower than their font to be stretched. */
  minStretch: 0.04,
  /** Per cent of the steps in which they are stretched. */
  stretchStep: 2,
  /** Per cent that word processors can set; letters stretched beyond it are left at their font's width. */
  stretchRange: { min: 33, max: 300 },
  /** Ems of thickness from which the outlines of letters have their whole colour. */
  fullOutlineEms: 0.02,
  /** Share of it that thinner ones have at least. */
  minOutlineShare: 0.25,
  /** Strokes that lengthen words of Arabic. */
  lengtheningStroke: {
    /** Height of the stroke as a share of the line's. */
    minHeight: 0.02,
    maxHeight: 0.15,
    /** Its width as a multiple of its height. */
    minFlatness: 1.5,
    /** Its distance from the baseline as a share of the line's height. */
    maxRise: 0.05,
    /** Ems between it and the letter that it continues. */
    reachEms: 0.1,
    /** Pairs of strokes and letters of a page that are compared: text has some millions. */
    maxPairs: 30_000_000,
  },
  /** The share of a page's spaces from which no-break spaces are ordinary ones; French has a tenth of them at most. */
  minFreedShare: 0.25,
  /** Multiple of a page's visible letters from which invisible ones are the text layer of a scan, with a stamp on it. */
  minHiddenTimes: 3,
  /** Points down for each point across: a line that rises or falls more is turned. */
  maxTilt: 0.1,
  /** Share of a text's height by which its shadow is offset. */
  shadowOffset: 0.15,
  /** Points by which the sizes of a text and its shadow may differ. */
  shadowSize: 0.3,
  /** Text made bold by painting it twice: shares of its height. */
  strike: {
    /** By which the two may be off one line. */
    sameLine: 0.005,
    /** By which they are apart. */
    least: 0.01,
  },
  /** What is painted over text. */
  covered: {
    /** Pictures of a page that are looked at. */
    maxPictures: 8,
    /** Points by which a letter may extend beyond what hides it. */
    overhang: 0.5,
    /** The same beyond the picture of a page. */
    pageOverhang: 6,
    /** Share of a letter that an outline hides. */
    minCoveredShare: 0.97,
    /** Points by which the sizes of equal texts may differ. */
    sameSize: 0.3,
    /** Areas over one text that count. */
    maxCoversOfText: 50,
    /** Ems between letters of a line, along it and across it. */
    maxGapEms: 1,
    maxStepEms: 0.5,
  },
  /** A letter that is drawn far from its place: points and multiples of its width from which its box is too high. */
  farLetter: { minHeight: 100, minTimes: 20 },
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
