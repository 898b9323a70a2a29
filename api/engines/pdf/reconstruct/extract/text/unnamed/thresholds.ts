/** The sizes and places of letters that their fonts tell wrongly or not at all. */
export const thresholds = {
  /** Letters of fonts without a name. */
  unnamed: {
    /** Ems that the highest letter may have if the size of the font is true. */
    plausibleEms: { min: 0.5, max: 2 },
    /** Ems from one letter to the next on average if the size is true. */
    plausibleAdvance: { min: 0.3, max: 1.1 },
    /** Ems of the highest letter if the size is not. */
    heightEms: 1,
    /** Points by which letters of one turned line may lie beside each other. */
    sameLine: 0.05,
  },
  /** Sizes told by ink. */
  inkSizes: {
    /** Share of a letter's height by which it may end off its baseline. */
    onBaseline: 0.06,
    /** Share of the letters that must not end farther off it. */
    minInkShare: 0.8,
    /** Heights of capitals, of letters such as b, of figures, and of letters such as x. */
    capitalEms: 0.69,
    ascenderEms: 0.71,
    figureEms: 0.67,
    lowEms: 0.45,
  },
  /** Letters that are set where they are drawn. */
  byInk: {
    /** Width that is stated of such letters, as a multiple of that of their ink. */
    minWidthTimes: 2,
    /** Letters of a font that show it. */
    minLetters: 3,
    /** Overlap of letters of one line, as a share of the lower one's height. */
    minOverlap: 0.5,
    /** Heights of a letter between letters of one line. */
    reachTimes: 2,
    /** Height of a flat sign as a share of its width. */
    flatShare: 0.3,
    /** Heights by which such a sign hangs below other letters. */
    hangTimes: 0.6,
    /** Share of their height by which letters on one line may end off it. */
    sameBottom: 0.1,
    /** Width of a space. */
    spaceEms: 0.22,
    /** Height of the highest letters. */
    ascenderEms: 0.71,
    /** Dashes are wider than hyphens, and minus signs higher. */
    hyphen: {
      /** Its height as a share of its width. */
      maxFlatness: 0.5,
      /** Ems from the baseline up to its middle. */
      minRise: 0.15,
      maxRise: 0.35,
      /** Its width in ems. */
      maxWidth: 0.45,
    },
    /** Steps between letters that show that all have one width. */
    minSteps: 7,
    /** Share of a step by which a letter may be off its place. */
    evenShare: 0.2,
    /** Share of the letters that are not farther off. */
    minEvenShare: 0.8,
    /** Steps from one letter to the next from which on there is a space between them. */
    spacedSteps: 1.5,
  },
} as const;
