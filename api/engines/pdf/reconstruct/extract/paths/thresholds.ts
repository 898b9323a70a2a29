/** What distinguishes rules, fills and shapes among the paths of a page, in points unless another unit is given. */
export const thresholds = {
  /**
   * A thinner path is a rule, whether it was drawn as a line or a rectangle: in points, and as a share of the page's
   * shorter side. On Letter the two are one; the tables of a poster twice as wide have rules twice as thick.
   */
  maxRuleThickness: { points: 3.5, ofShorterSide: 3.5 / 612 },
  /** What a rule without a width is drawn with. */
  minThickness: 0.25,
  /** A shorter rule is a dot of a pattern. */
  minRuleLength: 4,
  /** Areas that are painted at once: the shorter side of the smallest, and how far two may overlap. */
  areas: { minSide: 6, overlap: 0.5 },
  /** A gap between the parts of one path from which these are lines of their own. */
  minBreak: 12,
  /** Share of its box that a rectangle fills: the rest are the slants of its sides. */
  minRectangleShare: 0.9,
  /** Corners of a rule at most, of which it is known how much they enclose, and the share of its box that these do. */
  maxRuleCorners: 12,
  minEnclosedShare: 0.25,
  /** Segments of a line whose ends are rounded with curves. */
  maxRoundedLine: 4,
  /** Segments searched for curves: a longer path is no rule, whatever it consists of. */
  maxSearched: 64,
  /** Share of a path's extent by which the ends of a horizontal or vertical side may differ. */
  uprightSide: 0.03,
  /** Lines of which a curve is made that a clip cuts: more than the eye tells apart on most charts. */
  curvePieces: 12,
  /**
   * Interrupted lines: dashes and gaps that are read at most; a dot's length in widths of its line, or in points on lines that
   * are thinner; the length of a short dash in widths.
   */
  dash: { maxLengths: 16, maxDotWidths: 1.5, maxDotPoints: 1, maxShortWidths: 6 },
  /** How far a short piece of a rule may be from the rule that it continues, along it and across. */
  piece: { maxGap: 0.3 },
  /** The stripes that a gradient is drawn as: how many there are, in how many colours, and the gap between two that touch. */
  stripes: { minStripes: 8, minColours: 4, maxGap: 0.1 },
  /**
   * Small pictures that touch and make a line: how many there are, how long the line is, also as a multiple of its thickness, the
   * gap between two, by how much their edges differ along the line, and lines of a page in each direction.
   */
  specks: { minSpecks: 4, minLength: 8, minTimes: 4, maxGap: 0.3, sameEdge: 0.1, maxLines: 2000 },
  /** How far a shape may extend beyond its clip and still count as whole. */
  clipTolerance: 2,
  /** How far an outline may be beyond a clip that is no rectangle and still be the outline of that. */
  sameRim: 0.5,
  /** How much of a fill may show beside another that covers it: the edge of a shadow. */
  coveredSeam: 3.5,
  /** How far an area that hides the middle of a rule reaches beyond the rule on both sides. */
  overRule: 1,
  /** The sides of fills are the same if they round to the same multiple. */
  sameFill: 0.1,
} as const;
