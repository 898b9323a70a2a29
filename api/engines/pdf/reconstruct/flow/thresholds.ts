/** What goes into the flow of the text, behind it, or is drawn on the page. In points unless a name says otherwise. */
export const thresholds = {
  /** How far a picture may overlap a line, a footer or the text's edges and still stand apart from it. */
  pictureOverlap: 2,
  /** Share of a picture's area from which it lies on a larger one: less is a margin of both. */
  minLayerShare: 0.5,
  /** How high the letters of a line are, with the accents of its capitals, and how deep. */
  letters: { aboveEms: 0.9, belowEms: 0.25 },
  /** Ems by which notes may extend beyond the column of text above them. */
  noteOverhangEms: 1.3,
  /**
   * A page on which the first column of the page before goes on alone: how far text may extend beyond it, and the share of
   * it that a line fills.
   */
  continuedColumn: { sameColumnEdge: 2, minFullShare: 0.7 },
  /** Pages on which more stands side by side than there is room for below one another. */
  placed: {
    /** A page with more lines, tables and pictures, or in more places, is not a poster. */
    maxItems: 400,
    maxStacks: 60,
    /** Points below the text that a page without a footer leaves free at least. */
    minFoot: 18,
    /** Ems of space below a line, or beside it on the same line, within which text goes on. */
    maxGapEms: 1.2,
    maxBesideEms: 1.5,
    /** Size of an em in points, where there are no letters. */
    usualSize: 10,
    /** Points by which boxes that are apart may overlap, and by which edges at one place differ. */
    overlap: 2,
    sameEdge: 0.5,
    /** Share of its width by which a line is wider in a font whose widths are not known. */
    unknownShare: 0.15,
    /** Ems by which readers' letters are set closer where a line has no room (`thresholds.squeezed` in `compose/`). */
    closerEms: 0.03,
  },
  /** Pictures with text that flows around them. */
  wrapped: {
    /** Ems above a baseline where the letters of a line are in any case. */
    middleEms: 0.3,
    /** Points by which a picture may stand within the column, away from its edge. */
    maxIndent: 36,
    /** Points by which other lines of a paragraph extend into the width of the picture. */
    minInto: 24,
    /** Points that lines may reach into the picture, and the largest distance at which text flows around it. */
    overlap: 2,
    maxGap: 14,
    /** Ems by which the middle of a line is above or below a picture that it is set beside. */
    maxBeyondEms: 1.4,
    /** Lines at its height from which text flows around it rather than on behind it. */
    minLevel: 2,
    /** Points by which the ends of justified lines beside it differ. */
    sameEnd: 0.5,
  },
  /** Areas behind whole paragraphs. */
  shading: {
    /** Share of the column's width that they must cover, and by which they may be indented. */
    minWidthShare: 0.85,
    maxIndentShare: 0.15,
    /** Multiple of the column's width plus points: a wider area is behind several columns. */
    maxWidthTimes: 1.15,
    maxMoreWidth: 24,
    /** How far text may extend beyond them. */
    overhang: 3.5,
    /** Ems by which they may be higher than their paragraphs: more is a box around them. */
    maxMoreHeightEms: 2,
  },
  /** Other drawings. */
  drawing: {
    /** A page with more shapes is a map or a chart. They would make the document unwieldy, and become one picture. */
    maxShapes: 400,
    /** Shorter rules and smaller shapes are dirt, or dots of a pattern. */
    minRule: 6,
    minShape: 1.5,
    /** How far a white area reaches into a coloured one that it lies on. */
    minOverlap: 1,
    /** How far outside a table rules and areas are still part of it. */
    ofTable: 3,
    /** Share of a cell's area, or points to both sides, from which an area in it is drawn: others are parts of borders. */
    minShareOfCell: 0.15,
    minSide: 5,
    /** How far letters may extend beyond their highlight. */
    highlightOverhang: 2,
    /** The least width of a stroke: hairlines have none. */
    minStroke: 0.25,
  },
} as const;
