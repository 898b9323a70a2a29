/** What tells lines, areas, pictures and letters apart while a page is read, in points unless another unit is given. */
export const thresholds = {
  path: {
    /** Paths that are thinner are rules, whatever they were drawn as. */
    maxRuleThickness: 3.5,
    /** Shorter rules are dots of patterns. */
    minRuleLength: 4,
    /** Corners of a rectangle with its closing point, and of one that some programs draw with a point too many. */
    maxCorners: 6,
    /** Share of a path's extent by which the two ends of an upright side may differ. */
    uprightSide: 0.03,
    /** Alpha, of 255: paths that are fainter are not seen, and nothing shows through those above the second. */
    minAlpha: 8,
    opaqueAlpha: 250,
    /** Share of the page's width or height: larger paths are backgrounds that reach off the page. */
    maxExtent: 1.2,
  },
  /** By how much a shape may reach beyond its clip and still be shown whole. */
  clipTolerance: 2,
  /** By how much an area may show beside what is painted over it: the edge of a shadow. */
  coveredSeam: 3.5,
  /** Smaller pictures are dots and spacers. */
  minPictureSide: 3,
  /** Of 255: a pixel with less alpha is a hole. */
  holeAlpha: 64,
  /** Share of a picture's pixels that are holes if a mask cuts it out. */
  minHoleShare: 0.002,
  text: {
    /** Points across for each point up, by which letters lean that the page slants itself. */
    minSlant: 0.15,
    /** Share by which letters are wider or narrower than their font before they are stretched; percent of its steps. */
    minStretch: 0.04,
    stretchStep: 2,
    /** Percent that is taken over; letters stretched more than that are left as they are. */
    stretchRange: { min: 33, max: 300 },
    /** Points down for each point across: a line that falls or rises more does not run to the right. */
    maxTilt: 0.1,
    /** Share of a text's height by which it stands apart from its shadow, and points by which their sizes differ. */
    shadowOffset: 0.15,
    shadowSize: 0.3,
    /** Weight (`usWeightClass` of OpenType's OS/2 table) from which a font is bold: 600 is semi-bold. */
    boldWeight: 600,
    /** Ems: a font with a lower or a higher line has broken metrics. */
    lineHeight: { min: 0.8, max: 3 },
  },
  tags: {
    /** Share of a page's letters that tags have to name. */
    minTagged: 0.8,
    /** Share of the tagged letters that one paragraph has at most, on pages with more letters than a short one. */
    maxInOneParagraph: 0.6,
    shortPage: 600,
  },
} as const;
