/**
 * What decides how lines on pages become paragraphs, headings, lists, tables and sections. In points unless another unit
 * is given; ems are of the size of the text in question. Measured on DOCX files of public test suites that were printed
 * with LibreOffice and Word and rebuilt, and on PDFs of TeX and browsers.
 */
export const thresholds = {
  /** Text boxes of lines that run up or down the page: ems between lines, and room at their ends for other fonts. */
  turned: { lineEms: 1.2, slackEms: 0.5, slackShare: 0.1 },
  /** Ems of the text: left edges of labels, second lines and chapter numbers are the same if they differ by less. */
  sameIndentEms: 0.3,
  /** Edges of table columns are the same if they differ by less. */
  sameColumnEdge: 3,
  /** Entries of a table of contents are on one level if their indents round to the same multiple. */
  contentsIndentStep: 3,
  /** Consecutive entries that make a table of contents. */
  minContentsEntries: 2,

  paragraph: {
    /** A first line that differs less from the others has no indent of its own. */
    minFirstLineIndent: 1.5,
    /** How close a line may come to the end of its room before it gets more: programs round widths differently. */
    lineSlack: 1.5,
    /** Share of its width that a line of its own has as room, if it is not known how wide readers set its font. */
    unknownSlackShare: 0.15,
    /** Ems by which punctuation hangs beyond the end of an ideographic line. */
    hangingPunctuation: 1.5,
    /** Lines of a list item that begin closer than this to its text are aligned with it. */
    itemBodyTolerance: 4,
    /**
     * Share of the column's width: a tab beyond it with text up to the right edge is right-aligned. Likewise in a single line.
     */
    minRightTab: 0.5,
    minRightTabOfOne: 0.25,
    /** How far from the right edge that text may end. */
    rightTabTolerance: 3,
    /** Tab stops of two lines are one if they are closer than this. */
    sameTabStop: 2,
    /** Tab stops that Word allows in a paragraph. */
    maxTabStops: 64,
  },

  run: {
    /** Share of the text's size below which letters off the baseline are superscript or subscript. */
    maxRaisedSize: 0.85,
    /**
     * Ems above the baseline of a superscript, and below that of a subscript. A note's mark is known by its text, too: less
     * is enough.
     */
    minRaised: 0.15,
    minLowered: 0.08,
    /** Ems between letters: less is rounding, more a gap between words. */
    minTracking: 0.012,
    maxTracking: 0.5,
    /** Ems by which the gaps of a run may differ between the lowest and the highest tenth: kerning moves single pairs. */
    evenTracking: 0.016,
    highestGap: 0.9,
    /** Share of the gaps in slanted text that strokes may make narrower. */
    lowestSlantedGap: 0.4,
    /** Gaps that a run must have to be measured. */
    minGaps: 5,
    /** Ems of an en space, with which empty form fields are filled. */
    fieldSpace: 0.5,
  },

  /** Lines that readers would set wider than there is room, or so much narrower that another word would fit. */
  squeezed: {
    /** Spaces that show how wide they are in a font. */
    minSpaces: 5,
    /** How much wider or narrower a line must be: less is rounding, for which margins have room. */
    minPoints: 0.5,
    /** Ems by which letters may be set closer or wider than in their font: more would show. */
    maxEms: 0.03,
    /** Share of a line by which kerning may make it narrower than its letters are wide. */
    kerningShare: 0.002,
    /** Ems by which as many letters as it takes are set apart at the end of a line. */
    apartEms: 0.01,
    /** Share of the line's size below which letters are raised or lowered, which word processors make smaller themselves. */
    minSizeShare: 0.85,
  },

  /** Gaps between East Asian and other letters: how many show what is usual, and ems below which there are none. */
  scripts: { minPairs: 3, maxTightEms: 0.1 },

  words: {
    /** Share and number of lines that end with a hyphen in a document that hyphenates. Compounds end fewer. */
    minHyphenatedShare: 0.03,
    minHyphenatedLines: 3,
    /** Width of a letter in most fixed-pitch fonts, in ems: indents of program code are counted in such spaces. */
    fixedPitchAdvance: 0.6,
    /** Spaces at the start of a line that are indents, not rounding. */
    minIndentSpaces: 2,
  },

  /** Points up to which a column is narrow, such as one of the numbers of lines, and the share by which it is set wider. */
  column: { narrow: { maxWidth: 24, growth: 0.3 } },

  continuation: {
    /** Share of the wider column by which the narrower one may be narrower: the columns of a magazine differ by a third. */
    sameWidthShare: 0.03,
    /** Share of the wider column: no text goes on from a narrower one, such as the numbers of lines beside them. */
    minWidthShare: 0.25,
    /** A paragraph of both parts must have more lines than this if the first part ends a sentence. */
    minLines: 3,
    /** Lines for which columns of a page leave room that were made as long as one another, as at the end of a document. */
    minFreeLines: 4,
    /** Share of divided paragraphs that leave a single line, from which the document has no widow control. */
    minWidowShare: 0.25,
  },

  /** Lines of a chapter heading: since its number has no full stop, longer paragraphs begin with a number by chance. */
  maxChapterLines: 3,

  table: {
    /** Share of its width by which the last column of a table without borders may be wider than on the page. */
    roomShare: 0.2,
    /** Share of the page's height: a table continues on the next page only if its next row would have ended lower. */
    minFoot: 0.86,
    /** Ems of text that may be free below the first part of a divided row. */
    maxRoomBelowPart: 1.5,
    /** Lines of a cell from which its row may have been too high for the page. */
    minLinesOfHighRow: 3,
    /** Rows from which a table can show that its first column is never empty. */
    minNamedRows: 3,
    /** Share of the line pitch to which text may be tightened to fit its cell. */
    minPitchShare: 0.85,
    /** Ems by which text may be raised to fit its cell: fonts differ by that in the height of their letters. */
    maxRaiseEms: 0.18,
    /** Reserve in a row's height for rounding: two twips, whatever the size of the text. */
    rowRounding: 0.1,
    /**
     * Ems above centred content, and above content at the bottom; how much they may differ from the space below. Less is
     * padding.
     */
    minAboveCentredEms: 0.33,
    minAboveBottomEms: 0.7,
    verticalToleranceEms: 0.25,
  },

  flow: {
    /** Lines of text: what is this far below its place catches up, but blocks keep some space. */
    largeDelayLines: 1.1,
    minSpaceWhenLateLines: 0.6,
    /** Points of a line of text where there are only pictures and tables. */
    usualPitch: 13,
    /** Smaller gaps need no spacer above a table at the top of a column, above the text of one, and at the sides of a frame. */
    minSpacer: { table: 1, column: 12, frame: 12 },
    /** Points between the areas behind two paragraphs, and by which areas of drawings overlap: less is rounding. */
    minUnshaded: 1.5,
    minOverlap: 0.5,
    /** Points that a picture may extend into the padding of its cell or frame: farther, it is beyond the margin. */
    maxPadding: 8,
    /**
     * Shares of the column's width: a picture is centred if its middle is this close to the column's, and it leaves so much
     * free.
     */
    centredPictureShare: 0.01,
    minIndentOfCentredShare: 0.02,
    /** Share of the lower picture's height at which two stand side by side, and points to which their edges are rounded. */
    minPictureOverlapShare: 0.5,
    sameEdge: 1,
    /**
     * Paragraphs of a frame begin at the same place if their indents round to the same multiple, and end this close to its
     * edge.
     */
    frameIndentStep: 3,
    frameRightTolerance: 1,
    /** Points between a paragraph and its border at most, as word processors set it. */
    maxBorderSpace: 31,
  },
  /** Pages that would run over. */
  closer: {
    /** Shares at which the space between blocks, and lines, are left at least: lines would touch. */
    minSpaces: 0.5,
    minLines: 0.85,
    /** For lines that a scan's picture hides. */
    minHiddenLines: 0.6,
    /** Points by which blocks below one another end lower than in the PDF: less is rounding. */
    pushed: 1,
    /** Share of the page's height to win beyond what runs over, for roundings. */
    reserve: 0.0095,
    /** Share of the height of hidden text to keep free: common fonts set it in so many more lines. */
    hiddenReserve: 0.15,
  },

  page: {
    /** Pages have the same size if their widths and heights round to the same multiples. */
    sizeStep: 2,
    /** Columns are the same if their edges differ by less. */
    sameColumnEdge: 4,
    /** Points by which the margins of sections may differ to be the same. */
    sameMargin: 0.1,
    /**
     * Shares of the page's height. Space kept below the lowest line, since the roundings of all lines above it add up: on
     * pages with notes, on others, where lines are known to break as they did, and if all begin with a break.
     */
    footSlack: { notes: 0.0012, usual: 0.0095, known: 0.0035, free: 0.07 },
    /** Share of the lines whose widths must be known for that. */
    minKnownLines: 0.95,
    /** Points by which pages may begin higher than others all the same: programs round heights. */
    sameTop: 0.5,
    /** Share of the page's height by which text of a full page may begin lower than in the file: less is caught up. */
    maxTopDifference: 0.006,
    /** The same where the space between its paragraphs catches up, and the share of this space that it may take. */
    maxCaughtUp: 0.02,
    maxSpaceCaughtUp: 0.5,
    /** Bottom margin that the last of these leaves: printers need as much. */
    minFreeMargin: 0.034,
    /** A deeper margin is a short last page. */
    maxBottomMargin: 0.135,
    /** Space between a footer and the text above it. */
    maxSpaceAboveFooter: 0.05,
    /** The lowest start and the highest end of the text area. */
    maxTopMargin: 1 / 3,
    minTextEnd: 0.6,
    /** Points between the lowest text and the lines of a footer at least, for the roundings of the lines above. */
    aboveFooter: 2,
    /** Points from a footer to the edge of the page: the least. */
    minFooterDistance: 6,
    /** Points from empty headers and footers to the edge of the page, as on Word's own pages. */
    defaultHeaderDistance: 35,
    defaultFooterDistance: 20,
    /** Points that LibreOffice keeps for a header at least: 1 mm. */
    minHeaderHeight: 2.85,
    /** How much narrower than measured the right margin becomes, so that lines do not break earlier. */
    rightSlack: 0.5,
  },

  /** A paragraph is the target of a link only if it ends so many ems below the place: one that ends higher just precedes it. */
  placeToleranceEms: 0.5,
  /** Size of the body text of a document without text. */
  fallbackSize: 11,
} as const;
