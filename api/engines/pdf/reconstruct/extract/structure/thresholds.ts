/** What is not said of fields, and when tags are believed. */
export const thresholds = {
  /** Points by which the frame of a form field may extend beyond the field. */
  fieldFrame: 1.5,
  /**
   * Form fields: points that a border is wide and that type is high if the file does not say, and ems from one row of a
   * list box to the next.
   */
  field: { usualBorder: 1, usualSize: 12, rowEms: 1.15 },
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
