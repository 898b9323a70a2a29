/** From what letters are learnt that no code identifies. */
export const thresholds = {
  /**
   * The letters of a recognised word: how far beyond its box their middles are, and their baseline below and above its foot, by
   * its height; how many it has, and what it counts if it has fewer, since those of one or two are read at random.
   */
  beside: 0.1,
  foot: { below: 0.3, above: 0.45 },
  minLetters: 3,
  shortWeight: 0.2,
  /** Share of the known letters of a word that must be what was recognised. */
  minAgreeing: 0.6,
  /** Share of the times that a letter was recognised, which its text must have. */
  minShare: 0.5,
  /** How many words are kept in which a letter may stand for several. */
  maxKept: 20_000,
  /** How many letters one of them stands for at most: `ffi`. */
  maxJoined: 3,
  /** How many times a dot or a stroke is repeated that leads on, and ems of the widest dot. */
  minLeader: 6,
  maxDotEms: 0.4,
  /** How often each letter should be on the pages that are recognised. */
  wantedTimes: 4,
  /** How many pages of which only some letters are unknown are recognised for these. */
  maxPartlyUnknown: 8,
  /** Share of a page's unknown letters that may stay so if it is not to become a picture. */
  maxStillUnknown: 0.02,
  /** Ems from a known letter to an unknown one of the same line at most, as wide as a space of a justified line. */
  maxBesideEms: 1.5,
  /**
   * Letters that become pictures: how many pictures of a document at most, and on how many pages; how much lighter or
   * darker ink is than what it is on, of 255; ems between those of one word; and ems by which their ink extends above
   * and below lines.
   */
  letterPicture: { maxPictures: 2000, maxPages: 60, minContrast: 24, maxGapEms: 0.2, maxBeyondEms: 0.6 },
  /** Ems of the sign for an unknown letter, U+FFFD, in the fonts that have it. */
  unknownSignEms: 1,
} as const;
