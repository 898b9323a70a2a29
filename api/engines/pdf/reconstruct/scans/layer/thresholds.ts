/** What the text layer of a scanned page must be like to be used. In ems of its words unless another unit is given. */
export const thresholds = {
  /** How far apart the baselines of one line are. */
  sameBaseline: 0.35,
  /** Gaps between letters, and between words of a line. */
  maxLetterGap: 0.5,
  maxWordGap: 1.5,
  /** Distance of the lines of a paragraph, and the share by which their sizes differ. */
  maxPitch: 1.8,
  sameSize: 0.15,
  /** Where all letters have ink, above their baseline. */
  core: { top: 0.42, bottom: 0.06 },
  /**
   * Where no letters have ink but for accents and descenders, so that only the ground of light letters does, and the shares of
   * ink there that are ground, and paper.
   */
  beside: { above: { top: 0.92, bottom: 0.8 }, below: { top: -0.12, bottom: -0.24 }, minGround: 0.6, maxPaper: 0.2 },
  /** How far letters reach above and below the baseline. */
  reach: { top: 1.1, bottom: 0.4 },
  /** By how many letters a word may be too short. */
  maxShort: 1.2,
  /** Gap between two letters of a word that is not a space. */
  minSpace: 0.12,
  /** How many spaces to a letter there are at least where they are written. */
  minWritten: 0.03,
  /** How much better it must fit where it is than where the page leans to. */
  minLevelGain: 0.1,
  /** Share of its letters that are in words, and of these that lie on ink. */
  minRead: 0.95,
  minOnInk: 0.9,
  /** Share of gaps without ink, and how many points around the middle of a gap are looked at at least. */
  minClear: 0.7,
  minBetween: 0.4,
  /** Share of a word that must be ink, and above which its letters are light. */
  minCore: 0.04,
  maxCore: 0.65,
  /**
   * How many letters must show how uneven the sizes of its words are, and how uneven they may be: words that were read right
   * are uneven by .03 at most, also in the types of old books; those read in the wrong language by .045 and more.
   */
  minMeasured: 100,
  maxSpread: 0.037,
} as const;
