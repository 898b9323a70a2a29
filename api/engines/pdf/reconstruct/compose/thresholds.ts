/**
 * What decides how lines on pages become paragraphs, headings, lists, tables and sections. Points unless another unit
 * is given; ems are of the size of the text in question.
 */
export const thresholds = {
  /** Left edges of labels, second lines and chapter numbers that differ by less are the same. */
  sameIndent: 3,
  /** The same of items of one list, whose labels are centred or right-aligned at times. */
  sameLabel: 4,
  /** Edges of table columns that differ by less are the same. */
  sameColumnEdge: 3,
  /** Entries of a table of contents with indents in the same step are on one level. */
  contentsIndentStep: 3,
  /** Entries that make a table of contents. */
  minContentsEntries: 2,

  heading: {
    /** Times the size of the body text, from which a short paragraph is a heading. */
    minRatio: 1.09,
    /** Times the size of the body text, from which the largest text before the first heading is the title. */
    minTitleRatio: 1.3,
    /** Characters and lines of a heading; characters of one that is only bold. */
    maxLength: 160,
    maxLines: 3,
    maxBoldLength: 110,
    /** By how much a bold heading may be smaller than the body text: a rounding. */
    sizeTolerance: 0.1,
  },

  paragraph: {
    /** A first line that differs less from the others is not indented. */
    minFirstLineIndent: 1.5,
    /** By how much a line may miss its room, or exceed it, before it is given more: programs round differently. */
    lineSlack: 1.5,
    /** Ems by which punctuation hangs beyond the end of an ideographic line. */
    hangingPunctuation: 1.5,
    /** Lines of a list item that begin nearer to its text than this are aligned with it. */
    itemBodyTolerance: 4,
    /** Share of the column: a tab further right with text at the right edge is right-aligned. */
    minRightTab: 0.5,
    /** Distance from the right edge at which that text ends. */
    rightTabTolerance: 3,
  },

  run: {
    /** Share of the text's size below which letters off the baseline are superscript or subscript. */
    maxRaisedSize: 0.85,
    /** Ems above and below the baseline. */
    minRaised: 0.15,
    minLowered: 0.08,
    /** Ems between letters: less is rounding, more is a gap between words. */
    minTracking: 0.012,
    maxTracking: 0.5,
    /** Ems by which the gaps of a run may differ, from the lowest tenth to the highest: kerning moves single pairs. */
    evenTracking: 0.016,
    /** Gaps of a run that it takes to measure. */
    minGaps: 5,
    /** Ems of the en spaces that an empty form field shows. */
    fieldSpace: 0.5,
  },

  words: {
    /** Share of lines, and lines, that end with a hyphen in a document that hyphenates. Compounds end fewer lines. */
    minHyphenatedShare: 0.03,
    minHyphenatedLines: 3,
    /** Ems of a letter in most fixed-pitch fonts, by which the indents of program lines are counted in spaces. */
    fixedPitchAdvance: 0.6,
  },

  continuation: {
    /** By how much the sizes of text may differ that goes on in the next column. */
    sameSize: 0.6,
    /** By how much the widths of columns may differ. */
    sameWidth: 12,
    /** Lines of two parts that together are more than two lone lines. */
    minLines: 3,
    /** Share of the paragraphs that go on which leave a single line: then the document allows widows and orphans. */
    minWidowShare: 0.25,
  },

  /** Chapter numbers have no full stop, so only short paragraphs with one are chapters. */
  maxChapterLines: 3,

  table: {
    /** Share of the page's height below which the next row of a table did not fit. */
    minFoot: 0.86,
    /** Lines of text that may be free below the first part of a divided row. */
    maxRoomBelowPart: 1.5,
    /** Lines of a cell that show that its row was too high for the page. */
    minLinesOfHighRow: 3,
    /** Rows that show that a table's first column is never empty. */
    minNamedRows: 3,
    /** Share of its pitch to which text is set closer to fit its cell. */
    minPitchShare: 0.85,
    /** By how much text is set higher to fit its cell. */
    maxRaise: 2,
    /** What is left of a row's height for rounding. */
    rowRounding: 0.1,
    /** Room above content that is centred, and above content at the bottom; by how much it may differ from that below. */
    minRoomAboveCentred: 4,
    minRoomAboveBottom: 8,
    verticalTolerance: 2.5,
  },

  flow: {
    /** From this much on, what has to be given back to the layout is more than a line, and blocks keep some room. */
    largeDelay: 14,
    minRoomAfterDelay: 8,
    /** A picture whose centre is this near to the column's is centred, if it does not fill the column. */
    centredPicture: 4,
    minIndentOfCentred: 8,
    /** Paragraphs of a frame begin at the same place within such steps, and end at the edge within a point. */
    frameIndentStep: 3,
    frameRightTolerance: 1,
  },

  page: {
    /** Pages whose widths and heights round to the same steps have the same size. */
    sizeStep: 2,
    /** Columns whose edges round to the same steps are the same. */
    columnStep: 4,
    /** Room below the lowest line, against rounding: with notes, usually, and if every page begins with a break. */
    footSlack: { notes: 1, usual: 8, free: 30 },
    /** Bottom margin that remains with the last of these. */
    minFreeMargin: 28,
    maxBottomMargin: 110,
    /** Bottom margin that a footer leaves above itself at most. */
    maxRoomAboveFooter: 40,
    /** Share of the page's height: the lowest start and the highest end of the text area. */
    maxTopMargin: 1 / 3,
    minTextEnd: 0.6,
    /** Distance of headers and footers from the edge of the page: at least, and without any. */
    minHeaderDistance: 6,
    defaultHeaderDistance: 36,
    defaultFooterDistance: 20,
    /** What the right margin is narrower than measured, so that lines are not broken earlier. */
    rightSlack: 0.5,
  },

  note: {
    /** Share of the size of the text beside it below which a raised mark refers to a note, and ems that it is raised. */
    maxMarkSize: 0.85,
    minRaised: 0.12,
    /** Share of the note's size below which a paragraph of nothing but a mark refers to it. */
    maxLoneMarkSize: 0.8,
    /** Marks before and after that are searched for text beside it. */
    neighbours: 12,
  },

  /** By how much the place that a link leads to may lie below the top of its paragraph. */
  placeTolerance: 6,
  /** Size of the body text of a document without text. */
  fallbackSize: 11,
} as const;
