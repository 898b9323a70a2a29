/** From what letters are learnt that no code identifies. */
export const thresholds = {
  /** Distance of the middle of a letter beyond the box of its recognised word, as a share of the word's height. */
  beside: 0.1,
  /** Distance of its baseline from the foot of that box, as shares of the word's height. */
  foot: { below: 0.3, above: 0.45 },
  /** Letters of a word that counts fully: words of one or two are read at random. */
  minLetters: 3,
  /** What a shorter word counts. */
  shortWeight: 0.2,
  /** Share of the known letters of a word that must be what was recognised. */
  minAgreeing: 0.6,
  /** Share of the times that a letter was recognised, which its text must have. */
  minShare: 0.5,
  /** How many words are kept in which a letter may stand for several. */
  maxKept: 20_000,
  /** How many letters one of them stands for at most: `ffi`. */
  maxJoined: 3,
  /** How often a dot or a stroke is repeated that leads on. */
  minLeader: 6,
  /** Width of such a dot. */
  maxDotEms: 0.4,
  /** How often each letter should be on the pages that are recognised. */
  wantedTimes: 4,
  /** How many pages of which only some letters are unknown are recognised for these. */
  maxPartlyUnknown: 8,
  /** Share of a page's unknown letters that may stay so if it is not to become a picture. */
  maxStillUnknown: 0.02,
  /** Ems from a known letter to an unknown one of the same line at most, as wide as a space of a justified line. */
  maxBesideEms: 1.5,
  /** Letters that become pictures. */
  letterPicture: {
    /** Such pictures of a document, and pages with some. */
    maxPictures: 2000,
    maxPages: 60,
    /** How much lighter or darker ink is than what it is on, of 255. */
    minContrast: 24,
    /** Ems between letters of one word. */
    maxGapEms: 0.2,
    /** Ems by which ink extends above and below its line. */
    maxBeyondEms: 0.6,
  },
  /** Ems of the sign for an unknown letter, U+FFFD, in the fonts that have it. */
  unknownSignEms: 1,
} as const;
