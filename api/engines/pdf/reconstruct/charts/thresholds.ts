/** What distinguishes charts from tables and text. In points unless a name says otherwise. */
export const thresholds = {
  /** A page with more rules is a drawing. Both limits bound the time for comparing pairs. */
  maxRules: 5000,
  maxHorizontalRules: 500,
  /** How often a drawing grows by what is near it: all around it at once, so that few grow more than ten times. */
  maxGrowth: 50,
  /** How far a part of a chart may extend beyond the chart's box. */
  overhang: 3,
  /** Share of a letter's box from which a chart's picture shows a part of it that can be seen. */
  minCutShare: 0.25,
  /** Distance between the corners of rules that frame a chart. */
  sameCorner: 1,
  /** Area of a chart's frame as a multiple of its scale's. */
  maxFrameAreas: 3.5,
  /** Line heights below a scale within which the names of its categories are. */
  maxCategoryLines: 2,
  /**
   * A legend: the size of its marks and their distance to their names, in ems of these; share of the chart's longer side
   * from which it is too far away.
   */
  legend: { maxMarkEms: 1.2, maxGapEms: 1.2, maxDistanceShare: 0.3 },
  /** The rules of a scale and their numbers. */
  scale: {
    /** Fewer are a frame or a rule between paragraphs. */
    minRules: 3,
    /** Points, since all are drawn alike whatever the chart's size: how much the ends of its rules may differ. */
    sameEnd: 1.5,
    /** Points from which rules with the same ends are different ones: the two sides of a thin one are not. */
    minRuleDistance: 1,
    /** Ems between a rule and its number. */
    maxGapEms: 3,
    /** Ems by which a number may extend over the end of its rule. */
    overlapEms: 0.2,
    /** Share of a number's height by which its middle may be off its rule. */
    maxOffLevelShare: 0.5,
    /** Share by which steps may differ, since numbers are rounded. */
    maxUnevennessShare: 0.06,
  },
  /** Axes: rows of ticks with numbers. */
  axis: {
    /** Length of a tick, which plots that are set smaller have shorter ones of, and points by which the ends of those of one axis may differ. */
    minTick: 0.75,
    maxTick: 12,
    sameEnd: 0.25,
    /** Points between two ticks: the sides of a thick one are closer. */
    minTickDistance: 2,
    /** Ticks with numbers that an axis has, and their share: most programs number some of the ticks only. */
    minTicks: 3,
    minLabelled: 0.3,
    /** Ems between a tick and its number, by which the number may reach over the tick, and between their middles. */
    maxGapEms: 2.5,
    overlapEms: 0.3,
    offTickEms: 0.3,
    /** Ems between the middles of letters on one line, and between the letters of one number. */
    sameLevelEms: 0.2,
    letterGapEms: 0.2,
  },
  /** Plots: what is drawn around axes. */
  plot: {
    /** Axes of a page, and what is drawn on it. A page with more is a drawing. Both limit the time. */
    maxAxes: 200,
    maxDrawn: 20_000,
    /**
     * Points between parts of one drawing, and of a drawing whose labels are in a font of their own. Share of an axis'
     * length that may be between the axis and the rest: R leaves a twenty-fifth at both ends, and more beside bars.
     */
    maxGap: 1.5,
    maxOwnGap: 6,
    maxOwnGapShare: 0.1,
    /** Ems between a drawing and a label in a font of its own. */
    maxLabelGapEms: 2.5,
    /** Ems between a drawing and its title, where text around it is in the same font, and between their middles. */
    maxTitleGapEms: 1.2,
    maxOffMiddleEms: 0.5,
    /** Share of the page's width and height from which a part is the background of the page. */
    maxPageShare: 0.9,
    /** Letters of a line of text that no plot has. */
    minTextLetters: 40,
  },
  /**
   * What distinguishes text from labels: letters and words of a line, how many lines, and their share of a font's
   * letters.
   */
  text: { minLineLetters: 25, minLineWords: 3, minLines: 3, minLinesShare: 0.3 },
  /** Drawings whose labels are in fonts of their own. */
  lettered: {
    /**
     * Shapes that are not rectangles, or filled rectangles without letters: cells of tables have letters, most of them.
     */
    minShapes: 3,
    minEmptyFills: 6,
    /** The shorter side. */
    minSide: 30,
    /** Ems between a drawing and a label. */
    maxLabelGapEms: 1.5,
    /** Letters for each part drawn: forms and tables have more. */
    maxLettersOfPart: 2,
  },
  /**
   * Drawings that consist of letters: how many letters, since the round corners of a frame are four; points between two parts;
   * how many letters of its labels there are for each; the share of its height that is free of text; and the parts of a page,
   * which limit the time.
   */
  drawnLetters: { minLetters: 5, maxGap: 12, maxLabelLetters: 10, minFreeShare: 0.7, maxParts: 4000 },
  /** Figures: shapes that lines join. */
  figure: {
    /** A page with more parts is a drawing. Limits the time for comparing pairs. */
    maxParts: 1500,
    /** Shapes that are no rectangles. */
    minShapes: 3,
    /** Shapes of a figure that is a drawing, whose letters only name its parts. */
    minDrawnShapes: 20,
    /** Length of a line that joins shapes: shorter ones are ticks and bullets. */
    minLine: 12,
    /** Width on average of a line that is drawn as a narrow area, and steps of its outline with two arrowheads. */
    maxLineWidth: 3,
    maxLineSteps: 40,
    /** Steps of the outline of an arrow in one piece. */
    minArrowSteps: 8,
    /**
     * Heads of arrows that make a figure a diagram, and what they are like: their width and height, the steps of their
     * outline, the share of their box that they fill (circles fill more), and how far they may be from the end of their
     * shaft.
     */
    minArrowheads: 2,
    arrowhead: { minSize: 2, maxSize: 16, maxSteps: 8, maxAreaShare: 0.7, reach: 1 },
    /**
     * Arrows of two areas: the width and height of their heads, the share of a head's base that its shaft is wide at most,
     * and how far the shaft may be from the middle of the base.
     */
    blockArrow: { minSize: 6, maxSize: 40, maxShaftShare: 0.6, reach: 1 },
    /** Distance between parts of one figure. */
    maxGap: 6,
    /**
     * Boxes that lines join: how far a line may be from what it ends at, and how far from a box's corners it ends at least,
     * the shorter side of a box, the distance within which a line runs along a side, how many boxes and lines there are, and how
     * many boxes below one another are one: a class has a name, values and functions.
     */
    joined: {
      reach: 2,
      minCorner: 2,
      minSide: 8,
      alongSide: 1.5,
      minBoxes: 3,
      minConnectors: 2,
      maxCompartments: 3,
    },
    /** Labels that a figure has, and letters of one: more are running text, which stays text. */
    minLabels: 2,
    maxLabelLetters: 60,
    /** Share of a diagram's labels that may have more, each in a box of the diagram, and of its area that such a box covers. */
    maxLongShare: 0.1,
    maxBoxShare: 0.5,
    /** Letters of a label beside a figure, such as the numbers of a scale, and its distance in ems. */
    maxTickLetters: 12,
    /** Figures named by the structure of the file. A page with more is a drawing. */
    maxTagged: 100,
    maxLabelGapEms: 1,
  },
  /** Pictures on which others are drawn. */
  overlay: {
    /** Pairs of a page's pictures and parts that are compared. Limits the time. */
    maxPairs: 100_000,
    /** Share of the lower picture's area that the upper one covers: two of the same size are a picture and its mask. */
    maxShare: 0.9,
    /** Share of the page's area: a larger picture is its background. */
    maxPageShare: 0.5,
  },
  /**
   * Barcodes: the bars of one, as many as the shortest codes have; the height of a bar, and points by which ends at one
   * height differ; the share of a bar's height that its width and the gap to the next do not exceed; how many times as wide
   * as the narrowest bar the widest is, and the share of the code that is painted.
   */
  barcode: {
    minBars: 14,
    minHeight: 8,
    sameEnd: 1,
    maxGapShare: 0.5,
    minWidthTimes: 1.5,
    minInk: 0.25,
    maxInk: 0.75,
  },
  /** Pages that are a drawing, such as maps. */
  drawnPage: {
    /** Sizes of shapes and pictures, in whole points: icons and the signs of a table have few. */
    minSizes: 150,
    /** Letters of a label, how many labels it has, and their share of its texts: others are running text. */
    maxLabelLetters: 12,
    minLabels: 50,
    minLabelShare: 0.5,
    /** Texts of a page that are compared with each other. Limits the time. */
    maxCompared: 1500,
    /** Texts of a document that become boxes: LibreOffice takes a fortieth of a second for each. */
    maxTexts: 1000,
    /** How far the edges of labels in one column may be apart, ems to the next row, and the share of labels in columns. */
    sameEdge: 0.5,
    maxRowEms: 3,
    maxAlignedShare: 0.5,
  },
  /**
   * Pages that are a diagram, such as a slide: how many arrows there are, and their share of all shapes, since outlines of
   * letters and pictures may look like some; the share of the page's width and height across which they lead, how many texts
   * there are, the letters that none of them exceeds, and the share of the page's height at its top and foot where one may
   * that is above or below all arrows, as a running head.
   */
  diagramPage: {
    minArrows: 3,
    minArrowShare: 0.25,
    minSpanShare: 0.4,
    minTexts: 8,
    maxTextLetters: 45,
    maxHeadShare: 0.1,
  },
  /**
   * Pages of lines that lead aslant: points over which a line does, how many such lines there are, the share of the page's width
   * and height that they extend over, and how many texts there are, of which no larger share is running text.
   */
  pageOfLines: { minRun: 4, minLines: 8, minSpanShare: 0.3, minTexts: 20, maxRunningShare: 0.05 },
  /** Staves of written music. */
  staff: {
    /** How many lines they have: six for guitars. Their length, and the points and the share by which gaps may differ. */
    counts: [5, 6] as readonly number[],
    minLength: 40,
    minGap: 2,
    maxGap: 9,
    sameGapShare: 0.12,
    /**
     * Gaps above and below the lines within which notes are, the size of their signs, and that of
     * their boxes: a staff is four gaps high.
     */
    reachGaps: 5,
    minSignGaps: 3,
    minSignBoxGaps: 5,
    /** Limits the time. */
    maxStaves: 100,
  },
  /** Share of a page's letters: if charts have more, their text is the content of the page, and stays text. */
  maxLettersShare: 0.3,
} as const;
