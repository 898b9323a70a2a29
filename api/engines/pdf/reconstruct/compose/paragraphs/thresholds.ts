/** Word processors set line pitches and letter spacing in twentieths of a point. */
export const stepsPerPoint = 20;

/**
 * What decides how lines become paragraphs, and how word processors set these. In points unless another unit is given; ems
 * are of the size of the text in question. Measured with LibreOffice 7.4.
 */
export const thresholds = {
  /** Points by which justified lines end short of their column that are indented at the right. */
  minJustifiedIndent: 1.5,
  /** Share of its width by which a line may become wider, since they round the size of its type to half a point. */
  roundingShare: 0.01,
  /** Letters between two tabs from which they are text of their own, and no raised mark. */
  minOwnBaseline: 4,
  /** Points above or below their line from which these are raised or lowered to their place. */
  minRise: 1,
  formulas: {
    /** LibreOffice sets all formulas in type of one size, centred on an axis so far above the baseline. */
    size: 12,
    axis: 3.65,
    /**
     * The heights of letters, of a sign such as a sum, of a fraction's bar with the space around it, and of that between rows.
     */
    letters: 13.3,
    operator: 16.4,
    bar: 1.7,
    rowGap: 0.95,
    /** Multiples of their content's height that limits and indices, brackets, and roots have. */
    smallTimes: 0.6,
    bracketTimes: 1.105,
    rootTimes: 1.08,
    /** How much of the height of an index is beside its base. */
    besideScript: 6.3,
    /** Formulas up to this height have room in lines of text: letters with indices, hats and brackets. */
    maxLow: 20,
  },

  layout: {
    /** A first line that differs less from the others has no indent of its own. */
    minFirstLineIndent: 1.5,
    /** How close a line may come to the end of its room before it gets more: programs round widths differently. */
    lineSlack: 1.5,
    /** Share of its width that a line of its own has as room, if it is not known how wide readers set its font. */
    unknownSlackShare: 0.15,
    /** Ems by which punctuation hangs beyond the end of an ideographic line. */
    hangingPunctuationEms: 1.5,
    /** Lines of a list item that begin closer than this to its text are aligned with it. */
    itemBodyTolerance: 4,
    /**
     * Share of the column's width: a tab beyond it with text up to the right edge is right-aligned. Likewise in a single line.
     */
    minRightTabShare: 0.5,
    minRightTabOfOneShare: 0.25,
    /** Share of the column's width: centred or right-aligned lines that are all shorter end at line breaks, not at indents. */
    maxShortLineShare: 2 / 3,
    /** How far from the right edge that text may end. */
    rightTabTolerance: 3,
    /** Tab stops of two lines are one if they are closer than this. */
    sameTabStop: 2,
    /** How far the baselines of a line of a head may differ from page to page. */
    sameRow: 2,
    /** Tab stops that Word allows in a paragraph. */
    maxTabStops: 64,
  },

  run: {
    /** Share of the text's size below which letters off the baseline are superscript or subscript. */
    maxRaisedSizeShare: 0.85,
    /**
     * Ems above the baseline of a superscript, and below that of a subscript. A note's mark is known by its text, too: less
     * is enough.
     */
    minRaisedEms: 0.15,
    minLoweredEms: 0.08,
    /** Ems between letters: less is rounding, more a gap between words. */
    minTrackingEms: 0.012,
    maxTrackingEms: 0.5,
    /** Ems by which the gaps of a run may differ between the lowest and the highest tenth: kerning moves single pairs. */
    evenTrackingEms: 0.016,
    /** Points by which they may differ all the same: LibreOffice rounds the place of each letter to a tenth. */
    evenTracking: 0.22,
    highestGapShare: 0.9,
    /** Share of the gaps in slanted text that strokes may make narrower. */
    lowestSlantedGapShare: 0.4,
    /** Gaps that a run must have to be measured. */
    minGaps: 5,
    /** Ems of an en space, with which empty form fields are filled. */
    fieldSpaceEms: 0.5,
  },

  /** Lines that readers would set wider than there is room, or so much narrower that another word would fit. */
  squeezed: {
    /** Spaces that show how wide they are in a font. */
    minSpaces: 5,
    /** How much wider or narrower a line must be: less is rounding, for which margins have room. */
    minPoints: 0.5,
    /** The same in a cell: nothing beside its text has room. */
    minPointsInCell: 0.1,
    /** Ems by which letters may be set closer or wider than in their font: more would show. */
    maxEms: 0.03,
    /** Share of a line by which kerning may make it narrower than its letters are wide. */
    kerningShare: 0.002,
    /** Ems by which as many letters as it takes are set apart at the end of a line. */
    apartEms: 0.01,
    /** Ems that LibreOffice keeps free behind slanted letters: a twelfth of their height, with what is above and below. */
    slantedEms: 0.1,
    /** Share of the line's size below which letters are raised or lowered, which word processors make smaller themselves. */
    minSizeShare: 0.85,
  },

  words: {
    /** Share and number of lines that end with a hyphen in a document that hyphenates. Compounds end fewer. */
    minHyphenatedShare: 0.03,
    minHyphenatedLines: 3,
    /** Width of a letter in most fixed-pitch fonts, in ems: indents of program code are counted in such spaces. */
    fixedPitchAdvanceEms: 0.6,
    /** Spaces at the start of a line that are indents, not rounding. */
    minIndentSpaces: 2,
  },

  /** A paragraph that continues in the next column or on the next page. */
  continuation: {
    /** Share of the wider column by which the narrower one may be narrower: the columns of a magazine differ by a third. */
    sameWidthShare: 0.03,
    /** Share of the wider column: text never continues from a narrower one, such as the line numbers beside a text. */
    minWidthShare: 0.25,
    /** A paragraph of both parts must have more lines than this if the first part ends a sentence. */
    minLines: 3,
  },
} as const;
