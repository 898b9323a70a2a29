/**
 * What distinguishes scans from pages with text, and words from stains. Tesseract reports confidence from 0 to 100;
 * shares of a page are of its area.
 */
export const thresholds = {
  /** A page is a scan if a picture covers more of it than this. A photograph with a caption covers less. */
  scanShare: 0.6,
  /** A page with fewer words, or letters, may be a scan with a stamp or a page number printed over it. */
  minWordsOfText: 20,
  minLettersOfText: 20,
  /** Share of a page's letters without a code of their own from which all are recognised: formulas have fewer. */
  minUnreadShare: 0.25,
  /** The same of a page with fewer letters, where a few signs are much of it. */
  minUnreadShareOfFew: 0.8,
  /** Letters of a document's text that are examined for its language. */
  maxSampleLetters: 20_000,
  /** Pixels across a picture: a page scanned with fewer cannot be read. */
  minScanPixels: 500,
  /**
   * Words with lower confidence are as likely to be stains; and those with lower confidence than the last one if a word of their
   * line is as sure as the second one: of 15 such words on scans of letters and reports, 11 were right.
   */
  minConfidence: 40,
  minSureWord: 70,
  minBesideSure: 20,
  /**
   * Confidence in the words of a page below which it may be in another language, and by how much that must be higher in the
   * other: pages in the wrong script have 9 to 50, in the right one 80 to 95.
   */
  minPageConfidence: 70,
  minConfidenceGain: 15,
  /** The same of a poor page in the right script: of Chinese in black and white, one had 55, and 26 to 37 in others. */
  minPoorConfidence: 52,
  minPoorGain: 20,
  /**
   * Words that are scattered over a page: how sure they are at least, which those in the wrong script never are, and by how much
   * surer than before. Of eight pages of forms that were poor, seven gained 7 to 78, and pages of text nothing.
   */
  scattered: { minConfidence: 60, minGain: 6 },
  /** Pages on which other languages are tried without success: the rest is as hard to read. */
  maxVainPages: 2,
  /** Scripts with less confidence are guesses. Tesseract's scale for them has no upper end. */
  minScriptConfidence: 2,
  /** Share of a page's letters that are of the script in which it was read. */
  minInScript: 0.2,
  /** How many frequent short words are needed to identify a text's language. */
  minFrequentWords: 5,
  /**
   * Share of a page that words must cover for it to be text. A title alone covers more; captions, and grain read as
   * letters, cover less.
   */
  minWrittenShare: 0.015,
  /** Confidence in the words of a page from which few of them are text: printed words have 85 to 97. */
  minSureConfidence: 85,
  /** Words that are text if they are as sure as those of a page in the right language are: cells of forms hold one each. */
  minWrittenWords: 12,
  /**
   * Words that overlap: the share of the narrower one that is in the other, above which this is cut, and what must be left of
   * it, by its height.
   */
  overlap: { minShared: 0.5, minLeft: 0.25 },
  /** Lines that must begin with a misread bullet for the page to have lists. */
  minListItems: 3,
  /** Grey level, of 255, below which a pixel is ink, and how many such pixels are more than dust. */
  ink: { level: 160, minPixels: 60 },
  /**
   * Uneven light: the side of a part in points whose paper is looked at, every how many pixels of it, and the share of pixels
   * that are as light at least; how often what is not paper is left out, how far paper is from the surface of the light, the
   * share of parts that are paper, that of these which even light would explain at most, and the least difference of light.
   */
  light: {
    tile: 12,
    sampleStep: 3,
    paperShare: 0.25,
    rounds: 5,
    maxBelow: 14,
    minInliers: 0.6,
    maxEven: 0.8,
    minRange: 24,
  },
  /**
   * Heights of printed letters in ems, with the blur of a scan: with ascenders, without, below the baseline, and of
   * ideographs, which extend `ideographDepth` below it. Measured on book typefaces.
   */
  letterHeights: { ascender: 0.7, xHeight: 0.48, descender: 0.22, ideograph: 0.92, ideographDepth: 0.12 },
  /** Letters and digits that a line needs for its size to count. A row of dots does not have them. */
  minLettersForSize: 3,
  /** Sizes are the same if they differ by less than this share: the grain of a scan changes every line a little. */
  sameSize: 0.1,
  /** Thin rules that are drawn on a page, in points. */
  drawnRule: {
    /** Length of a piece. */
    minPiece: 18,
    /** How far beyond a rule what crosses it continues. */
    beyond: 1,
    /** How much darker than paper a rule is, of 255. */
    minContrast: 40,
    /** How many times as thick as usual a rule may be, and how many others meet it for it to be thicker. */
    maxThicker: 1.7,
    minCrossings: 4,
    /** Length of a rule, how thick it is, also where others meet it, and the gaps in a piece. */
    kinds: {
      underline: { minLength: 18, maxThickness: 2, maxMetThickness: 2, maxGap: 0 },
      cellSide: { minLength: 30, maxThickness: 2, maxMetThickness: 3.2, maxGap: 0.7 },
    },
  },
  /**
   * Frames around letters, which are not letters themselves: their height in points, their width by it, and the share
   * of one that is ink at most.
   */
  frame: { minHeight: 16, minWidth: 1.5, maxFilled: 0.25 },
  /** Areas of another colour than paper. */
  panel: {
    /** Sides in points. */
    minHeight: 9,
    minWidth: 24,
    /** Width of all that hangs together, in points, and the share of it that is filled. */
    minAreaWidth: 60,
    minFilled: 0.6,
    /** Share of one shade in what does not have many. */
    minOfShade: 0.8,
    /** How many of those are looked at, in how many shades, and how many areas of each. */
    maxAreas: 12,
    maxShades: 3,
    maxOfShade: 40,
  },
  /**
   * Letters that were read of a word at first: how many they are, and how much wider it is; and how much higher than their ink the
   * box of letters is that were read beside it: of 12 such, 1.5 to 2.3 times.
   */
  pieceOfWord: { maxLetters: 2, minWider: 2.5, minHigher: 1.3 },
  /** What looks like lines of letters beside the words of a page. */
  unread: {
    /** Pixels a point to which the page is reduced. */
    pixelsPerPoint: 2,
    /** How far from its ground a pixel is, of 255, and how far from each other pixels are that are alike. */
    minContrast: 40,
    sameLevel: 12,
    /** Heights of letters, in points. */
    minHeight: 3,
    maxHeight: 60,
    /** Width of letters that touch, by their height. */
    maxPieceWidth: 12,
    /** Gap between two letters, by the height of their line. */
    maxGap: 1,
    /** Share of the lower one of two letters that is beside the other. */
    minBeside: 0.5,
    /** How many times as high a line may become. */
    maxGrown: 2,
    /** How many letters and lines are looked at. */
    maxLetters: 6000,
    maxLines: 100,
    /** What may be above and below the letters of a line, and the margin of its picture, by its height. */
    accents: 0.25,
    margin: 0.5,
    /** How sure words are, words of one letter, and such words that are level with a line, from 0 to 100. */
    minConfidence: 70,
    minShortConfidence: 88,
    minLevelConfidence: 78,
    /** Share of the letters of a line that must be in sure words for its other words to count. */
    minSureLetters: 0.5,
    /** Share that two words have in common where they are one. */
    minCommon: 0.5,
    /** Share of what may be a letter, or several, that known words cover. */
    minKnown: 0.5,
    /** Words that belong to a line: share of their height that is level with it, and with letters of another column. */
    minLevel: 0.5,
    minLevelShare: 0.8,
    /** How far from the end of the line they are at most, by their height. */
    maxApart: 1.5,
  },
} as const;
