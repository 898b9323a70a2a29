/**
 * Thresholds that tell underlines, highlights, checkboxes and bullets from other marks. Points unless a name says ems
 * or share.
 */
export const thresholds = {
  /** Rules that underline or strike letters. */
  underline: {
    /** Ems from the baseline down to the rule. */
    underEms: { from: -0.05, to: 0.35 },
    strikeEms: { from: -0.45, to: -0.15 },
    maxThickness: 2.5,
    /** By which letters may reach beyond the rule. */
    overhang: 1.5,
    /** Between the ends of the rule and of its text; borders of cells are longer than what stands on them. */
    sameEnd: 1.6,
    /** Share of the rule that letters cover, where it need not end with them. */
    minCoveredShare: 0.75,
    /** Above and below the rule in which letters are looked at: those of a 72 pt heading reach as far. */
    search: { above: 30, below: 60 },
  },
  /** Coloured areas behind words. */
  highlight: {
    maxHeight: 40,
    /** Heights of a letter: a higher area is behind several lines. */
    maxLetterHeights: 2,
  },
  /** Room around a link in which the middle of its letters may be; baselines are below its box at times. */
  link: { reach: 1, search: { above: 2, below: 8 } },
  /** Squares drawn by rules that people tick. */
  box: {
    minSide: 5,
    maxSide: 16,
    /** Between width and height. */
    maxUnevenness: 2,
    /** Between the ends of sides that meet. */
    gap: 1.5,
    /** Between two sides that are one rule, as in a table's row of cells. */
    sameRule: 0.5,
    /** Squares on lines below each other may touch. */
    maxStacked: 3,
    /** To the text that a box belongs to. */
    maxTextDistance: 24,
    /** Share of its height from its top, and points below it, between which the baseline of that text is. */
    baseline: { fromShare: 0.3, below: 3 },
    /** A page with more rules is a drawing. */
    maxRules: 5000,
  },
  /** Dots and squares that browsers draw before the items of lists. */
  bullet: {
    /** Ems of its text. */
    minEms: 0.12,
    maxEms: 0.75,
    maxTextDistanceEms: 3,
    /** No text stands as near before a bullet. */
    clearBeforeEms: 3,
    /** Above the baseline, between which its middle is. */
    middleEms: { from: 0.1, to: 0.65 },
    maxSide: 12,
    /** Share of its size by which it may be wider than high. */
    maxUnevennessShare: 0.25,
    /** A single one is a dot beside a word; more are points of a chart. */
    minCount: 2,
    maxCount: 400,
  },
  /** Letters that stand for what was entered in a form's field. */
  field: {
    minSize: 5,
    maxSize: 11,
    /** On a page without any text. */
    sizeWithoutText: 10,
    /** Ems that an empty field takes. */
    emptyEms: 2.5,
    /** Ems: mean width of a letter, line pitch, and distance from the middle of a line down to its baseline. */
    letterEms: 0.5,
    lineEms: 1.2,
    middleToBaselineEms: 0.35,
    /** Between a field and its label. */
    maxLabelDistance: 200,
    /** By which a label may reach into its field. */
    labelOverlap: 2,
    /** Between which the label's baseline lies: a share of the field's height from its top, and points below it. */
    labelBaseline: { fromShare: 0.3, below: 3 },
    /** Vertical overlap of a field and a label whose baseline does not tell, as a share of the lower of the two. */
    minLabelOverlapShare: 0.5,
    /** Size of the letters as a share of the height of a text field or a checkbox. */
    sizeShare: { text: 0.7, box: 1 },
    /** Ems of a letter above and below its baseline. */
    aboveBaselineEms: 0.8,
    belowBaselineEms: 0.2,
    indent: 2,
  },
  /** Around a field's box, within which a box or a picture that is drawn is the field's own. */
  ofField: { drawn: 3, picture: 15 },
  /** The same picture at one place of the pages, as a logo or letter paper. */
  repeated: {
    /** Share of the pages. */
    minShare: 0.5,
    /** Width of the steps in which places are compared. */
    samePlace: 3,
  },
  /** Rules that touch. */
  touching: {
    /** Between rules that meet, beyond half their thickness. */
    gap: 1,
    /** Between parallel rules that are one; farther apart they are the borders of two tables. */
    sameRule: 1.2,
    /** Thicker rules count as thick as this. */
    maxThickness: 4,
    /** Pairs are compared: what has more rules is a drawing or a pattern. */
    maxRules: 6000,
  },
  /** Around an area, within which a white rule is seen on it. */
  whiteOnArea: 1,
} as const;
