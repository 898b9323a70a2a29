/** What makes a printed sheet legible, and how much work one may cause. Pixels are 96 dpi at full size. */
export const thresholds = {
  /** How far a sheet may shrink, as a factor. */
  scale: {
    /** Smaller print is hard to read: columns move onto further pages instead. */
    minReadable: 0.5,
    /** Smallest scale written for a sheet that is split into bands of columns. */
    minBand: 0.1,
    /** Scale to which columns may be widened for text that would be cut. */
    widened: 0.65,
    /** A sheet of pictures goes onto one page down to this scale; smaller, a page break is the lesser evil. */
    minOnePage: 0.4,
  },
  /** A sheet left unscaled must fit with this much to spare, as a factor: LibreOffice never enlarges what it fits. */
  wholeSpare: 1.1,
  /**
   * How much wider than estimated columns may turn out, as a factor: with known digit widths, and with guessed ones.
   */
  slack: { knownFont: 1.01, otherFont: 1.12 },
  /**
   * Growth allowed for text that would be cut: a factor, and the pages side by side up to which it must not add one.
   */
  widening: { factor: 1.25, pages: 2 },
  text: {
    /** Text runs on up to the page's width divided by this; a longer line is joined or wrapped. */
    pageShare: 0.8,
    /** Words do not fill their lines: total width divided by column width, times this, is the number of lines. */
    lineFill: 1.1,
    /** The same where the least width for a row of the maximum height is sought. */
    tallLineFill: 1.15,
    /** Width that cell edges take from a line, and the narrowest line assumed. */
    edgePx: 5,
    minLinePx: 10,
    /** Height added to a row's lines. */
    rowEdgePx: 4,
    /** Smaller differences in width or height are rounding. */
    roundingPx: 1,
    /** Cells narrower than this in total are not joined for a long line: their column is widened instead. */
    minJoinedPx: 220,
    /** Lines of a sheet for which cells are joined. */
    maxJoined: 500,
    /** Columns to the right of the last cell of a row over which its centred text may run. */
    freeColumns: 20,
  },
  column: {
    /** A paragraph is easy to read in lines of about this width. */
    comfortablePx: 440,
    /** Narrowest column in which text is broken into lines. */
    minTextPx: 110,
    /** Widest column for a number: a format that asks for more is mostly words. */
    maxNumberPx: 600,
    maxPx: 1500,
  },
  /** Excel's own limit for the height of a row: 409 points. */
  maxRowPx: 545,
  /** Parts of a sheet that are printed separately. */
  range: {
    /** Empty columns that separate two tables: more than a reader leaves within one. */
    columnGap: 50,
    /** A sheet with more blocks of rows is not split across columns as well. */
    maxSplitBlocks: 20,
    /** Beyond this many ranges, pictures apart from all cells join the last one. */
    maxRanges: 200,
    /** Columns over which text may run on. */
    maxReach: 10,
  },
  page: {
    /** Nobody reads a sheet of more pages, and each takes LibreOffice its time. */
    max: 5000,
    /** With more pages it is worth leaving out empty stretches. */
    many: 300,
    /** No person would set a print area of more parts than this. */
    maxParts: 500,
    /** A print area must save pages by this factor. */
    minSaving: 4,
    /** Share of a page by which content may overrun it in the estimate of pages. */
    overrun: 0.1,
  },
} as const;
