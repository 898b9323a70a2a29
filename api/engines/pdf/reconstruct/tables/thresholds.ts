/**
 * What tells tables from boxes, underlines and columns of text, for drawn, aligned and tagged ones. Points unless a
 * name says otherwise; an em is the size of a row's letters.
 */
export const thresholds = {
  /** Around the middle of a letter, in which it belongs to a table's edge cell; and its height above the baseline. */
  letter: { reach: 1, middleEms: 0.3, aboveBaseline: 2 },
  /** By which a letter may stick out of its line at the sides, and its accents and descenders above and below it. */
  ofLine: { beside: 0.1, above: 4 },
  /** What a picture or an item may reach into the line below it. */
  aboveOverlap: 1,
  cell: {
    /** Room that Word puts between a cell's edge and its text, and the most that is taken for such. */
    usualPadding: 5.4,
    maxPadding: 8,
    /** By which a fill may miss the edges of its cell. */
    fillGap: 3,
    /** Cells of one column. */
    sameColumn: 1,
    /** Lines that show where the cells of a column break theirs. */
    minLines: 4,
    /** Thickness of a border that is written. */
    minBorder: 0.25,
    maxBorder: 6,
  },
  /** How the lines of a column are aligned, where cells do not show it by themselves. */
  alignment: {
    sameEdge: 2,
    sameMiddle: 3,
    /** By which their other ends must differ. */
    minSpread: 4,
    /** Single lines that show it, and their share. */
    minLines: 3,
    minShare: 0.7,
  },
  /** Boxes around text. */
  frame: {
    /** Share of the page's width and height from which a box is drawn around the page. */
    wholePageShare: 0.6,
    /** Ems that a frame is high: less is a bar behind a line. */
    minHeightEms: 1.25,
    /** By which letters may stick out. */
    overhang: 1,
    /** Between baselines of a line in the box and of text beside it: the box marks a word. */
    sameBaseline: 3,
  },
  /** Rows that no rule parts. */
  split: {
    sameBaseline: 2,
    /** Cells with text: fewer may have paragraphs beside each other by chance. */
    minCells: 6,
    /** Shares of the cells that have text on each line, and that have none beside these lines. */
    minSharedShare: 0.6,
    minRegularShare: 0.85,
  },
  /** Columns of text without rules, and those that tags name. */
  edge: {
    /** Between the edge of a column and its text. */
    padding: 4,
    /** More at the right, so that a rounding does not break the longest word. */
    slack: 2,
  },
  /** Share of the letters in a tagged page's grid that tags put into cells. */
  minTaggedShare: 0.5,
  ruled: {
    /** More is a pattern. */
    maxCells: 20_000,
    /** Share of a table's rectangle that its cells cover: boxes that rules connect cover less. */
    minCoveredShare: 0.5,
    /** Rows of shaded cells that make a table without rules. */
    minShadedRows: 2,
    /** Width of what is left of a cell beside a table within it. */
    maxStrip: 8,
    /** Between the two rules of a double border around a table. */
    doubleBorder: 5,
    /** By which a table may reach beyond the cell that holds it, and times its area that the cell has. */
    nestedOverhang: 1,
    minHolderAreas: 1.02,
    /** Between edges that are one: the two rules of a double border between cells are. */
    sameEdge: 4.6,
    /** By which rules reach beyond the others where a side is open. */
    openSide: 10,
    /** Width and height of a cell: less leaves no room for text. */
    minCell: 5.6,
  },
  /** Shaded cells whose sides count as rules. */
  shaded: {
    /** Between sides that touch. */
    gap: 1.5,
    minWidth: 14,
    minHeight: 6,
    maxFills: 4000,
    /** Rows above that a cell may belong to. */
    lookBack: 12,
  },
  /** Drawings across the cells of a grid, which is a chart then. */
  chart: {
    /** By which they may reach beyond the grid. */
    overhang: 4,
    /** Times the width and height of a cell: a picture within a cell is smaller. */
    minCellTimes: 1.3,
  },
  aligned: {
    /** Between columns. Spaces of 12 pt text are 3 wide. */
    minGap: 4,
    /** The same for rows of centred cells, whose lines differ in length. */
    minCentredGap: 3,
    /** Letters nearer than this are one stretch of ink. */
    inkGap: 2,
    /** Ems above and below its baseline that a line has: some fonts claim the lines around them as well. */
    maxAscentEms: 1.2,
    maxDescentEms: 0.5,
    /** Ems between baselines of one row. */
    sameRowEms: 0.35,
    /** Heights of a line between rows, and the least size that they are measured by. */
    maxRowGapLines: 3.2,
    minSizePoints: 8,
    /** Segments of a row whose columns are beyond doubt, and ems that part them then. */
    sureColumns: 4,
    sureGapEms: 0.9,
    /** Share of the gaps that a row with a cell over several columns leaves. */
    minSpanningGapShare: 0.6,
    /** Share of the rows with several segments that a gap must part which the first row does not show. */
    minPartedShare: 0.5,
    /** Ems below a row within which one goes on with its cell: the next paragraph keeps its distance. */
    maxTightEms: 0.45,
    /** Rows of a table that only a rule below its heading draws. */
    minHeadedRows: 4,
    /** Rows with several segments that a table has, and their share of all. */
    minWideRows: 3,
    minWideShare: 0.5,
    /** The same with two columns, whose cells wrap; and the share of rows that continue a cell. */
    minWrappedRows: 2,
    minWrappedShare: 0.1,
    maxWrappedPitchEms: 1.5,
    /** Share of the rows that begin with a label: that is a list. */
    maxLabelledShare: 0.6,
    maxLabelLength: 8,
    /** Rules through the table: how many make one, how far above, below and beside it they may be, and the step of heights. */
    minRules: 2,
    ruleReach: { across: 12, beside: 20, step: 3 },
    /** Ems between a row of one cell and the one below, which it belongs to. */
    maxAboveEms: 0.7,
  },
  /** Lines that are centred in a cell. */
  centred: {
    sameMiddle: 2,
    /** Between widths of lines that are centred, and not just alike. */
    otherWidth: 6,
    /** From the middle of the table: lines centred there may be centred on the page. */
    minOffPage: 15,
    /** Between columns. */
    minGap: 4,
    /** Heights of a line between the paragraphs of a cell. */
    maxGapLines: 4,
  },
  /** How the rows and columns of an aligned table are cut. */
  grid: {
    /** Times the least distance between lines that parts rows. */
    rowTimes: 1.3,
    /** Ems below which no distance is the least one. */
    minPitchEms: 0.9,
    /** Share of the rows with several segments, below which cells stand side by side with lines of their own. */
    maxLayoutShare: 0.6,
    /** Ems between rows of such cells. */
    minLayoutGapEms: 0.8,
    /** By which rules across may be shorter than the table. */
    ruleInset: 24,
    /** Room left of the text of a column. */
    beforeText: 6,
    /** Between ends of lines that are set at the right. */
    sameEnd: 1,
    /** By which a rule may miss the space between rows, and the edge that it is drawn for. */
    ruleMiss: 2,
    sameRule: 5,
  },
} as const;
