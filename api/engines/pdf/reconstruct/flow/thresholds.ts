/** What is placed in the flow of the text, behind it, or drawn on the page. Points unless a name says otherwise. */
export const thresholds = {
  /** By which a picture may overlap a line, a foot or the text's edges and still stand apart from it. */
  pictureOverlap: 2,
  /** By which a line may reach into a table or a picture and still be above it. */
  aboveOverlap: 1,
  /** By which notes may reach beyond the column of text above them. */
  noteOverhang: 12,
  /** Areas behind whole paragraphs. */
  shading: {
    /** Share of the column's width that they cover, and that they may begin inside of it. */
    minWidthShare: 0.85,
    maxIndentShare: 0.15,
    /** Times the column's width, and points more: a wider area is behind several columns. */
    maxWidthTimes: 1.15,
    maxMoreWidth: 24,
    /** By which text may stick out. */
    overhang: 3.5,
    /** Ems that they may be higher than their paragraphs: more is a box around them. */
    maxMoreHeightEms: 2,
  },
  /** What else is drawn. */
  drawing: {
    /** More shapes are a map or a chart, would make the document unwieldy, and are one picture instead. */
    maxShapes: 400,
    /** Shorter rules and smaller shapes are dirt, or dots of a pattern. */
    minRule: 6,
    minShape: 1.5,
    /** Around a table, within which rules and areas are its own. */
    ofTable: 3,
    /** Between the rule above notes and the first of them. */
    maxAboveNotes: 20,
    /** By which letters may stick out of their highlight. */
    highlightOverhang: 2,
    /** Hairlines have no thickness. */
    minStroke: 0.25,
  },
  /** Shapes at one place of most pages: share of the pages, and width of the steps in which places are compared. */
  repeated: { minShare: 0.5, samePlace: 2 },
} as const;
