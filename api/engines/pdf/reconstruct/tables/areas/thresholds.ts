/** The areas within which a word processor draws the text of cells; in points. */
export const thresholds = {
  /** Between two cells, which a border takes at most; they are larger than that. */
  sameEdge: 4.6,
  /** Between the rows of a table, whose areas leave out the padding above and below their text. */
  maxPadding: 30,
  /** Between an area and what is drawn around it. */
  sameBorder: 1.5,
  /** The number of areas that bounds the time for comparing pairs. */
  maxAreas: 2000,
  /** Multiple of a table's area that a cell with it has at least. */
  minHolderAreas: 1.1,
} as const;
