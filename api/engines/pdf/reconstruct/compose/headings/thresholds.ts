/** What decides which paragraphs are headings, and of which level. Ems are of the size of the text in question. */
export const thresholds = {
  /**
   * Share of a document's letters in paragraphs of several lines outside tables from which these show the look of its text.
   */
  minRunningShare: 0.1,
  /** Multiple of the body text's size from which a short paragraph is a heading. */
  minRatio: 1.09,
  /** Multiple of the body text's size from which the largest text before the first heading is the title. */
  minTitleRatio: 1.3,
  /**
   * Multiple of the first rank's size from which larger headings before it are the title, in a file that names no headings.
   */
  minTitleTimes: 1.5,
  /** Characters and lines of a heading; characters of one that differs from the text only in being bold. */
  maxLength: 160,
  maxLines: 3,
  maxBoldLength: 110,
  /** Characters of a letter or a number that names a part. */
  maxBareLength: 4,
  /** Multiple of the body text's size for bold headings in capitals: small ones have four fifths of the size that is set. */
  minCapitalsRatio: 0.79,
  /** How much smaller than the body text a bold heading may be: rounding. */
  sizeTolerance: 0.1,
  /** Ems by which a bold heading of the text's size may be indented more than the text below: more begins a description. */
  maxIndentEms: 1,
  /** Ems that a full line leaves free at most: the next word did not fit. */
  maxRoomOfFullLineEms: 2.5,
  /** Lines in italics from which these are headings. */
  minSlanted: 3,
  /** Cells that stand out at the head of a table, and tables with such heads, from which these are headings. */
  minHeads: 2,
  minHeadedTables: 2,
  /** Share of the weight of a rank that the next one has at most. */
  lowerRank: 0.999,
  /** By how much the number of a heading may exceed that of the one before it. */
  maxNumberStep: 3,
  /** Headings with numbers that may stand between two whose numbers follow each other. */
  maxNumbersBetween: 100,
  /** Paragraphs that may stand between two entries of one table of contents, such as heads of its pages. */
  maxBetweenEntries: 4,
  /** Headings, and share of the entries, that a table of contents must name to be one of the headings. */
  minInContents: 3,
  minShareInContents: 0.3,
  /** How many headings of a level it takes for their size to show whether levels are in the order of sizes. */
  minOfLevel: 2,
  /** How many headings there must be on later pages for the first page to be a cover. */
  minHeadingsAfterCover: 2,
} as const;
