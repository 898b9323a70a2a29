/** What makes a whole page a drawing. In points unless a name says otherwise. */
export const thresholds = {
  /** Maps and the like. */
  drawnPage: {
    /** Sizes of shapes and pictures, in whole points: icons and the signs of a table have few. */
    minSizes: 150,
    /** Letters of a label. */
    maxLabelLetters: 12,
    minLabels: 50,
    /** Share of the page's texts that are labels: others are running text. */
    minLabelShare: 0.5,
    /** Texts of a page that are compared with each other. Limits the time. */
    maxCompared: 1500,
    /** Texts of a document that become boxes: LibreOffice takes a fortieth of a second for each. */
    maxTexts: 1000,
    /** How far the edges of labels in one column may be apart. */
    sameEdge: 0.5,
    /** Ems from a label of a column to the next. */
    maxRowEms: 3,
    /** Share of the labels that are in columns. */
    maxAlignedShare: 0.5,
  },
  /** Diagrams, such as those on slides. */
  diagramPage: {
    minArrows: 3,
    /** Share of the shapes that are arrows: outlines of letters and pictures may look like some. */
    minArrowShare: 0.25,
    /** Share of the page's width and height that the arrows extend over. */
    minSpanShare: 0.4,
    minTexts: 8,
    /** Letters of a text. */
    maxTextLetters: 45,
    /** Share of the page's height at its top and foot, where a text above or below all arrows may be longer. */
    maxHeadShare: 0.1,
  },
  /** Drawings of lines that lead aslant. */
  pageOfLines: {
    /** Distance over which a line leads aslant. */
    minRun: 4,
    minLines: 8,
    /** Share of the page's width and height that the lines extend over. */
    minSpanShare: 0.3,
    minTexts: 20,
    /** Share of the texts that are running text. */
    maxRunningShare: 0.05,
  },
} as const;
