/** Where the text of a table belongs in its cells, and how it is set there; in points unless another unit is given. */
export const thresholds = {
  /** How far a table or a picture may extend above the middle of a line that is still above it. */
  aboveOverlap: 1,
  /**
   * Share by which a picture may be wider or higher than the table that holds it, and share of its height that may be above or
   * below its cell. How many times as high as the type of a line beside it one is at least that is no sign in it, and ems that
   * its foot is below the line's baseline.
   */
  picture: { maxBeyondShare: 0.2, maxBeyondCellShare: 0.25, minLineTimes: 2.5, overBaselineEms: 0.3 },
  cell: {
    /** Padding that Word puts between a cell's edge and its text, and the most that counts as padding. */
    usualPadding: 5.4,
    maxPadding: 8,
    /** How far a fill may be from the edges of its cell. */
    fillGap: 3,
    /** Share of a cell that its shaded parts must cover together. */
    minShadedShare: 0.9,
    /** Share of a shaded cell that areas of another colour must cover together if all of its text is on them. */
    minTextShare: 0.5,
    /** Cells are in one column if their edges differ by less. */
    sameColumn: 1,
    /**
     * Lines that it takes to see where the cells of a column break them, and the share of a cell that the longest must fill.
     */
    minLines: 4,
    minProvenShare: 2 / 3,
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
  /** Boxes in a cell: points by which two that stand below each other may overlap, as those that share a side do. */
  boxes: { overlap: 1 },
} as const;
