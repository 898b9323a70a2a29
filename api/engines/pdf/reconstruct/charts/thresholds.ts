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
  /** The legend of a chart. */
  legend: {
    /** Size of a mark, and distance to its name, in ems of the name. */
    maxMarkEms: 1.2,
    maxGapEms: 1.2,
    /** Share of the chart's longer side within which a legend belongs to it. */
    maxDistanceShare: 0.3,
  },
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
    /** Length of a tick. Plots that are reduced in size have shorter ones than their programs draw. */
    minTick: 0.75,
    maxTick: 12,
    /** How far apart the ends of one axis' ticks may be. */
    sameEnd: 0.25,
    /** Distance between two ticks: the sides of a thick one are closer. */
    minTickDistance: 2,
    /** Numbered ticks of an axis. */
    minTicks: 3,
    /** Share of the ticks that are numbered: most programs number only some. */
    minLabelled: 0.3,
    /** Ems between a tick and its number. */
    maxGapEms: 2.5,
    /** Ems by which a number may extend over the end of its tick. */
    overlapEms: 0.3,
    /** Ems between the middle of a tick and that of its number. */
    offTickEms: 0.3,
    /** Ems between the middles of letters on one line. */
    sameLevelEms: 0.2,
    /** Ems between the letters of one number. */
    letterGapEms: 0.2,
  },
  /** Plots: what is drawn around axes. */
  plot: {
    /** Axes of a page, and the parts that are drawn on it. A page with more is a drawing. Both limit the time. */
    maxAxes: 200,
    maxDrawn: 20_000,
    /** Distance between parts of one drawing. */
    maxGap: 1.5,
    /** The same in a drawing whose labels are in a font of their own. */
    maxOwnGap: 6,
    /** Share of an axis' length between it and the rest: R leaves a twenty-fifth at both ends, and more beside bars. */
    maxOwnGapShare: 0.1,
    /** Ems between a drawing and a label in a font of its own. */
    maxLabelGapEms: 2.5,
    /** Ems between a drawing and its title, where text around it is in the same font. */
    maxTitleGapEms: 1.2,
    /** Ems between the middle of a drawing and that of its title. */
    maxOffMiddleEms: 0.5,
    /** Share of the page's width and height from which a part is the background of the page. */
    maxPageShare: 0.9,
    /** Letters of a line of text that no plot has. */
    minTextLetters: 40,
  },
  /** What distinguishes running text from labels. */
  text: {
    /** Letters and words of a line. */
    minLineLetters: 25,
    minLineWords: 3,
    /** Lines of a font that is that of running text. */
    minLines: 3,
    /** Share of the font's letters in such lines. */
    minLinesShare: 0.3,
  },
  /** Drawings whose labels are in fonts of their own. */
  lettered: {
    /** Shapes that are not rectangles. */
    minShapes: 3,
    /** Filled rectangles without letters, where there are fewer shapes: most cells of tables have letters. */
    minEmptyFills: 6,
    /** The shorter side of a drawing. */
    minSide: 30,
    /** Ems between a drawing and a label. */
    maxLabelGapEms: 1.5,
    /** Letters for each part drawn: forms and tables have more. */
    maxLettersOfPart: 2,
  },
  /** Figures of a page that the structure of the file names. A page with more is a drawing. */
  maxTaggedFigures: 100,
  /** Pictures on which others are drawn. */
  overlay: {
    /** Pairs of a page's pictures and parts that are compared. Limits the time. */
    maxPairs: 100_000,
    /** Share of the lower picture's area that the upper one covers: two of the same size are a picture and its mask. */
    maxShare: 0.9,
    /** Share of the page's area: a larger picture is its background. */
    maxPageShare: 0.5,
  },
  /** Staves of written music. */
  staff: {
    /** How many lines a staff has: six for guitars. */
    counts: [5, 6] as readonly number[],
    /** Length of a line. */
    minLength: 40,
    /** Distance from one line to the next. */
    minGap: 2,
    maxGap: 9,
    /** Share by which the gaps of a staff may differ. */
    sameGapShare: 0.12,
    /** Gaps above and below the lines within which notes are. */
    reachGaps: 5,
    /** Size in gaps from which a letter is a sign of music: a staff is four gaps high. */
    minSignGaps: 3,
    /** The same of a letter's box. */
    minSignBoxGaps: 5,
    /** Limits the time. */
    maxStaves: 100,
  },
  /** Share of a page's letters: if charts have more, their text is the content of the page, and stays text. */
  maxLettersShare: 0.3,
} as const;
