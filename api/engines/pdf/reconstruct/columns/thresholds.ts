/**
 * What distinguishes columns of running text from tables, and margins from short lines. In points unless a name says
 * otherwise. Measured on papers, magazines and letters from public test suites.
 */
export const thresholds = {
  /** Columns of running text side by side. */
  column: {
    /** Ems of the least space between two columns. */
    minGutterEms: 0.55,
    /** The least lines of one, and the ems of its width: labels and numbers are narrower. */
    minLines: 4,
    minWidthEms: 8,
    /** Share of the items in fixed-pitch type above which they are program code. */
    maxCodeShare: 0.5,
    /** Share of its lines that may end with a colon: more are the names of values beside them. */
    maxNamesShare: 0.5,
    /** Share of its lines that must be nearly full, and the share of its width from which a line is. */
    minFullShare: 0.4,
    fullLineShare: 0.7,
    /** Share of its lines that must begin, or end, at the same place. Those of centred text do not. */
    minFlushShare: 0.45,
    sameEdge: 2,
    /** Share of its lines that must be close to the one above. Labels beside a text are not. */
    minDenseShare: 0.6,
    /** Line heights between close lines. */
    maxDenseGap: 0.7,
    /** Baselines count once if they round to the same multiple. */
    baselineStep: 3,
  },
  /** Parts of a page side by side that are drawn one after the other. */
  drawn: {
    /** The least rows of one, and the ems of its width in its largest type: labels and numbers are narrower. */
    minRows: 6,
    minWidthEms: 8,
    /** Heights of the lowest line by which drawing goes back up from one to the other at least: few of those rows. */
    minReturnLines: 3,
    /** Lines of each part for which one may be drawn among the other's. */
    linesForStray: 20,
    /** Share of the lines of one of them that must be beside the other. */
    minMetShare: 0.6,
    /** Turns from one part to the other for each line of the smaller one from which rows are drawn. */
    minTurnShare: 0.8,
    /** Share of the lines of running text that fill their column. */
    minFullShare: 0.8,
    /** Gutters that are tried, the widest ones, which bounds the time for a page. */
    maxGutters: 8,
  },
  /** Share of the lines that are values, and of their rows that have several and a name beside them. */
  values: { minShare: 0.8 },
  /** Side columns, as in a magazine's margin. */
  beside: {
    /** Lines of that column. */
    minLines: 12,
    /** Share of that column's height that it must have. */
    minHeightShare: 0.4,
    /** Distance between baselines of one row, which cells of a table share. */
    sameRow: 0.8,
    /** Share of its lines that may share baselines with the column by chance. */
    maxMetShare: 0.4,
    /** With fewer lines it is a caption, whose baselines show nothing. */
    minOwnLines: 3,
  },
  /** Parts of a page side by side other than text, such as two tables, but whose lines are at heights of their own. */
  independent: {
    /** Lines of each, and the share of the other's height that the lower one has. */
    minLines: 8,
    minHeightShare: 0.4,
    /** Share of the lines of the smaller part that may be on rows of the other by chance. */
    maxMetShare: 0.35,
    /** Ems between baselines of one row, points of the letters of a table, and by which such distances may differ to be one. */
    sameRowEms: 0.35,
    usualSize: 10,
    sameOffset: 0.8,
  },
  /** Two copies of one form on a page. */
  copies: {
    /** Lines of each, and share of all lines of the page that both must have. */
    minLines: 8,
    minShare: 0.9,
    /** Heights, and distances between the two, are the same if they round to the same multiple, or distances to the next. */
    sameHeight: 1,
    sameStep: 1,
  },
  /** Where a page may be cut across into regions. */
  region: {
    /** How far lines may overlap at a cut. */
    maxOverlap: 1.5,
    /** Cuts that are tried, and their depth, which bound the time for a page. */
    maxCuts: 60,
    maxDepth: 8,
  },
  /**
   * Facing pages: how many of each side show it, by how many points their text is apart at least, and by how many the places of
   * its left and its right ends may differ, which ragged text hides.
   */
  facing: { minPages: 2, minShift: 9, sameShift: 6 },
  /** Where ragged text wraps, short of the furthest end of a line. */
  wrap: {
    /** Lines whose sentence goes on in the next one, and the spaces of each. */
    minBreaks: 12,
    minSpaces: 3,
    /** Ems between the starts of the two, and between the lower side of one and the upper of the other. */
    maxIndentEms: 4,
    maxLineGapEms: 1.2,
    /** Share of those lines that have a reason to wrap at the place found, and at most at the furthest end. */
    minReasonShare: 0.9,
    maxReasonShare: 0.8,
  },
  /** The left and right edges of a page's text. */
  edge: {
    /** Share of the width of frames and tables that the lines of a column have at least to show its edges. */
    minTextShare: 0.8,
    /** Points: the margins of a page without text are those of word processors, an inch. */
    defaultMargin: 72,
    /** Share of the page's width: the least width of text. */
    minWidthShare: 0.06,
    /** Share of the page's width at its edges in which no text is expected, unless much of it is there. */
    minMarginShare: 0.023,
    /** Share of the values from which the others are exceptions. */
    minUsualShare: 0.7,
    /** Number of lines that reach from there to beyond where other text begins, from which on it is not a margin. */
    minLinesFromMargin: 3,
    /** Points between the ends of justified lines, whatever their size: programs round places, not letters. */
    sameEnd: 0.6,
    /** Share of the lines that may extend beyond the justified edge, and lines that must end there. */
    maxBeyondShare: 0.02,
    minJustifiedLines: 3,
    /** Share of the lines that end at one place only if text is justified, and share that may then extend beyond. */
    minCommonShare: 0.4,
    maxOverfullShare: 0.2,
    /** Share of the text's width that a line must fill to count. */
    minLineShare: 0.3,
    /** Points to the right of the longest ragged line, however long it is: word processors may set it a little wider. */
    raggedRoom: 1.5,
    /** Share of the line breaks that a wider text area may leave without a reason. */
    maxIdleBreakShare: 0.04,
    /** Ems between lines of one paragraph. */
    maxLineGapEms: 0.5,
  },
} as const;
