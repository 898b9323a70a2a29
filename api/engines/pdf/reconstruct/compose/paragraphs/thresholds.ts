/** How word processors set lines, in points unless another unit is given. Measured with LibreOffice 7.4. */
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
  note: {
    /** Share of the note's size below which a paragraph that is only a mark refers to it. */
    maxLoneMarkSize: 0.8,
    /** Marks before and after it that are searched for that text. */
    neighbours: 12,
    /** Ems between the mark of a note and its text from which they are apart, and from which a tab is between them. */
    minGapEms: 0.08,
    minTabEms: 1,
    /** Points between a tab stop and the text that begins there. */
    sameTab: 1,
  },
} as const;
