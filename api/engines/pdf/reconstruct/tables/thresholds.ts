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
  /** Letters that stand on a picture, so many points within it; and how many pictures of a page are compared, which bounds the time. */
  underText: { minLetters: 3, inset: 2, maxPictures: 200 },
  /** The least and the greatest width of a border. */
  border: { min: 0.25, max: 6 },
  /** Boxes around text. */
  frame: {
    /** Share of the page's width and height from which a box is drawn around the page. */
    wholePageShare: 0.6,
    /** The same from which it is the edge of the page itself. */
    edgesShare: 0.95,
    /** The least height of a frame, in ems. Less is a bar behind a line. */
    minHeightEms: 1.25,
    /** How far letters may extend beyond it. */
    overhang: 1,
    /** Difference between the baselines of a line in the box and text beside it, up to which the box marks a word. */
    sameBaseline: 3,
    /** Lines that run through its sides from which it is drawn across text. A line may be read too long. */
    minThrough: 2,
  },
  /** Boxes with text from which an area is a form: a table may have one around a value that counts most. */
  filledIn: { minBoxes: 2 },
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
  /** Columns that no rule divides, in rows that rules divide. */
  dividedColumns: {
    /** Ems of the largest letters between two columns of text. Words are nearer to each other. */
    minGutterEms: 1,
    /** Rows with text in several columns, and their share of all rows with text. */
    minRows: 2,
    minDividedShare: 0.5,
    /** Such rows from which columns are no chance, whether or not their texts are aligned. */
    manyRows: 4,
    /** Points by which the places of aligned texts differ. */
    sameEdge: 1,
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
  /**
   * Tables side by side with rows of their own: points between their tops, and the share of the lower one that they must share;
   * and lines around them that show columns, by the share of a table that they fill and points by which they may be wider.
   * A box is around so many lines of text at least. Edges of a table and of one that holds it differ by less than a point.
   */
  holdBeside: {
    sameTop: 12,
    minSharedShare: 0.5,
    minColumnLines: 3,
    minFullShare: 0.6,
    overhang: 6,
    minLines: 2,
    sameEdge: 1,
  },
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
    /** Points by which two rules side by side differ in thickness if they are the borders of two cells that look alike. */
    sameThickness: 0.1,
    /** How far rules extend beyond the outermost crossing rule if that side of the table is open. */
    openSide: 10,
    /** Ems of the page's usual letters: the least width and height of a cell. Less leaves no space for text. */
    minCellEms: 0.5,
    /** Size that is assumed for them on a page without any. */
    usualSize: 11,
  },
  /** Tables with borders between their rows only. */
  rowBorders: {
    /** How far apart the ends of rules may be that meet. */
    sameEnd: 1,
    /** Distance around the place where cells meet that has no letters. */
    room: 1,
    /** Rules that one is compared with. Limits the time. */
    lookBack: 20,
    /** Rows of rules of a page. Limits the time. */
    maxLevels: 100,
    /** Those that a header and what is below it have around and between them. */
    minLevels: 3,
    /** Distance above the first row within which its header is. */
    maxHeader: 60,
    /** Ems of a line above and below its baseline. */
    ascentEms: 0.9,
    descentEms: 0.3,
    /** Ems between two lines of a cell, and between them and its borders. */
    maxGapEms: 0.9,
    /** Ems between baselines of one line. */
    sameLineEms: 0.4,
    /** Ems between the middles of cells beside each other. */
    offMiddleEms: 0.3,
  },
  /** Cells with borders of their own. */
  spaced: {
    /** Distance between two, less than what makes two edges one. */
    maxGap: 4.5,
    /** Share of the shorter one that the two are beside each other. */
    minBesideShare: 0.5,
    /** Cells of a table. */
    minCells: 4,
    /** Cells of a page that are compared. Limits the time. */
    maxCells: 2000,
  },
  /**
   * Rows between horizontal rules that the shading of a cell divides: points by which ends differ, and by which the shading is
   * higher or lower than its row; the least width of a cell; numbers that bound the time.
   */
  shadedBand: { sameEnd: 1, sameHeight: 2, minWidth: 14, maxStacks: 200, maxFills: 4000 },
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
} as const;
