/**
 * What decides whether a font is replaced by one that readers have, and how wide its letters are set. Measured on PDFs
 * of TeX, Ghostscript and word processors.
 */
export const thresholds = {
  /** Letters of one size that show how wide they are; with fewer, all sizes of the font count. */
  minLetters: 12,
  /**
   * Different letters that show a fixed pitch, ems by which their widths may differ, and the share of them that must be alike.
   */
  minDistinct: 5,
  sameAdvance: 0.01,
  minSameShare: 0.94,
  /** Share of the letters that are as narrow as the narrowest one, in slanted type of one pitch: in other type, few are. */
  minNarrowestShare: 0.5,
  /** Share of a font's letters whose widths must be known: those of other scripts and of symbols are not replaced. */
  minMeasuredShare: 0.6,
  /** Share by which widths may differ on average, and as a whole, from those of the family that a font then is. */
  sameWidths: 0.012,
  sameWidth: 0.03,
  /** Ems by which letters must be wider or narrower than those of their family to be set apart, or closer. */
  minFit: 0.004,
  /** The same for a font of the family's own name: less is rounding of its size, or kerning. */
  minOwnFit: 0.006,
  /** Ems between letters of a font whose size a program rounded: more is letter spacing. */
  maxRoundingGap: 0.012,
  /** Ems by which strokes reach over the next letter. */
  maxStrokeOverlap: 0.06,
  /** Ems by which a ligature's width may differ from the listed one, and by which that of the letter it is read as must. */
  ligature: { maxApart: 0.0015, minOther: 0.01 },
  /** Ems beyond which letters are of another kind. */
  maxFit: 0.15,
  /**
   * Ems between letters of a line that may be a space, so many of them that the space of a font is known, and the share
   * of them that may be narrower: programs that fill lines make spaces narrower, too, while readers only make them
   * wider. Later ones add nothing.
   */
  gaps: { min: 0.15, max: 0.8, minCount: 12, share: 0.1, maxCount: 4000 },
  /**
   * A font is embedded if it shows this share of its letters, each as wide as on the page but for so many ems on
   * average: subsets may have lost the codes of their letters, or give them others. What people type that a subset lacks
   * comes from another font, as it does where Word embeds only the characters that a document uses; so a font of a few
   * signs, which is no help, would only be in the way. With more characters than the last, none of it is tried: the
   * largest subsets of real files have a tenth of them.
   */
  embedding: { minShownShare: 0.99, maxApart: 0.02, minCharacters: 5, maxCharacters: 20_000 },
} as const;
