/** What decides how tables are set, and which are one. In points unless another unit is given; ems are of the cells' text. */
export const thresholds = {
  /** Edges of table columns are the same if they differ by less. */
  sameColumnEdge: 3,
  /** The same below a header with the same text, and in tables that tags call one. */
  sameHeadedEdge: 12,
  /** Share of its width by which the last column of a table without borders may be wider than on the page. */
  roomShare: 0.2,
  /** Share of the page's height: a table continues on the next page only if its next row would have ended lower. */
  minFootShare: 0.86,
  /** Rows for which a page must have room below a table that was ended there by hand: some may not be parted from the next. */
  minRowsWithRoom: 2,
  /** Ems of text that may be free below the first part of a divided row. */
  maxRoomBelowPartEms: 1.5,
  /** Share of the cells of a divided row with text on both pages that must continue in the middle of a paragraph. */
  minGoingOnShare: 0.34,
  /** Lines of a cell from which its row may have been too high for the page. */
  minLinesOfHighRow: 3,
  /** Rows from which a table can show that its first column is never empty. */
  minNamedRows: 3,
  /** Share of the line pitch to which text may be tightened to fit its cell. */
  minPitchShare: 0.85,
  /** Ems that the only line of a cell is high where its row is lower than lines are apart. */
  minLoneLineEms: 1.15,
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
} as const;
