/**
 * What distinguishes ruled, aligned and tagged tables from boxes, underlines and columns of text. In points unless a
 * name says otherwise; an em is the size of a row's letters. Measured on documents printed by word processors, and on
 * reports and forms from public test suites.
 */
export const thresholds = {
  /** How far outside a table the middle of a letter may be, and the height of that middle above the baseline. */
  letter: { reach: 1, middleEms: 0.3, aboveBaseline: 2 },
  /** How far a letter may extend beyond its line at the sides, and its accents and descenders above and below. */
  ofLine: { beside: 0.1, above: 4 },
  /** How far a table or a picture may extend above the middle of a line that is still above it. */
  aboveOverlap: 1,
  /** Share by which a picture may be wider or higher than the table that holds it. */
  picture: { maxBeyondShare: 0.2 },
  cell: {
    /** Padding that Word puts between a cell's edge and its text, and the most that counts as padding. */
    usualPadding: 5.4,
    maxPadding: 8,
    /** How far a fill may be from the edges of its cell. */
    fillGap: 3,
    /** Share of a cell that its shaded parts must cover together. */
    minShadedShare: 0.9,
    /** Cells are in one column if their edges differ by less. */
    sameColumn: 1,
    /** Lines that it takes to see where the cells of a column break them, and the share of a cell that the longest must fill. */
    minLines: 4,
    minProvenShare: 2 / 3,
    /** The least and the greatest width of a border. */
    minBorder: 0.25,
    maxBorder: 6,
  },
  /** How the lines of a column are aligned if cells do not show it by themselves. */
  alignment: {
    /** Ems between starts or ends, and between middles, that are still the same. */
    sameEdgeEms: 0.2,
    sameMiddleEms: 0.3,
    /** Ems by which their other ends must differ. */
    minSpreadEms: 0.4,
    /** Single lines that must be aligned so, and their share. */
    minLines: 3,
    minShare: 0.7,
  },
  /** Boxes around text. */
  frame: {
    /** Share of the page's width and height from which a box is drawn around the page. */
    wholePageShare: 0.6,
    /** The least height of a frame, in ems. Less is a bar behind a line. */
    minHeightEms: 1.25,
    /** How far letters may extend beyond it. */
    overhang: 1,
    /** Difference between the baselines of a line in the box and text beside it, up to which the box marks a word. */
    sameBaseline: 3,
    /** Lines that run through its sides from which it is drawn across text. A line may be read too long. */
    minThrough: 2,
  },
  /** Rows between which no rule is drawn. */
  split: {
    /** Difference between baselines of one row. */
    sameBaseline: 2,
    /** Cells with text that it takes. Fewer may have paragraphs side by side by chance. */
    minCells: 6,
    /** Share of the cells with text on each line, and share of those without text on any other line. */
    minSharedShare: 0.6,
    minRegularShare: 0.85,
  },
  /** Rows that no rule divides, but which are drawn one after the other. */
  dividedRows: {
    /** Ems between baselines of one line. */
    sameBaselineEms: 0.35,
    /** Points by which the lines of two rows may overlap, and between the baselines of lines side by side. */
    maxOverlap: 2,
  },
  /** Cells that no rule divides, but whose text stands in the columns of other rows. */
  divided: {
    /** Edges and middles of texts in one column are the same if they round to the same multiple, or to the next. */
    sameEdge: 1,
    /** Ems between the text and the edges of its column. Without padding, words would come nearer to them by chance. */
    minRoomEms: 0.2,
  },
  /** Columns without rules, found by alignment or by tags. */
  edge: {
    /** Ems between the edge of a column and its text. */
    paddingEms: 0.4,
    /** More ems at the right, so that rounding does not break the longest word. */
    slackEms: 0.2,
    /** Ems from a table's text to its outer border at most, and by which text may extend beyond a border. */
    outsideEms: 1.4,
    overlapEms: 0.1,
    /** Horizontal rules with the same ends that show how wide a tagged table is. */
    minSharedEnds: 2,
  },
  /** Tables side by side: the rows that both must have, and how far their edges may be apart. */
  beside: { minRows: 2, sameEdge: 2 },
  ruled: {
    /** A grid with more is a pattern. */
    maxCells: 20_000,
    /** Share of a table's rectangle that its cells must cover. Boxes that rules connect cover less. */
    minCoveredShare: 0.5,
    /** Rows of shaded cells that make a table without rules. */
    minShadedRows: 2,
    /** Width of what a nested table leaves of its cell at the sides. */
    maxStrip: 8,
    /** Distance between the two rules of a double border around a table. */
    doubleBorder: 5,
    /** How far a nested table may extend beyond its cell, and the multiple of its area that the cell must have. */
    nestedOverhang: 1,
    minHolderAreas: 1.02,
    /**
     * Points up to which edges are one, whatever the text: the two rules of a double border between cells are as far apart
     * as their pens are wide. At 2.25 pt, with as much between them, it is 4.5 pt from middle to middle.
     */
    sameEdge: 4.6,
    /** How far rules extend beyond the outermost crossing rule if that side of the table is open. */
    openSide: 10,
    /** Ems of the page's usual letters: the least width and height of a cell. Less leaves no space for text. */
    minCellEms: 0.5,
    /** Size that is assumed for them on a page without any. */
    usualSize: 11,
  },
  /** Shaded cells whose sides count as rules. */
  shaded: {
    /** Multiple of a fill's area that one behind it has at least: programs paint cells twice. */
    minBehindTimes: 1.5,
    /** Distance between sides that touch. */
    gap: 1.5,
    /** By how much the cells of a row may differ in height: their shading ends at borders, of which some are thicker. */
    sameHeight: 2.5,
    /** The least size of a cell, and the number that bounds the time for comparing pairs. */
    minWidth: 14,
    minHeight: 6,
    maxFills: 4000,
    /** Earlier rows that a cell may belong to. */
    lookBack: 12,
  },
  /** Drawings across the cells of a grid: then the grid is a chart. */
  chart: {
    /** How far they may extend beyond the grid. */
    overhang: 4,
    /** Multiple of a cell's width and height. A picture in a cell is smaller. */
    minCellTimes: 1.3,
  },
  aligned: {
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
    /** Rows of a table whose only rule is below its heading. */
    minHeadedRows: 4,
    /** Rows with several segments that a table must have, and their share of all. */
    minWideRows: 3,
    minWideShare: 0.5,
    /** The same for two columns with wrapped cells; and the share of rows that must continue a cell. */
    minWrappedRows: 2,
    minWrappedShare: 0.1,
    maxWrappedPitchEms: 1.5,
    /** Share of the rows that begin with a label, from which they are a list. */
    maxLabelledShare: 0.6,
    maxLabelLength: 8,
    /** Share of a fixed-pitch letter's width by which text after typed spaces may miss a multiple of it. */
    maxOffGrid: 0.1,
    /** Share of the rows with leaders, from which they are a table of contents. */
    maxLeaderShare: 0.3,
    /** Share of the rows with page numbers, and with links or numbers of sections, from which they are one without leaders; and such rows. */
    minEntryShare: 0.8,
    minEntries: 4,
    /** Rules through a table: how many it takes, and ems above, below and beside it that they may be away. */
    minRules: 2,
    ruleReachEms: { across: 1.2, beside: 2 },
    /** Points: rules are at one height if their heights round to the same multiple. The two of a double rule are one. */
    ruleStep: 3,
    /** Ems between a row with one cell and the row below that it belongs to. */
    maxAboveEms: 0.7,
  },
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
    /** Rows with space between them, and the share of the columns of their first lines that the others fill at most. */
    minSpacedRows: 3,
    maxContinuedTimes: 0.75,
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
