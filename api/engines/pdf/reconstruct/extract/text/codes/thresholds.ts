/** What determines which letter a code stands for. */
export const thresholds = {
  /** Ems of a letter's shorter side, if its font draws anything: PDFium gives one without outlines a thousandth. */
  minInkEms: 0.002,
  /** Share by which a sign of TeX that grows may be higher or lower than the one at its code. */
  signHeightTolerance: 0.15,
  /** Fonts whose codes are the numbers of their glyphs. */
  glyphOrder: {
    /** Letters on the page. */
    minLetters: 6,
    /** Share of them that the order of glyphs explains. */
    minKnownShare: 0.9,
    /** Share of small letters among them: most text has more. */
    minSmallShare: 0.5,
  },
  /** Fonts whose codes are numbered as they are first used. */
  numberedFont: {
    /** Codes of signs that come in order, which are in no text. */
    minSigns: 7,
    /** Share of all codes that come in order. */
    minInOrderShare: 0.8,
    /** Letters up to the last new code, for each code. */
    minUses: 1.25,
    /** Codes that are control characters, where earlier pages have most of the new ones. */
    minControls: 7,
    /** Share of the letters on such a page that have them. */
    minControlShare: 0.25,
  },
  /** Fonts whose codes are the numbers of glyphs in an embedded file. */
  embeddedCodes: {
    /** Share of its width by which a letter may differ from its glyph. */
    widthTolerance: 0.03,
    /** Share of a page's codes whose letters are not narrower. */
    minNotNarrower: 0.95,
    /** Share of those whose letters are as wide: the ink of most letters of Arabic is wider. */
    minAlikeShare: 0.1,
    /** Widths that the glyphs have, unless the file tells the characters of all. */
    minAdvances: 4,
  },
  /** Letters of TeX's fonts without a name. */
  texLetters: {
    /** Ems between letters of one word. */
    maxGapEms: 0.2,
    /** Letters of a word. */
    minWord: 3,
    /** Share of the letters of a font for text that are in words. */
    minWordsShare: 0.5,
  },
} as const;
