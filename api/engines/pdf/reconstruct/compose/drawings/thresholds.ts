/** What decides how drawings and turned text are placed. */
export const thresholds = {
  /** Text boxes of lines that run up or down the page: ems between lines, and room at their ends for other fonts. */
  turned: { lineEms: 1.2, slackEms: 0.5, slackShare: 0.1 },
  /** Points by which areas of drawings overlap: less is rounding. */
  minOverlap: 0.5,
  /** Points by which the sides of pictures at one place may differ. */
  samePlace: 1,
} as const;
