/** Which letters the vowels of Arabic and Hebrew belong to, and where letters are drawn that a file spells. */
export const thresholds = {
  /** A vowel's mark and its letter. */
  attachedMark: {
    /** Ems between their baselines. */
    maxRiseEms: 0.7,
    /** Ems between the middle of the mark and the letter's sides. */
    reachEms: 0.15,
    /** Letters of the file between the two. */
    maxPlaces: 2,
    /** Ems by which a letter that is further off in the file seems further off on the page. */
    otherEms: 0.15,
    /** Pairs of marks and letters of a page that are compared: text has some millions. */
    maxPairs: 30_000_000,
  },
  /** Letters that the file spells for a part of its drawing. */
  spelledCluster: {
    /** Their height as a share of that of their font's letters. */
    maxHeight: 0.8,
    /** The same in ems, which all letters of a font exceed. */
    maxEms: 0.9,
    /** Ems between the baselines of what is drawn there and of the line. */
    maxRiseEms: 0.7,
    /** Points by which parts of one box may differ. */
    sameBox: 0.1,
    /** Letters of one box. */
    maxLetters: 20,
    /** Parts of the page before it among which the same letters may have been given. */
    lookBack: 8,
    /** Width of a letter that is nowhere else. */
    letterEms: 0.4,
    /** Width of a gap that they fill, as a multiple of theirs. */
    fits: 1.15,
    /** Pairs of clusters and letters of a page that are compared. */
    maxPairs: 30_000_000,
  },
} as const;
