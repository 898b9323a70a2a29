/** What tells a chart from tables and text: points unless a name says otherwise. */
export const thresholds = {
  /** Pages with more rules are drawings; both limits bound the time that comparing pairs takes. */
  maxRules: 5000,
  maxHorizontalRules: 500,
  /** By which a part of a chart may reach beyond the chart's box. */
  overhang: 3,
  /** Between the corners of rules that frame a chart. */
  sameCorner: 1,
  /** Area of a chart's frame, as a multiple of that of its scale. */
  maxFrameAreas: 3.5,
  /** Line heights below a scale within which its categories are named. */
  maxCategoryLines: 2,
  /** A legend: size of its marks, distance to their names, and distance from the scale. */
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
  /** Share of a page's letters: with more of them in charts, their text is what the page is about, and it is kept. */
  maxLettersShare: 0.3,
} as const;
