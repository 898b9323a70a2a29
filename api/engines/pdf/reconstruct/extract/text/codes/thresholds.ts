/** What determines which letter a code stands for. */
export const thresholds = {
  /** Share of a letter's width that is its height at least, if its font draws anything: a dash has more. */
  minInkShare: 0.01,
  /** Share by which a sign of TeX that grows may be higher or lower than the one at its code. */
  signHeightTolerance: 0.15,
  /**
   * Fonts whose codes are the numbers of their glyphs: letters on the page at least, the share of them that the order of glyphs
   * explains, and the share of small letters among them, of which most text has more.
   */
  glyphOrder: { minLetters: 6, minKnownShare: 0.9, minSmallShare: 0.5 },
  /**
   * Fonts whose codes are numbered as they are first used: how many signs come in order so at least, which are in no text; the
   * share of all codes that do; and letters up to the last new one, for each code. Where earlier pages have most: how many codes
   * are control characters, and the share of its letters that are.
   */
  numberedFont: { minSigns: 7, minInOrderShare: 0.8, minUses: 1.25, minControls: 7, minControlShare: 0.25 },
  /**
   * Fonts whose codes are the numbers of glyphs in an embedded file: by which share of its width a letter may differ from its glyph,
   * the share of a page's codes that are not narrower, and of those that are as wide, and how many widths these have, unless the
   * file tells the characters of all.
   */
  embeddedCodes: { widthTolerance: 0.03, minNotNarrower: 0.95, minAlikeShare: 0.15, minAdvances: 4 },
  /**
   * Letters of TeX's fonts without a name: ems between those of one word, how many a word has at least, and the share of
   * the letters of a font for text that are in words.
   */
  texLetters: { maxGapEms: 0.2, minWord: 3, minWordsShare: 0.5 },
} as const;
