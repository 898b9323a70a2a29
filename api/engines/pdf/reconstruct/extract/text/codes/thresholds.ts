/** What tells which letter a code stands for. */
export const thresholds = {
  /** Share of a letter's width that is its height at least, if its font draws anything: a dash has more. */
  minInkShare: 0.01,
  /** Share by which a sign of TeX that grows may be higher or lower than the one at its code. */
  signHeightTolerance: 0.15,
  /** Ems of the sign for an unknown letter, U+FFFD, in the fonts that have it. */
  unknownSignEms: 1,
  /**
   * Fonts whose codes are the numbers of their glyphs: letters on the page at least, the share of them that the order of glyphs
   * explains, and the share of small letters among them, of which most text has more.
   */
  glyphOrder: { minLetters: 6, minKnownShare: 0.9, minSmallShare: 0.5 },
  /**
   * Letters of TeX's fonts without a name: ems between those of one word, how many a word has at least, and the share of
   * the letters of a font for text that are in words.
   */
  texLetters: { maxGapEms: 0.2, minWord: 3, minWordsShare: 0.5 },
} as const;
