/**
 * The words of a text layer, in ems of it: how far baselines of one line are apart, gaps between letters and between words of a
 * line, the distance of lines of a paragraph, and the share by which the sizes of these differ. Where all letters have ink above
 * their baseline; where none have any but for accents and descenders, so that only the ground of light ones does, and the shares
 * of ink there that are ground, and paper; and how far letters reach above and below the baseline. By how many letters a word may
 * be too short, what is no gap between two letters of it, and how many spaces to a letter there are at least where they are
 * written. How much better it must fit where it is than where the page leans to.
 */
export const thresholds = {
  sameBaseline: 0.35,
  maxLetterGap: 0.5,
  maxWordGap: 1.5,
  maxPitch: 1.8,
  sameSize: 0.15,
  core: { top: 0.42, bottom: 0.06 },
  beside: { above: { top: 0.92, bottom: 0.8 }, below: { top: -0.12, bottom: -0.24 }, minGround: 0.6, maxPaper: 0.2 },
  reach: { top: 1.1, bottom: 0.4 },
  maxShort: 1.2,
  minSpace: 0.12,
  minWritten: 0.03,
  minLevelGain: 0.1,
  /**
   * Whether it fits the page: shares of its letters that are in words, and of these that lie on ink; that of gaps without
   * ink, at least so many points of which are looked at; the share of a word that must be ink, and above which its letters
   * are light; and how uneven the sizes of its words may be if so many letters tell it. Words that were read right are
   * uneven by .03 at most, also in the types of old books; those that were read in the wrong language by .045 and more.
   */
  minRead: 0.95,
  minOnInk: 0.9,
  minClear: 0.7,
  minBetween: 0.4,
  minCore: 0.04,
  maxCore: 0.65,
  minMeasured: 100,
  maxSpread: 0.037,
} as const;
