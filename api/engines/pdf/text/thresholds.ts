/**
 * What distinguishes headings, paragraphs, list items and tables in extracted text, and which text is refused. Heights
 * are those of a line's box in the unit of its page.
 */
export const thresholds = {
  /** A line ends its paragraph if the next word and a space, in heights of the line, would have fitted after it. */
  spaceWidth: 0.25,
  /** Letters whose heights have a larger ratio are of another size: a heading, or a note. */
  otherSize: 1.3,
  /** Heights of a line by which the first line of a paragraph is indented. More is another column. */
  indent: { min: 0.7, max: 5.6 },
  /**
   * Heights of a line that the last line of a column leaves free at most when its paragraph continues in the next one.
   */
  maxSlackOfFullLine: 4,
  /** Words of a single line that is too long for a heading or a form's cell, and may continue in the next column. */
  minWordsOfProse: 8,
  /** Rows that make a table. */
  minTableRows: 3,
  /** Words in an average cell. Columns of prose have more words a line. */
  maxCellWords: 4,
  /** Heights of a line within which the edges or the centres of cells are aligned. */
  alignment: 0.6,
  /** Heights of a line from the middle of one row to the middle of the next. */
  maxRowDistance: 2.5,
  itemLabel: {
    /** Heights of a line from the label of a list item to the line: more is a column beside it. */
    maxGap: 4,
    /** Of labels with lines on a page, so that they take little time. A page of a hundred items with 200 lines has 20,000. */
    maxComparisons: 4_000_000,
  },
  rightToLeft: {
    /** Heights of a word from its middle to the line that it is beside: ends of lines are lines of their own at times. */
    maxGap: 3,
    /**
     * The least shares of a page's right-to-left letters and of others that must be found again, or it stays as it was read
     * first: then, letters of lengthened words may be double.
     */
    minFoundShare: 0.8,
    minOthersShare: 0.98,
  },
  /** Share of the page's height at its top and bottom where single lines are running heads. */
  marginShare: 0.09,
  /** Running heads that are held back while a paragraph continues across them. */
  maxHeldMargins: 8,
  /** Pages with so many words near each other that pdftotext, which compares each with the others, takes too long. */
  crowding: {
    /** Milliseconds of layout after which the words of its pages are counted: nearly all are laid out before. */
    watchAfterMs: 3_000,
    /** Words of a page that counts: the fullest of 776 pages of 99 PDFs has 1,357. */
    crowdedPageWords: 5_000,
    /** Squared words of such pages, summed. With overlapping words, these take 8 s of processor time. */
    maxComparisons: 1_000_000_000,
  },
} as const;
