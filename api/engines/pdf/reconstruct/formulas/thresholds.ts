/**
 * How the letters of a formula are related, in ems of the larger letter unless another unit is given. Measured on
 * formulas by TeX (Computer Modern, Latin Modern), Word (Cambria Math) and Chromium.
 */
export const thresholds = {
  /** More letters are not a formula, and of those on a page no more are looked at. */
  maxLetters: 400,
  maxRules: 60,
  maxTokens: 2500,
  /** Height in points of the bands of a page in which letters are looked for. */
  bandPoints: 12,
  /** More bands than the highest page has. */
  maxBands: 1200,
  /** Points above and below a rule in which what it is the bar of is looked for. */
  aroundBarPoints: 40,
  /** Height of a letter's ink above the baseline and below it, where the font does not say. */
  ink: { above: 0.7, below: 0.2 },
  /** Points by which baselines of letters that stand together may differ: rounding. */
  sameBaseline: 0.5,
  /** How far apart two parts are at most that belong together; wide limits of a sum are. */
  reach: 2.5,
  /** How far baselines may differ on one line. */
  level: 0.12,
  /** How far the axis of a fraction or a bracket may be from that of its line. */
  axis: 0.3,
  /** Share of the size of its base that a raised or lowered letter has at most: TeX and Word have .7 and more. */
  scriptSize: 0.87,
  /** How far the baseline of an accent may be from that of its letter. */
  accent: 1.1,
  /** A bracket is high from this height of its ink on. */
  highBracket: 1.3,
  /** A sum or an integral is large from this height of its ink on: TeX has 1 and 1.11 in sentences, 1.4 and 2.2 elsewhere. */
  largeOperator: 1.25,
  /** How far the tops of two brackets of a pair may differ. */
  pair: 0.5,
  /** Gaps between letters: within a name, between words, and the least that people make on purpose. */
  gap: { name: 0.2, word: 0.22, quad: 0.9 },
  fraction: {
    /** How far what is above and below a bar may reach beyond it. */
    overhang: 0.2,
    /** How far what is above and below it may reach across it. */
    straddle: 0.1,
    /** How much longer than both a bar is at most: a rule of a table is as wide as its cell. */
    excess: 0.8,
    /** How far it is from the bar at most, and its next part from the one before: further ones are of the next row. */
    distance: 0.6,
    step: 0.45,
    /** How far the parts of the line that is nearest to the bar are from it at most. */
    line: 2,
    /** How far the middle of what is above may be from the bar's. */
    centre: 0.4,
    /** How far words on the baseline of what is above a bar are from it at most if it is in a line of text. */
    besideText: 0.6,
    /** Thickness in points from which a rule is not a bar. */
    maxThickness: 2.5,
  },
  /**
   * Rules of tables, in points: how high an upright rule is at least that is a border, more than the side of a bar drawn as a
   * rectangle, and how far from it a rule may end that it meets.
   */
  border: { minHeight: 5, gap: 1.5 },
  radical: {
    /** How far the bar's left end may be from the sign's right end, and from its top. */
    corner: 0.25,
  },
  bar: {
    /** How far a bar over letters is from them at most. */
    distance: 0.35,
  },
  limits: {
    /** How far the middle of limits may be from that of their sign, besides half its width. */
    centre: 0.35,
    /** How far limits may reach into the height of their sign. */
    overlap: 0.12,
    /** How far they are from it at most. */
    distance: 0.5,
  },
  scripts: {
    /** How far a script may begin before its base ends: letters lean over their scripts. */
    lean: 0.5,
    /** The widest gap between the letters of one script. */
    gap: 0.35,
    /** The widest gap between a base and its script. */
    fromBase: 0.2,
    /** How far the baseline of a script is above or below that of its base at most. */
    above: 0.7,
    below: 0.45,
  },
  matrix: {
    /** The least gap between columns, and between rows. */
    columnGap: 0.6,
    rowGap: 0.05,
  },
  join: {
    /**
     * Gaps across which a formula continues: with a sign between two things, with a number or a bracket, with a letter.
     */
    sign: 0.5,
    number: 0.28,
    letter: 0.15,
    punctuation: 0.12,
    /** After a high bracket or root, and after a sign with limits, which may be between. */
    high: 0.4,
    operator: 1.3,
    /** Between a high bracket with an exponent and a sign. */
    signAfterHigh: 1,
    /** Between two parts of a formula on its own: columns of tables are further apart. */
    alone: 0.9,
    /** Across a brace without a partner, as of cases. */
    inCases: 2,
  },
  /** Letters that a formula on its own has at least, if it has neither fractions nor the like. */
  minAlone: 4,
  /** How far text beside a formula is from it at least, if the formula is on its own. */
  alone: 2,
} as const;
