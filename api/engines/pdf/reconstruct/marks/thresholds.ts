/**
 * What distinguishes underlines, highlights, check boxes and bullets from other marks. In points unless a name says ems
 * or share. Measured on documents printed by word processors and browsers, and on PDF forms of public test suites.
 */
export const thresholds = {
  /** Rules that underline or strike letters. */
  underline: {
    /** Rules with the same ends that underline nothing, from which such rules are the borders of a table. */
    minBorders: 2,
    /** Ems from the baseline down to the middle of the rule. */
    underEms: { from: -0.05, to: 0.35 },
    strikeEms: { from: -0.45, to: -0.15 },
    /** A thicker rule is a bar, not part of a line of text. */
    maxThickness: 2.5,
    /** How far letters may extend beyond the rule. */
    overhang: 1.5,
    /** How far the ends of the rule may be from those of its text: a cell's border is longer than the text on it. */
    sameEnd: 1.6,
    /** Share of the rule that letters must cover if it need not end with them. */
    minCoveredShare: 0.75,
    /** Ems between two letters that one rule underlines at most. */
    maxGapEms: 2,
    /** How far above and below the rule letters are searched: those of a 72 pt heading extend as far. */
    search: { above: 30, below: 60 },
  },
  /** Quotation marks that TeX lowers to the baseline. */
  lowQuote: {
    /** Ems by which they are lowered. */
    minDropEms: 0.5,
    maxDropEms: 0.75,
    /** Ems between them and the word that they stand before. */
    maxGapEms: 0.15,
  },
  /** Coloured areas behind words. */
  highlight: {
    /** A higher area is the ground of a part of the page. */
    maxHeight: 40,
    /** Multiple of a letter's height: a higher area is behind several lines. */
    maxLetterHeights: 2,
    /** The same from which an area has room above and below its line, as a cell has. */
    roomyLetterHeights: 1.3,
    /** Share of an area's width that the letters on it cover at least. */
    minCoveredShare: 0.5,
    /** Ems beyond the letters of several columns from which an area does not end with its words. */
    maxFreeEms: 1.5,
  },
  /** Frames around words of a line. */
  frame: {
    /** How far apart two sides at one place may be. */
    sameSide: 0.6,
    /** Height as a multiple of the letters' size. */
    maxLetterHeights: 2,
    /** Ems between a frame and the words beside it. */
    maxGapEms: 0.6,
    /** Ems between baselines of one line. */
    sameLineEms: 0.1,
  },
  /** Areas behind lines, one above the other, that are one area. */
  stacked: {
    /** Their sides are the same if they round to the same multiple, and they touch if they are closer than this. */
    sameEdge: 1,
    maxGap: 1,
    /** Share of an area's width that a line of text on it leaves free: a highlight ends with its words. */
    minFreeShare: 0.1,
  },
  /** Superscript digits, as word processors set them. */
  superscript: {
    /** Multiple of the size of their font. */
    sizeTimes: 0.6,
    /** Ems by which they are raised. */
    raisedEms: 0.33,
  },
  /** How far above or below a link's box the middle of its letters may be; their baselines may be below it. */
  link: { reach: 1, search: { above: 2, below: 8 } },
  /** Accents that are drawn over letters. */
  accent: {
    /** Share of the narrower of both that is over the other. */
    minOverlap: 0.7,
    /** Ems by which it is raised, as over capitals. */
    maxRiseEms: 0.4,
    /** How far it may be below the letter's line: by rounding only. */
    maxDrop: 0.1,
    /** Letters of the file between the two. */
    maxPlaces: 150,
  },
  /** Signs that TeX draws one over the other. */
  composedSign: {
    /** Ems between their places. */
    maxShiftEms: 0.1,
    /** Share of the narrower of a letter and the arrow over it that the other covers. */
    minOverlap: 0.5,
  },
  /** Squares of rules that people tick. */
  box: {
    /** Smaller squares are dots, larger ones frames. */
    minSide: 5,
    maxSide: 16,
    /** Difference between width and height. */
    maxUnevenness: 2,
    /** Distance between the ends of sides that meet. */
    gap: 1.5,
    /** Offset up to which two sides are one rule, as in a row of cells. */
    sameRule: 0.5,
    /** Touching squares in a column: those of consecutive lines may touch, a grid has more. */
    maxStacked: 3,
    /** Distance to the text that a box belongs to. */
    maxTextDistance: 24,
    /** The range of that text's baseline: from a share of the box's height below its top to points below the box. */
    baseline: { fromShare: 0.3, below: 3 },
    /** Share of a square that a picture in it fills at least, whose border it is then. */
    minPictureShare: 0.6,
    /** A page with more rules is a drawing. */
    maxRules: 5000,
  },
  /** Letters drawn again at the place of an equal one. */
  doubled: {
    /** Ems between the two, and points however large they are. */
    reachEms: 0.1,
    maxReachPoints: 40,
    /** Side of the cells in which they are looked up. */
    cellPoints: 4,
    /** Letters of a cell that are compared. Limits the time. */
    maxInCell: 40,
  },
  /** Dots and squares that browsers draw before the items of lists. */
  bullet: {
    /** Ems of the item's text. */
    minEms: 0.12,
    maxEms: 0.75,
    /** Those of pictures, which Word sets as high as the line, and points of their sides. */
    maxPictureEms: 1.4,
    maxPictureSide: 24,
    maxTextDistanceEms: 3,
    /** Ems before a bullet that must be free of text. */
    clearBeforeEms: 3,
    /** The range of its middle above the baseline. */
    middleEms: { from: 0.1, to: 0.65 },
    maxSide: 12,
    /** Share of its size by which its width and height may differ. */
    maxUnevennessShare: 0.25,
    /** A single one is a dot beside a word; more than the maximum are points of a chart. */
    minCount: 2,
    maxCount: 400,
    /** Outlines on one another of a hollow dot at most: its own, and that of its shadow. */
    maxOutlines: 2,
    /** Ems above and below the baseline that the sign in its place reaches. */
    ascentEms: 0.8,
    descentEms: 0.2,
  },
  /** Rules that TeX draws for underscores: three tenths of an em long, on the baseline, between two letters of a word. */
  underscore: {
    minEms: 0.2,
    maxEms: 0.45,
    maxThicknessEms: 0.12,
    /** The range of its middle below the baseline. */
    underEms: { from: -0.12, to: 0.15 },
    /** How far its ends may be from those of the letters beside it. */
    besideEms: 0.15,
    /** Up to how far from it another rule is a dash of the same line. */
    dashEms: 1,
    /** How many are looked for on a page, and in a row. */
    maxCount: 1500,
    maxInRow: 3,
  },
  /** How much wider the picture of an emoji may be than its letter, or the letter than the picture. */
  emoji: { maxTimes: 1.5 },
  /** Pictures of the glow or the shadow of letters. */
  effect: {
    /** Ems that it reaches beyond a letter's box. */
    reachEms: 0.6,
    /** Share of its ink that may be elsewhere, and of the letters in it that must have some. */
    maxElsewhereShare: 0.02,
    minInkedShare: 0.9,
    /** Ems that its picture is wider than it at each side, where letters may have none. */
    marginEms: 1.25,
    /** Share of the inked cells that may be about as opaque as the most opaque one: more is an area behind the letters. */
    maxFlatShare: 0.6,
    flatness: 0.9,
    minLetters: 2,
    /** Of a page, and of a picture: more are no text effects, and would take long to look at. */
    maxPictures: 400,
    maxLetters: 1000,
    /** Ems by which a shadow is moved at least: less is a glow, which reaches at least so far beyond the letters. */
    minOffsetEms: 0.03,
    minRadiusEms: 0.05,
  },
  /** Letters that are made for the value of a form field. */
  field: {
    /** The least and the greatest size of type. */
    minSize: 5,
    maxSize: 11,
    /** Size on a page without any text. */
    sizeWithoutText: 10,
    /** Width of an empty field, in ems. */
    emptyEms: 2.5,
    /** Ems: mean width of a letter, and of capitals and digits, line pitch, and distance from the middle of a line down to its baseline. */
    letterEms: 0.5,
    wideLetterEms: 0.6,
    lineEms: 1.2,
    middleToBaselineEms: 0.35,
    /** Share of the page's width between a field and its label: in forms of two columns they are closer. */
    maxLabelDistanceShare: 1 / 3,
    /** How far a label may extend into its field. */
    labelOverlap: 2,
    /** The range of the label's baseline: from a share of the field's height below its top to points below the field. */
    labelBaseline: { fromShare: 0.3, below: 3 },
    /** Vertical overlap of a field and a label with another baseline, as a share of the lower of the two heights. */
    minLabelOverlapShare: 0.5,
    /** Share of a field's width that underscores or dots fill, where they show it. */
    minBlankShare: 0.5,
    /** Size of the letters as a share of the height of a text field or a checkbox. */
    sizeShare: { text: 0.7, box: 1 },
    /** Ems of a letter above and below its baseline. */
    aboveBaselineEms: 0.8,
    belowBaselineEms: 0.2,
    indent: 2,
  },
  /** How far outside a field's box a drawn box or a picture is still the field's own. */
  ofField: { drawn: 3, picture: 15 },
  /** A picture or a shape at the same place of many pages, such as a logo, letter paper or a watermark. */
  repeated: {
    /** Share of the pages that must have it. */
    minShare: 0.5,
    /** Places are the same if they round to the same multiple. */
    samePlace: { pictures: 3, shapes: 2 },
    /** Width and height from which a shape is no line but an area. */
    minArea: 20,
  },
  /** Rules that touch each other. */
  touching: {
    /** Distance between rules that meet, beyond half their thickness. */
    gap: 1,
    /** Distance up to which parallel rules are one. Farther apart, they are borders of two tables. */
    sameRule: 1.2,
    /** Thicker rules count as this thick. */
    maxThickness: 4,
    /** All pairs are compared. A page with more rules is a drawing or a pattern. */
    maxRules: 6000,
  },
  /** Points: the height of the bands of a page by which its letters are looked up, about that of a line. */
  glyphBand: 12,
  /** How far outside an area a white rule is still visible on it. */
  whiteOnArea: 1,
} as const;
