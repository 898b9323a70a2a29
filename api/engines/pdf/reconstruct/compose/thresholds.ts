/**
 * What decides how pages become one document, as far as several rooms ask or none of them is concerned. In points unless
 * another unit is given. Measured on DOCX files of public test suites that were printed with LibreOffice and Word and
 * rebuilt, and on PDFs of TeX and browsers.
 */
export const thresholds = {
  page: {
    /**
     * Shares of the page's height. Space kept below the lowest line, since the roundings of all lines above it add up: on
     * pages with notes, on others, where lines are known to break as they did, and if all begin with a break.
     */
    footSlackShares: { notes: 0.0012, usual: 0.0095, known: 0.0035, free: 0.07 },
    /** Share of the lines whose widths must be known for that. */
    minKnownLinesShare: 0.95,
    /** Points by which pages may begin higher than others all the same: programs round heights. */
    sameTop: 0.5,
    /** Share of the page's height by which text of a full page may begin lower than in the file: less is caught up. */
    maxTopDifferenceShare: 0.006,
    /** The same where the space between its paragraphs catches up, and the share of this space that it may take. */
    maxCaughtUpShare: 0.02,
    maxSpaceCaughtUpShare: 0.5,
    /** Bottom margin that the last of these leaves: printers need as much. */
    minFreeMarginShare: 0.034,
    /** A deeper margin is a short last page. */
    maxBottomMarginShare: 0.135,
    /** Space between a footer and the text above it. */
    maxSpaceAboveFooterShare: 0.05,
    /** The lowest start and the highest end of the text area. */
    maxTopMarginShare: 1 / 3,
    minTextEndShare: 0.6,
    /** Points between the lowest text and the lines of a footer at least, for the roundings of the lines above. */
    aboveFooter: 2,
    /** Points from empty headers and footers to the edge of the page, as on Word's own pages. */
    defaultHeaderDistance: 35,
    defaultFooterDistance: 20,
    /** Points that LibreOffice keeps for a header at least: 1 mm. */
    minHeaderHeight: 2.85,
    /** How much narrower than measured the right margin becomes, so that lines do not break earlier. */
    rightSlack: 0.5,
  },

  /**
   * Gaps between East Asian and other letters: how many it takes to show what is usual, and the ems below which a gap
   * does not count.
   */
  scripts: { minPairs: 3, maxTightEms: 0.1 },
  /** Share of divided paragraphs that leave a single line, from which the document has no widow control. */
  minWidowShare: 0.25,
  /** A paragraph is the target of a link only if it ends so many ems below the place: one that ends higher just precedes it. */
  placeToleranceEms: 0.5,
  /** Size of the body text of a document without text. */
  fallbackSize: 11,
} as const;
