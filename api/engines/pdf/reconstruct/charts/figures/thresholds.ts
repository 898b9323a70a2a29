/** What makes shapes that lines join a figure. In points unless a name says otherwise. */
export const thresholds = {
  /** Parts of a page. One with more is a drawing. Limits the time for comparing pairs. */
  maxParts: 1500,
  /** Shapes that are no rectangles. */
  minShapes: 3,
  /** Shapes of a figure that is a drawing, whose letters only name its parts. */
  minDrawnShapes: 20,
  /** Length of a line that joins shapes: shorter ones are ticks and bullets. */
  minLine: 12,
  /** Width on average of a line that is drawn as a narrow area. */
  maxLineWidth: 3,
  /** Steps of its outline with two arrowheads. */
  maxLineSteps: 40,
  /** Steps of the outline of an arrow in one piece. */
  minArrowSteps: 8,
  /** Heads of arrows that make a figure a diagram. */
  minArrowheads: 2,
  arrowhead: {
    /** Width and height. */
    minSize: 2,
    maxSize: 16,
    /** Steps of its outline. */
    maxSteps: 8,
    /** Share of its box that it fills: circles fill more. */
    maxAreaShare: 0.7,
    /** Distance from the end of its shaft. */
    reach: 1,
  },
  /** Arrows of two areas: a head and a shaft. */
  blockArrow: {
    /** Width and height of the head. */
    minSize: 6,
    maxSize: 40,
    /** Width of the shaft as a share of the head's base. */
    maxShaftShare: 0.6,
    /** Distance of the shaft from the middle of that base. */
    reach: 1,
  },
  /** Arrows of one area with an outline: a shaft with a head at one end, or at both. */
  arrowOutline: {
    /** Corners of such an outline, and those of them that point inwards. */
    kinds: [
      { corners: 7, notches: 2 },
      { corners: 10, notches: 4 },
    ],
    /** Distance between a corner and where one half of the arrow mirrors the other. */
    reach: 0.75,
  },
  /** Distance between parts of one figure. */
  maxGap: 6,
  /** Boxes that lines join. */
  joined: {
    /** Distance between the end of a line and what it ends at. */
    reach: 2,
    /** Distance of that end from the corners of a box. */
    minCorner: 2,
    /** Shorter side of a box. */
    minSide: 8,
    /** Distance within which a line runs along a side. */
    alongSide: 1.5,
    minBoxes: 3,
    minConnectors: 2,
    /** Boxes below one another that are one: a class has a name, values and functions. */
    maxCompartments: 3,
  },
  /** Boxes filled by gradients. */
  gradientBoxes: {
    /** Distance between a side of an area and that of its outline. */
    sameSide: 2,
    minBoxes: 3,
    /** Areas of a page. One with more is a drawing. */
    maxAreas: 200,
    /** Distance between boxes of one diagram. */
    maxGap: 18,
  },
  /** Labels of a figure. */
  minLabels: 2,
  /** Letters of a label: running text has more, and stays text. */
  maxLabelLetters: 60,
  /** Share of a diagram's labels that may have more, each in a box of the diagram. */
  maxLongShare: 0.1,
  /** Share of the diagram's area that such a box covers. */
  maxBoxShare: 0.5,
  /** Letters of a label beside a figure, such as the numbers of a scale. */
  maxTickLetters: 12,
  /** Ems between such a label and the figure. */
  maxLabelGapEms: 1,
} as const;
