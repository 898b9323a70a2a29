/** What makes letters a drawing. In points unless a name says otherwise. */
export const thresholds = {
  /** Letters of a drawing: the round corners of a frame are four. */
  minLetters: 5,
  /** Distance between two parts. */
  maxGap: 12,
  /** Letters of labels for each letter that is drawn. */
  maxLabelLetters: 10,
  /** Share of the drawing's height that is free of text. */
  minFreeShare: 0.7,
  /** Parts of a page. Limits the time. */
  maxParts: 4000,
} as const;
