/** What distinguishes charts from tables and text. In points unless a name says otherwise. */
export const thresholds = {
  /** A page with more rules is a drawing. Both limits bound the time for comparing pairs. */
  maxRules: 5000,
  maxHorizontalRules: 500,
  /** How far a part of a chart may extend beyond the chart's box. */
  overhang: 3,
  /** Distance between the corners of rules that frame a chart. */
  sameCorner: 1,
  /** Area of a chart's frame as a multiple of its scale's. */
  maxFrameAreas: 3.5,
  /** Line heights below a scale within which the names of its categories are. */
  maxCategoryLines: 2,
  /** A legend: size of its marks, distance from a mark to its name, and distance from the scale. */
  legend: { maxMark: 14, maxGap: 12, maxDistance: 90 },
  /** The rules of a scale and their numbers. */
  scale: {
    /** Fewer are a frame or a rule between paragraphs. */
    minRules: 3,
    /** How much the ends of its rules may differ. */
    sameEnd: 1.5,
    /** Distance from which rules with the same ends are different ones. */
    minRuleDistance: 1,
    /** Distance between a rule and its number. */
    maxGap: 30,
    /** How far a number may extend over the end of its rule. */
    overlap: 2,
    /** Share of a number's height by which its middle may be off its rule. */
    maxOffLevelShare: 0.5,
    /** Share by which steps may differ, since numbers are rounded. */
    maxUnevennessShare: 0.06,
  },
  /** Share of a page's letters: if charts have more, their text is the content of the page, and stays text. */
  maxLettersShare: 0.3,
} as const;
