/**
 * What decides which aligned text is a table, and where its rows and columns are. In points unless another unit is given;
 * ems are of the size of the text in question.
 */
export const thresholds = {
  aligned: {
    /** Rows at the end of a block that is no table from each of which one is looked for: no page of a book has as many. */
    maxTriedRows: 200,
    /** Ems between columns. A space is a quarter of an em wide. */
    minGapEms: 0.4,
    /** The same if cells are centred, so that lines of different lengths narrow it. */
    minCentredGapEms: 0.3,
    /** Letters closer than so many ems are one stretch. */
    inkGapEms: 0.2,
    /** Ems of a line above and below its baseline at most: the boxes of some fonts include the lines around them. */
    maxAscentEms: 1.2,
    maxDescentEms: 0.5,
    /** Ems between the baselines of one row. */
    sameRowEms: 0.35,
    /** Heights of a line between rows, and the least size that is assumed for them. */
    maxRowGapLines: 3.2,
    minSizePoints: 8,
    /** Segments from which a row certainly has columns, and ems that divide its columns then. */
    sureColumns: 4,
    sureGapEms: 0.9,
    /** Lines of a header that are searched for columns. */
    maxHeaderLines: 4,
    /** Multiple of a table's largest letters: a lone line of larger ones is a heading below it. */
    maxSizeTimes: 1.15,
    /** Share of the gaps that a row with a spanning cell must leave free. */
    minSpanningGapShare: 0.6,
    /** Share of the rows with several segments that a gap must divide if the first row does not show it. */
    minPartedShare: 0.5,
    /** Ems below a row within which the next one continues its cell. The next paragraph is farther away. */
    maxTightEms: 0.45,
    /** Points that the text below a table may reach beyond the first column, so that it is all in that. */
    maxBeyondColumn: 1,
    /** Rows of a table whose only rule is below its heading. */
    minHeadedRows: 4,
    /** Rows with several segments that a table must have, and their share of all. */
    minWideRows: 3,
    minWideShare: 0.5,
    /** The same for two columns with wrapped cells; and the share of rows that must continue a cell. */
    minWrappedRows: 2,
    minWrappedShare: 0.1,
    maxWrappedPitchEms: 1.5,
    /** Points by which lines that begin at one place differ. */
    sameBegin: 1.5,
    /** Lines of cells, and rows with space above them, from which typed spaces are none; and lines by which typed ones may be off. */
    minSpacedRows: 2,
    maxOffPitch: 0.2,
    /** Share of the height of rows that a rule between their columns has. */
    minRuledShare: 0.8,
    /** Cells that are drawn whole before those beside them: one may be a column of text beside another. */
    minDrawnCells: 2,
    /** Share of the rows that begin with a label, from which they are a list. */
    maxLabelledShare: 0.6,
    maxLabelLength: 8,
    /** Lines of text for each heading whose number hangs at the left. */
    minTextTimes: 2,
    /** Share of a fixed-pitch letter's width by which text after typed spaces may miss a multiple of it. */
    maxOffGrid: 0.1,
    /** Share of the rows with leaders, from which they are a table of contents. */
    maxLeaderShare: 0.3,
    /**
     * Share of the rows with page numbers, and with links or numbers of sections, from which they are one without leaders;
     * and such rows.
     */
    minEntryShare: 0.8,
    minEntries: 4,
    /** Rules through a table: how many it takes, and ems above, below and beside it that they may be away. */
    minRules: 2,
    /** Rules for each row of text, from which rows that are as wide as the page's columns are no running text. */
    minRulesOfRow: 0.5,
    ruleReachEms: { across: 1.2, beside: 2 },
    /** Points: rules are at one height if their heights round to the same multiple. The two of a double rule are one. */
    ruleStep: 3,
    /** Ems between a row with one cell and the row below that it belongs to. */
    maxAboveEms: 0.7,
  },
  /** Columns between horizontal rules with the same ends. */
  stacked: {
    /** Points by which such ends differ at most, and by which text may reach beyond them. */
    sameEnd: 1,
    maxBeyond: 2,
    /** Ems between columns. TeX puts 12 points between them, in letters of 12 points at most. */
    minGapEms: 0.8,
    /** Ems between rows up to which they are side by side: lines of one text are further apart. */
    maxBesideEms: 0.8,
    /** Rows with several columns, and the share of all rows that may be across columns. */
    minRows: 2,
    maxCrossingShare: 0.34,
    /** Share of the rows that a column without a name has text in. */
    minFilledShare: 0.5,
    /** Gaps and rows of a table without a header, together: a line with a date at its end may be between rules, too. */
    minPlainCount: 4,
    /** Share of the first rule's thickness, below which others are thinner. */
    maxThinTimes: 0.8,
    /** Rules of one table, which bounds the time. */
    maxRules: 60,
  },
  /** Names that end at one place before values that begin at another. Ems are of the size of their rows. */
  labelled: {
    /** Names that it takes, and ems by which places that are the same differ at most. */
    minNames: 3,
    sameEdgeEms: 0.1,
    /** Ems by which the begins of the names must differ, and the share of them that may be at one place. */
    minSpreadEms: 1,
    maxSameShare: 0.5,
    /** The share of them that must end as names do. */
    minEndedShare: 0.7,
    /** Ems between rows, and lines that a value may have below the first one. */
    maxRowGapEms: 1.6,
    maxLinesBetween: 6,
    /** Share of the names of two columns side by side that must be on the same rows. */
    minSharedShare: 0.5,
    /** Columns of names on a page, which bounds the time for comparing pairs. */
    maxColumns: 60,
    /** Points that letters may reach beyond their stretch: rounding. */
    slack: 0.1,
  },
  /** Cells beside each other in two fonts: rows that it takes, points between their baselines, and by which these may differ. */
  baselines: { minRows: 3, minOffset: 0.5, sameOffset: 0.3 },
  /** Lines that are centred in a cell. */
  centred: {
    /** Ems between middles that are the same. */
    sameMiddleEms: 0.2,
    /** Ems by which the widths of centred lines must differ: lines of the same width show nothing. */
    otherWidthEms: 0.6,
    /** Ems from a cell's middle to the table's: lines centred there may be centred on the page. */
    minOffPageEms: 1.5,
    /** Ems between columns. */
    minGapEms: 0.4,
    /** Heights of a line between the paragraphs of a cell. */
    maxGapLines: 4,
  },
  /** How an aligned table is divided into rows and columns. */
  grid: {
    /** Multiple of the least distance between lines from which a new row begins. */
    rowTimes: 1.3,
    /** The least such distance that is assumed, in ems. */
    minPitchEms: 0.9,
    /** Lines between two rules that may be rows of their own. */
    minBandRows: 2,
    /** Rows with space between them, and the share of the columns of their first lines that the others fill at most. */
    minSpacedRows: 3,
    maxContinuedTimes: 0.75,
    /** Lines that each have figures, columns of their table, and the share of them with figures in the same column. */
    minFigureRows: 5,
    minFigureColumns: 3,
    minFigureShare: 0.6,
    /** Share of the rows with several segments, below which the cells are side by side with lines at heights of their own. */
    maxLayoutShare: 0.6,
    /** The same for three or more columns: points between baselines that are level, the share of lines that may be, and ems. */
    sameLevel: 0.8,
    maxLevelShare: 0.35,
    maxRowGapEms: 0.3,
    /** Ems between the rows of such cells. */
    minLayoutGapEms: 0.8,
    /** Share of the table's width by which a horizontal rule may be shorter on each side. */
    maxRuleInsetShare: 0.06,
    /** Ems to the left of a column's text. */
    beforeTextEms: 0.6,
    /** Points that letters may reach into the column beside theirs, and into the gap before it: rounding. */
    insideColumn: 0.5,
    insideGap: 0.1,
    /** Points above a baseline from which a rule is below that line. */
    ruleAboveBaseline: 1,
    /** Ems between the ends of lines that are aligned right. */
    sameEndEms: 0.1,
    /** Ems from a rule to the space between rows, and to the edge that it is the border of. */
    ruleMissEms: 0.2,
    sameRuleEms: 0.5,
    /** Share of a cell's width that a rule covers if it is the border of that cell only, as above a sum. */
    minRuledShare: 0.6,
    /** Rules for each row, beyond which they are a drawing. */
    maxRulesOfRow: 8,
  },
} as const;
