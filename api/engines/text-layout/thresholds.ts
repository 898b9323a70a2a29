/**
 * How text and tables are set, and how much work they may cause. Lengths are in points unless the name says ems (of the
 * text's own type size); shares are from 0 to 1.
 */
export const thresholds = {
  /** Larger files are laid out in a process of their own, with these limits. */
  maxBytesInPlace: 1_000_000,
  /** Memory of the process for one file; its heap is smaller, so that V8 collects before the system refuses. */
  maxMemoryBytes: 600_000_000,
  maxHeapMegabytes: 360,
  /** Of a PDF's content that waits to be written. */
  maxQueuedBytes: 1_000_000,
  /** The footer's grey, from 0, black, to 1. */
  footerGray: 0.35,
  fonts: {
    /** Words whose glyphs are cached, enough for the vocabulary of a long text, and the longest one in characters. */
    maxCachedWords: 40_000,
    maxCachedLength: 100,
    /**
     * Characters that are shaped at once, more than words have; below the longest cached, so that repeated parts of a
     * long one are found again.
     */
    maxShaped: 96,
    /** A smaller rise of a glyph is invisible, but would make text extraction see another line. */
    minRiseEm: 0.006,
    listTimeoutMs: 20_000,
    maxListBytes: 50_000_000,
  },
  lines: {
    /** Characters: longer lines are set in parts, so that their cost stays proportional to their length. */
    maxPart: 8_000,
    /** Characters after which an unfinished line is passed on in parts. */
    maxUnfinished: 32_000,
    /** Characters between tab stops, as in terminals. */
    tabWidth: 8,
  },
  structure: {
    /** Passages of a text that has tags: a hundred bytes each, where a page of text takes a thousand or two. */
    maxPassages: 5_000,
  },
  prose: {
    /** Lines that are examined to choose the kind and size of the type. */
    sampledLines: 1_500,
    /** Characters: longer lines are paragraphs, which are broken at any size. */
    maxUnbroken: 135,
    /** Type should be small enough for this share of the lines. */
    fittingLines: 0.97,
    footerSize: 8,
    /** Text with more of such long lines (in characters) is prose. */
    longLine: 160,
    maxLongLines: 0.1,
    /** Text with so many lines of box-drawing characters, or such a share of aligned lines or code, is columns. */
    minBoxLines: 3,
    minShapedLines: 0.25,
    /** An indent takes at most this share of a line. */
    maxIndent: 0.5,
    /** Sizes and margins tried in turn, and those of text that fits none: the last resort breaks lines. */
    type: {
      attempts: [
        { fontSize: 11, margin: 68 },
        { fontSize: 10.5, margin: 68 },
        { fontSize: 10, margin: 68 },
        { fontSize: 9.5, margin: 68 },
        { fontSize: 10, margin: 50 },
        { fontSize: 9.5, margin: 50 },
        { fontSize: 9, margin: 50 },
      ],
      fallback: { fontSize: 11, margin: 68 },
      lineHeightEm: 1.42,
      /** Height of an empty line, in lines. */
      gap: 0.8,
    },
    columns: {
      margin: 50,
      portraitSizes: [10, 9.5, 9, 8.5, 8],
      landscapeSizes: [10, 9, 8, 7],
      fallbackSize: 8,
      /** Box-drawing characters connect only across closely set lines. */
      lineHeightEm: 1.17,
    },
  },
  table: {
    /** White space around the table, on either side of a cell, and above and below a row. */
    margin: 40,
    cellPadding: 4,
    rowPadding: 2.5,
    lineHeightEm: 1.32,
    footerSize: 7,
    /** Lines between rows, and below the header: width, and grey from 0, black, to 1. */
    hairline: { width: 0.25, gray: 0.78 },
    headerRule: { width: 0.9, gray: 0.15 },
    /** Bytes of a row, one of which is in memory at a time; it takes some 2 s of processor time for a million. */
    maxRowBytes: 4_000_000,
    /** Rows and columns that a page can hold at most. */
    maxPerPage: 100,
    /** Characters of a value that are measured: a longer one wraps in any case. */
    maxMeasured: 2_000,
    /** Characters of a number. */
    maxNumberLength: 40,
    /** A column is numeric if this share of its values is. */
    minNumbers: 0.8,
    /** Share of a column's values that may exceed its usual width. */
    maxWiderValues: 0.03,
    /** The longest value sets a column's width up to this many times the usual width. */
    maxLongest: 1.3,
    /** Share of a page that a repeated header may take: a taller one is drawn once, like a row. */
    maxHeaderShare: 0.5,
    /** Lines that a long name over short values may take. */
    nameLines: 6,
    /** Extra space for a column: more would tear the values of a row apart. */
    maxExtraSpace: 12,
    /** Wider columns wrap their text; longer words are broken. */
    maxColumnWidth: 190,
    maxWordWidth: 130,
    /** The same where space is short: longer words are broken, and usual values get no more. */
    tightWordWidth: 80,
    tightValueWidth: 40,
    /** A first column up to this share of the page leads every band of columns. */
    maxLeadWidth: 0.25,
    /** Type size of a table that needs several bands. */
    bandedSize: 8,
    /** Widths are rounded: a line may be wider by this much. */
    toleranceEm: 0.001,
  },
} as const;
