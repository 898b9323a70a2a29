/** What decides where on its page text is set. In points unless another unit is given. */
export const thresholds = {
  /** Lines of text: what is this far below its place catches up, but blocks keep some space. */
  late: { largeDelayLines: 1.1, minSpaceLines: 0.6 },
  /** The height of a line of text where there are only pictures and tables. */
  usualPitch: 13,
  /** Smaller gaps need no spacer above a table at the top of a column, above the text of one, and at the sides of a frame. */
  minSpacer: { table: 1, column: 12, frame: 12 },
  /** Between the areas behind two paragraphs: less is rounding. */
  minUnshaded: 1.5,
  /** Lines for which columns of a page leave room that were made as long as one another, as at the end of a document. */
  minFreeLines: 4,
  /** Pages have one size if their widths and heights round to the same multiples, and one column if its edges differ by less. */
  samePages: { sizeStep: 2, columnEdge: 4 },

  pictures: {
    /** How far a picture may extend into the padding of its cell or frame: farther, it is beyond the margin. */
    maxPadding: 8,
    /**
     * Shares of the column's width: a picture is centred if its middle is this close to the column's, and it leaves so much
     * free.
     */
    centredShare: 0.01,
    minIndentOfCentredShare: 0.02,
    /** Share of the lower picture's height at which two stand side by side, and the step to which their edges are rounded. */
    minOverlapShare: 0.5,
    edgeStep: 1,
  },

  frames: {
    /** Paragraphs begin at the same place if their indents round to the same multiple, and end this close to the edge. */
    indentStep: 3,
    rightTolerance: 1,
    /** Between a paragraph and its border at most, as word processors set it. */
    maxBorderSpace: 31,
  },

  /** Pages that would run over. */
  closer: {
    /** Shares at which the space between blocks, and lines, are left at least: lines would touch. */
    minSpacesShare: 0.5,
    minLinesShare: 0.85,
    /** For lines that a scan's picture hides. */
    minHiddenLinesShare: 0.6,
    /** How much lower blocks below one another end than in the PDF: less is rounding. */
    pushed: 1,
    /** Share of the page's height to win beyond what runs over, for roundings. */
    reserveShare: 0.0095,
    /** Share of the height of hidden text to keep free: common fonts set it in so many more lines. */
    hiddenReserveShare: 0.15,
  },
} as const;
