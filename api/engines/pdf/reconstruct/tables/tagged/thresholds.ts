/** What decides whether tags or rules tell the cells of a table. Ems are those of the letters. */
export const thresholds = {
  /** Share of the letters in a grid that the tags of its page must put into cells. */
  minShare: 0.5,
  /** Share of a table's letters and pictures that rules and tags must put into the same cells. */
  minAgreed: 0.95,
  /** Share of a table's tagged cells that rules must draw: a few long ones may have most of its letters. */
  minDrawnCells: 0.9,
  /** Ems that letters reach above and below their baseline, for which some fonts reserve far more. */
  aboveEms: 0.8,
  belowEms: 0.25,
  /** Ems of a row's text that show at least above that of the next one. */
  minShownEms: 0.7,
  /** Columns of a table that stands in other columns than it counts. More are no table. */
  maxColumns: 64,
  /** Size of the letters around a table that only holds pictures, in points. */
  usualSize: 11,
} as const;
