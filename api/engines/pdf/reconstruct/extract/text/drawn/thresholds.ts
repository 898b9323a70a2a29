/** How word processors draw paragraphs, running heads and the cells of tables. */
export const thresholds = {
  /** Ems between the baselines of text objects that are on different lines. */
  otherLineEms: 0.6,
  /** Share of a page's texts with several words from which it does not draw each word alone. */
  minShareWithWords: 0.5,
  /** Points by which what text is drawn within may be smaller than the page, if it is what a printer prints of the page. */
  pageMargin: 20,
  /**
   * What shows that the ends of paragraphs are drawn, in a document that does not name Word: lines at which a paragraph ends,
   * by the room that is left, and the share of them with a drawn end; and the share of drawn ends followed by a small letter,
   * at most. And that they are not, in one that names it: the share of such lines with a drawn end, at most, and the
   * same with more of them. In ems: the pitch of lines at most, and a space.
   */
  ends: {
    ...{ minOfPage: 2, minOfDocument: 8, minShare: 0.9, maxInSentenceShare: 0.15 },
    ...{ maxMissedShare: 0.1, maxSeldomShare: 0.5, maxPitchEms: 3, spaceEms: 0.25 },
  },
  /**
   * Running heads that are painted before the text: shares of the page's height in which headers are at most, in which footers
   * and the middles of their pictures are, by which the text begins above a footer, and that pictures in lines of text have.
   */
  heads: { headerShare: 0.3, zoneShare: 0.16, minRiseShare: 0.2, maxLineShare: 0.04 },
  /**
   * Areas of the rows of tables: how far edges that are one may be apart, and rows with nothing but the same edges; and how many
   * are compared, which bounds the time.
   */
  rowAreas: { sameEdge: 4, maxGap: 30, maxAreas: 2000 },
} as const;
