/** What decides what the ink of a scanned page is. Lengths are in points, shares from 0 to 1, lightness from 0 to 255. */
export const thresholds = {
  /** The smallest size in points that recognised letters get. */
  minRecognisedSize: 4,
  /**
   * How far a page may lean, the steps by which its lean is narrowed down, how much more its rows must then differ than as it
   * is, how much darker than what is above it a place is that is looked at, every how many of a row, and how many of them there must be.
   */
  skew: { maxDegrees: 3, steps: [0.25, 0.05, 0.02], minGain: 1.02, minEdge: 60, columnStep: 2, minPixels: 400 },
  /** The dark lid of a scanner beside a page. */
  margin: {
    /** Side of the cells in which it is looked for. */
    cell: 3,
    /** Lightness below which a pixel is dark, of 255. */
    darkest: 100,
    /** Share of the pixels of a cell that are dark. */
    minDark: 0.7,
    /** Share of the cells along a side of the page that are dark. */
    minSide: 0.9,
    /** Distance between the channels of its colour on average, of 255. */
    maxChroma: 24,
    /** Share of the pixels on it that are light. */
    maxLight: 0.02,
    /** Lightness above which a pixel is light, of 255. */
    lightest: 150,
    /** Share of the pixels beside it that are light. */
    minBeside: 0.8,
    /** Share of the page that it covers. */
    maxShare: 0.35,
    /** Cells around it that its blur reaches. */
    ring: 1,
    /** Every how many pixels are looked at. */
    sampleStep: 2,
  },
  /** Uneven light: the most by which it is made up for, and how many pixels of a row are lit alike. */
  light: { maxGain: 3, blockWidth: 8 },
  /** The share of the paper's lightness below which a pixel is ink, and the least difference from it in any colour of a tone. */
  ink: { share: 0.62, minTone: 30 },
  /** Pale letters: the share of what is not paper that is ink at most, and that of their box which is not paper: more is a shade. */
  pale: { maxInk: 0.3, maxGround: 0.6 },
  /**
   * Drawn lines: how far from a pixel it must be lighter on both sides, by how much, the length of an unbroken piece, gaps
   * between pieces of one line, the share of a line that is not gap, the length of a line that goes across and of one that
   * goes down, and how thick it may be; how long letters may hide it, the share of that which is
   * dark, and how light that is, as a share of the way to paper; how far below its end paper must be, and for which share of that.
   */
  rule: {
    reach: 3.2,
    minContrast: 24,
    minPiece: 5,
    maxGap: 3.2,
    minFilled: 0.88,
    minAcross: 20,
    minDown: 10,
    maxThickness: 3.2,
    minDark: 0.9,
    maxApart: 0.8,
    maxBreak: 6,
    maxHidden: 200,
    minHiddenDark: 0.95,
    hiddenLevel: 0.4,
    clearBelow: 1.2,
    minClear: 0.6,
    minLoneDown: 40,
  },
  /** Room around a word in which serifs of its letters end. */
  serifRoom: 1,
  /** Points around a drawn line that its blur darkens, and the least thickness that a line gets. */
  drawnLine: { blur: 0.5, minThickness: 0.5 },
  /** The share of a word's height at its top and its bottom that an underline may touch. */
  wordEdge: 1 / 6,
  /** The share of a drawn line that is within words above which it is a stroke of theirs. */
  maxWordShare: 0.4,
  /** The share of a misread word's height, or width, that a drawn line goes along. */
  minMisreadShare: 0.6,
  /** Areas: the side of a cell in which pixels are counted, the share of them that makes it filled, and cells between two parts. */
  area: { cell: 3, minFilled: 0.2, maxGap: 3 },
  /** Room around a word that belongs to it: the blur of its letters, and accents beyond its box. */
  wordRoom: 2,
  /**
   * Cells of one colour: the share of pixels that are like the usual one of a cell, and by how much these may differ. Areas of them:
   * how many there are, their share of its box and its shorter side, the shares of other cells of it and within it, and that of
   * its cells that it covers; cells of one with something beside it, the share of its box, and words on it.
   */
  shade: {
    minSame: 0.55,
    sameLevel: 14,
    minCells: 6,
    minFilled: 0.75,
    minSide: 7,
    maxMixed: 0.5,
    maxTextured: 0.15,
    minCovered: 0.85,
    minCellsBeside: 150,
    minFilledBeside: 0.5,
    minWords: 3,
    /**
     * How far from the lightness of an area pixels without anything on them are, and the share of what is on it that was not read,
     * and its parts, above which it is a picture.
     */
    maxUnlike: 40,
    maxUnread: 0.25,
    maxUnreadParts: 8,
    /** To find a side: cells on both sides of it that are looked at, places along it, and the share of them of the colour. */
    sideReach: 1.5,
    sideSamples: 24,
    minOnSide: 0.5,
  },
  /** Pictures: the shorter and the longer side, and the share of one that words cover above which it is text. */
  picture: { minShort: 5, minLong: 8, minCells: 4, maxWords: 0.25, edge: 9 },
  /**
   * Pictures that drawn lines part: how far beside a line what crosses it is seen, for how long it may, and how high the parts are,
   * as two lines of text.
   */
  partedPicture: { reach: 1, maxCrossing: 1, maxHeight: 30 },
  /**
   * What was not read of a line: ems from its letters at most, ems above the baseline that it must be beside, ems that it may reach
   * above and below the baseline, and ems from a letter from which there is a space.
   */
  pictureInLine: { maxGapEms: 0.8, minBesideEms: 0.25, maxAboveEms: 1.3, maxBelowEms: 0.5, minSpaceEms: 0.15 },
  /**
   * Photographs: bytes of a PNG file from which it may be one, the quality of its JPEG file, from 0 to 100, and the share of the
   * bytes that this has at most.
   */
  photograph: { minBytes: 30_000, quality: 85, maxShare: 0.5 },
  /**
   * Text on a picture: the share of the page that the picture covers, how many words are text, how many a line has that is no
   * label, the share of the words that are in such lines, and points around a word where its ground is seen.
   */
  writtenPicture: { minPage: 0.5, minWords: 20, minLineWords: 4, minProse: 0.5, edge: 1.5 },
  /**
   * Rows of dots before the pages of contents: how many there are; by the height of their line, how high and wide a dot is, how far
   * from the next one, and from its row.
   */
  leader: { minDots: 8, maxDotHeight: 0.32, maxDotWidth: 0.32, maxDotGap: 0.8, sameRow: 0.1 },
  /** Bold letters, by the thickness of their strokes. */
  bold: {
    /**
     * How many times as thick as usual on the page they are: of 2,277 plain words of scans, one in a thousand had strokes 1.4
     * times as thick as usual, and of 84 bold ones, nine in ten 1.3 times.
     */
    times: 1.25,
    /** How many times as thick as that they are where a line or a word decides by itself. */
    clearly: 1.08,
    /** The same as `times`, for a word of a bold line. */
    minOfBold: 1.12,
    /**
     * Ems of a stroke that only bold letters have, and the share of a page's letters that are plain, or bold, where both are many:
     * on 14 scanned pages in four families, plain ones had 0.075 to 0.12, and bold ones 0.125 to 0.16.
     */
    minStroke: 0.12,
    minShare: 0.2,
    /** Ems of a stroke that may be measured at most, and how many runs of pixels must have been. */
    maxStroke: 0.3,
    minRuns: 12,
    /** Share of a word's ink that is in the cores of strokes. */
    coreShare: 0.125,
  },
  /** Colours of letters; lightness is from 0 to 255. */
  colour: {
    /** How far the channels of a colour are apart. */
    minChroma: 45,
    /** Lightness from which on letters are grey, and by how much they are lighter than others as high as they are. */
    minGrey: 125,
    minLighter: 50,
    /** How high others are, as a share of their height, to be as high. */
    sameHeight: 0.9,
    /** Share of a line's ink that is in the cores of strokes. */
    coreShare: 0.25,
    /** Share of lines that are as dark as black is. */
    blackShare: 0.1,
    /** The ink of a word's box is the ground of light letters: its share of the box at least, and above which it is that. */
    minInk: 0.25,
    maxInk: 0.6,
    /** Pixels around the box that are looked at for this, and the shares of ink on these that are ground, and paper. */
    ring: 2,
    minGround: 0.6,
    maxPaper: 0.2,
  },
  /** The size and the family of letters, by the widths of words. */
  face: {
    /** Letters of a word, and of a line, that are enough. */
    minLetters: 4,
    minLineLetters: 8,
    /** Ems beside the ink of a word's first and last letter. */
    bearings: 0.08,
    /** Ems between words at least, and how far apart ideographs are without a space. */
    minWordGap: 0.2,
    maxIdeographGap: 0.8,
    /**
     * Fonts of one width: how many times more even the sizes of words are in one, how uneven they may be, and how many letters
     * must show that. Three words may be even by chance.
     */
    fixedTimes: 2,
    maxFixedSpread: 0.03,
    minFixedLetters: 40,
    /** A family that no free font is as wide as: letters that show it, and how uneven sizes are in it as a share of others. */
    minOtherLetters: 150,
    maxOtherSpread: 0.85,
    /** A family that only the bold lines of a page are in, or only the others: letters that show it, and the same share. */
    minWeightLetters: 60,
    maxWeightSpread: 0.7,
    /** Share by which sizes of one paragraph may differ, and by which those may that only heights show. */
    sameSize: 0.12,
    sameHeight: 0.3,
    /** Letters of a word that may show the size of a short line. */
    minRoughLetters: 2,
    /** How many times as large as by its widths a short line may be by its height. */
    maxByHeight: 1.3,
    /** Sizes of large type that programs offer, in points, and the share by which a measured one may be off. */
    displaySizes: [13, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36, 40, 44, 48, 54, 60, 66, 72],
    maxOffSize: 0.035,
  },
} as const;
