/**
 * What distinguishes rules, fills, pictures and letters while a page is read, in points unless another unit is given.
 * Measured on PDFs of word processors, browsers and TeX from public test suites.
 */
export const thresholds = {
  path: {
    /**
     * A thinner path is a rule, whether it was drawn as a line or a rectangle: in points, and as a share of the page's
     * shorter side. On Letter the two are one; the tables of a poster twice as wide have rules twice as thick.
     */
    maxRuleThickness: { points: 3.5, ofShorterSide: 3.5 / 612 },
    /** What a rule without a width is drawn with. */
    minThickness: 0.25,
    /** A shorter rule is a dot of a pattern. */
    minRuleLength: 4,
    /** Points of a rectangle: four, the closing one, and one too many that some programs draw. */
    maxCorners: 6,
    /** Share of its box that a rectangle fills: the rest are the slants of its sides. */
    minRectangleShare: 0.9,
    /** Segments of a line whose ends are rounded with curves. */
    maxRoundedLine: 4,
    /** Segments searched for curves: a longer path is no rule, whatever it consists of. */
    maxSearched: 64,
    /** Share of a path's extent by which the ends of a horizontal or vertical side may differ. */
    uprightSide: 0.03,
    /** Points by which a horizontal or vertical line may rise or lean: the rounding of a program. */
    straightLine: 0.1,
    /** Alpha from 0 to 255: a fainter path is not seen, and nothing shows through one above the second. */
    minAlpha: 8,
    opaqueAlpha: 250,
    /** Lines of which a curve is made that a clip cuts: more than the eye tells apart on most charts. */
    curvePieces: 12,
    /** Share of the page's width or height: a larger path is a background that extends beyond the page. */
    maxExtent: 1.2,
  },
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
  /** How far a short piece of a rule may be from the rule that it continues, along it and across. */
  piece: { maxGap: 0.3 },
  /** How far the frame of a form field may extend beyond the field. */
  fieldFrame: 1.5,
  /**
   * Form fields: points that a border is wide and that type is high if the file does not say, and ems from one row of a
   * list box to the next.
   */
  field: { usualBorder: 1, usualSize: 12, rowEms: 1.15 },
  /** How far a shape, and a picture, may extend beyond its clip and still count as whole. */
  clipTolerance: 2,
  pictureClipTolerance: 1,
  /** How much of a fill may show beside another that covers it: the edge of a shadow. */
  coveredSeam: 3.5,
  /** The sides of fills are the same if they round to the same multiple. */
  sameFill: 0.1,
  /** How far what is painted on a picture may extend beyond it. */
  onPictureRoom: 3,
  /**
   * Pictures that show the text of a page: the share of its width or height along which a strip of a scan goes, points
   * between two strips, and of pictures of lines or words, how many there are at least, the points that they are high, and their share of all pictures.
   */
  scan: { minStripShare: 0.6, maxStripGap: 2, minLines: 3, lineHeight: { min: 5, max: 40 }, minLinesShare: 0.5 },
  /** A picture with a shorter side is a dot or a spacer. */
  minPictureSide: 3,
  /** Paths of a figure that is a drawing: one or two are a box or a line. */
  minFigurePaths: 3,
  /** Share of a page that gradients cover, below which they are trimmings of shapes. */
  minGradientShare: 0.005,
  /** Share of a page that a shape covers that its clip cuts short, below which it is a trimming. */
  minCutShare: 0.005,
  /** Alpha from 0 to 255 below which a pixel is a hole. */
  holeAlpha: 64,
  /** Share of holes among a picture's pixels from which a mask cuts it out. */
  minHoleShare: 0.002,
  /** Pixels per inch at which a picture with a mask is rendered at least, so that letters in the mask can be read. */
  maskPixelsPerInch: 200,
  /** Share of a matrix's width by which a horizontal direction may rise: the rounding of a program. */
  uprightTilt: 0.01,
  /** Pixels per inch at which drawings are rendered, and points around them, so that outlines are not cut off. */
  rendering: { pixelsPerInch: 150, bleed: 1 },
  /** The resolution at which scanned pages are looked at: hairlines are a pixel wide. */
  scanPixelsPerInch: 200,
  /**
   * A font that is made of what another draws. In ems: the height of its lines, if the other does not say, and the width
   * of a space, if neither the other nor the text shows it, as most text fonts have them. The share of a line that is
   * above the baseline is that of Liberation.
   */
  drawnFont: { lineEms: 1.149, ascentShare: 0.81, usualSpaceEms: 0.25 },
  /**
   * Fonts whose codes are the numbers of their glyphs: letters on the page at least, the share of them that the order of glyphs
   * explains, and the share of small letters among them, of which most text has more.
   */
  glyphOrder: { minLetters: 6, minKnownShare: 0.9, minSmallShare: 0.5 },
  /** The smallest size that recognised letters get. */
  minRecognisedSize: 4,
  text: {
    /** Ems between the baselines of text objects that are on different lines. */
    otherLineEms: 0.6,
    /** Points by which what text is drawn within may be smaller than the page, if it is what a printer prints of the page. */
    pageMargin: 20,
    /** Points across for each point up: letters that the page itself slants lean by more. */
    minSlant: 0.15,
    /** Share by which letters must be wider or narrower than their font to be stretched; in steps of so many per cent. */
    minStretch: 0.04,
    stretchStep: 2,
    /** Per cent that word processors can set; letters stretched beyond it are left at their font's width. */
    stretchRange: { min: 33, max: 300 },
    /** Share of a letter's width that is its height at least, if its font draws anything: a dash has more. */
    minInkShare: 0.01,
    /**
     * A stroke that lengthens a word of Arabic: its height, and its distance from the baseline, as shares of the line's height;
     * ems between it and the letter that it continues, at most; and how many pairs of a page are compared.
     */
    lengtheningStroke: { minHeight: 0.02, maxHeight: 0.15, maxRise: 0.05, reachEms: 0.1, maxPairs: 30_000_000 },
    /** Share by which a sign of TeX that grows may be higher or lower than the one at its code. */
    signHeightTolerance: 0.15,
    /** The share of a page's spaces from which no-break spaces are ordinary ones; French has a tenth of them at most. */
    minFreedShare: 0.25,
    /** Multiple of a page's visible letters from which invisible ones are the text layer of a scan, with a stamp on it. */
    minHiddenTimes: 3,
    /** Ems of the sign for an unknown letter, U+FFFD, in the fonts that have it. */
    unknownSignEms: 1,
    /** Points down for each point across: a line that rises or falls more is turned. */
    maxTilt: 0.1,
    /** Share of a text's height by which its shadow is offset, and points by which their sizes may differ. */
    shadowOffset: 0.15,
    shadowSize: 0.3,
    /** Text made bold by painting it twice: shares of its height by which the two are off one line, and apart. */
    strike: { sameLine: 0.005, least: 0.01 },
    /** Weight (`usWeightClass` of OpenType's OS/2 table) from which a font is bold: 600 is semi-bold. */
    boldWeight: 600,
    /** Ems: a font with a smaller or greater line height has broken metrics. */
    lineHeight: { min: 0.8, max: 3 },
  },
  /**
   * What shows that the ends of paragraphs are drawn, in a document that does not name Word: lines at which a paragraph ends,
   * by the room that is left, and the share of them with a drawn end; and the share of drawn ends followed by a small letter,
   * at most. And that they are not, in one that names it: the share of such lines with a drawn end, at most. In ems: the pitch
   * of lines at most, and a space.
   */
  drawnEnds: {
    ...{ minOfPage: 2, minOfDocument: 8, minShare: 0.9, maxInSentenceShare: 0.15, maxMissedShare: 0.1 },
    ...{ maxPitchEms: 3, spaceEms: 0.25 },
  },
  /**
   * Running heads that are painted before the text: shares of the page's height in which headers are at most, in which footers
   * and the middles of their pictures are, and by which the text begins above a footer.
   */
  drawnHeads: { headerShare: 0.3, zoneShare: 0.16, minRiseShare: 0.2 },
  /**
   * Areas of the rows of tables: how far edges that are one may be apart, and rows with nothing but the same edges; and how many
   * are compared, which bounds the time.
   */
  rowAreas: { sameEdge: 4, maxGap: 30, maxAreas: 2000 },
  /** Pictures over text: the share of the page that one of the page has, how many are looked at, and points by which text may extend beyond it. */
  covered: { minPageShare: 0.8, maxPictures: 4, overhang: 6 },
  /**
   * Letters of fonts without a name: ems that the highest may have, or that lie between letters on average, if their size is
   * true, and the ems that the highest has otherwise.
   */
  unnamed: { plausibleEms: { min: 0.5, max: 2 }, plausibleAdvance: { min: 0.3, max: 1.1 }, heightEms: 1 },
  /**
   * Letters of TeX's fonts without a name: ems between those of one word, how many a word has at least, and the share of
   * the letters of a font for text that are in words.
   */
  texLetters: { maxGapEms: 0.2, minWord: 3, minWordsShare: 0.5 },
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
  /**
   * Pictures that may be the soft edge of letters: opacities from 0 to 255 that show and that letters themselves exceed,
   * and the share of the picture that shows at most.
   */
  softInk: { minAlpha: 8, maxAlpha: 216, maxShare: 0.7 },
  tags: {
    /** Share of a page's letters that must be tagged. */
    minTagged: 0.8,
    /**
     * Share of the tagged letters that one paragraph may have on pages with at least `shortPage` letters, unless so many
     * of its letters have the same size: a paragraph may fill a page, but has no headings in it.
     */
    maxInOneParagraph: 0.6,
    shortPage: 600,
    minOfOneSize: 0.98,
  },
} as const;
