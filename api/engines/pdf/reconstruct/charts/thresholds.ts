/** What tells a chart from tables and text: points unless a name says otherwise. */
export const thresholds = {
  /** Pages with more rules are drawings, and take too long; so do the pairs of more horizontal ones. */
  maxRules: 5000,
  maxHorizontalRules: 500,
  /** By which what belongs to a chart may reach beyond its box. */
  overhang: 3,
  /** Between the corners of rules that frame a chart. */
  sameCorner: 1,
  /** Times the area of its scale: how large the frame of a chart is. */
  maxFrameAreas: 3.5,
  /** Heights of a line below the scale in which its categories are named. */
  maxCategoryLines: 2,
  /** The marks of a legend, the room to their names, and how far from the scale they are. */
  legend: { maxMark: 14, maxGap: 12, maxDistance: 90 },
  /** The rules of a scale and their numbers. */
  scale: {
    minRules: 3,
    /** By which the ends of its rules may differ. */
    sameEnd: 1.5,
    /** Between a rule and its number. */
    maxGap: 30,
    /** By which a number may reach over the end of its rule. */
    overlap: 2,
    /** Share of a number's height between its middle and its rule. */
    maxOffLevelShare: 0.5,
    /** Share of a step by which steps may differ: numbers are rounded. */
    maxUnevennessShare: 0.06,
  },
  /** Share of a page's letters: with more of them in charts, these are the page, and people want their text. */
  maxLettersShare: 0.3,
} as const;
