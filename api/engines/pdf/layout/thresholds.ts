/** What is one word, in heights of the lower of two boxes of words. */
export const thresholds = {
  touchingWords: {
    /** The widest gap within a word: the spaces of justified lines are at least twice as wide. */
    maxGap: 0.05,
    /** How far a word reaches into the next one at most, as slanted letters do. More is text over other text. */
    maxOverlap: 0.3,
    /** How far the lower edges are apart at most: more is a raised mark, such as that of a note. */
    maxShift: 0.15,
    /** Heights with a larger ratio are of other sizes, as those of small capitals and notes' marks are. */
    otherHeight: 1.25,
  },
} as const;
