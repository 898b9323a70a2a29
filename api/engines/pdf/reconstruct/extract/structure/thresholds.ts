/** When tags are believed. */
export const thresholds = {
  tags: {
    /** Share of a page's letters that must be tagged. */
    minTagged: 0.8,
    /**
     * Share of the tagged letters that one paragraph may have on pages with at least `shortPage` letters, unless so many
     * of its letters have the same size: a paragraph may fill a page, but has no headings in it.
     */
    maxInOneParagraph: 0.6,
    shortPage: 600,
    minOfOneSize: 0.98,
    /** Words of a page that tags may not divide: a single letter may stand for a picture of one. */
    minDividedWords: 2,
    /** How far apart the letters of a word are at most, and their baselines. */
    withinWordEms: 0.1,
  },
} as const;
