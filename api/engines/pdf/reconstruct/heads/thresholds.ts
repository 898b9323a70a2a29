/** What tells running heads and feet from a page's text. */
export const thresholds = {
  /** Share of a page's height, at its top and its foot, in which running heads stand. */
  zoneShare: 0.16,
  /** The same for lines that a tagged file does not name as text: the tags vouch for the rest of the zone. */
  untaggedZoneShare: 0.12,
  /** Lines that other pages have as well. */
  repeated: {
    /** Share of all, odd or even pages. */
    minShare: 0.5,
    /** Points by which their heights may differ. */
    sameHeight: 3,
    /** Share of the lines between head and foot that repeat on copies of one page, as of a form. */
    minCopiedShare: 0.5,
    /** Pages that signs without a word must stand on: on fewer they are bullets. */
    minSignPages: 3,
    /** Pages in a row whose heads need no evidence but that they stand within the margin. */
    longRun: 3,
    /** Heights of a line between heads and the text. */
    minGapLines: 0.7,
  },
  /** Heads that no other page repeats, as on a letter of one page. */
  lone: {
    /** Share of the left margin's width, from the top or foot, in which no text of the page begins. */
    withinMarginShare: 0.78,
    /** Share of the page's width: more at the left of centred text is no margin. */
    maxMarginShare: 0.16,
    /** Share of the left margin: word processors put heads halfway between the page's edge and its text. */
    halfwayShare: { from: 0.4, to: 0.6 },
    /** Lines of a page whose margins can be relied on that far. */
    minLines: 8,
    /** Points from the edge in which nothing is text, however narrow the margins. */
    outermost: 22,
    /** Heights of a line between heads and the text; more than for repeated ones, as nothing else tells them. */
    minGapLines: 1.1,
    maxRows: 4,
    /** Points of height in which lines count for one row. */
    rowHeight: 4,
    /** Times the size of the text: heads are not larger. */
    maxSizeTimes: 1.05,
    /** Share of the page's height between head and foot where its text is. */
    textFrom: 0.1,
    /** Share of the page's height in which a line with the page's number is a foot, whatever the margin. */
    numberedShare: 0.085,
  },
  /** Points by which the text of pages with the same margins begins at different heights. */
  sameTextLimit: 14,
} as const;
