/** What distinguishes headers and footers from a page's text. In points unless a name says otherwise. */
export const thresholds = {
  /** Share of a page's height, at its top and its foot, in which running heads are. */
  zoneShare: 0.16,
  /** Share of a page's height that a table at its top or foot takes at most if it is one of its heads. */
  maxTableShare: 0.33,
  /** Share of a page's width and height from which a box is drawn around the page. */
  aroundPageShare: 0.6,
  /** The last rows of a table at the top of a page: vertical lines, and how far these may be from those of the page before. */
  rest: { minLines: 3, sameLine: 1 },
  /**
   * Share of a page's height, as in `zoneShare`, for lines that a tagged file does not name as text: the tags vouch for the
   * rest of the zone.
   */
  untaggedZoneShare: 0.12,
  /** Rows of tables without borders at the top or the foot of a page. */
  tableRow: {
    /** Columns that the row shares with those beside it. */
    minColumns: 3,
    /** Difference between heights in one row, and in rows beside each other, in ems of the letters. */
    sameRowEms: 0.4,
    nextRowEms: 4,
    /** Difference between left or right edges in one column. */
    sameEdge: 1,
  },
  /** Untagged lines that continue the text: difference between left edges, and heights of a line between the two. */
  continued: { sameLeft: 1, maxGapLines: 0.7 },
  /** Lines that other pages have, too. */
  repeated: {
    /** Share of all, odd or even pages that must have them. */
    minShare: 0.5,
    /** How much their heights on the pages may differ. */
    sameHeight: 3,
    /** Share of the pages on which the numbers in a line continue those of the page before: in excerpts, not all do. */
    minNumberedShare: 0.5,
    /** Share of the lines between head and foot that are the same on copies of one page, such as a form. */
    minCopiedShare: 0.5,
    /** Pages that must have signs without a word: on fewer they are bullets. */
    minSignPages: 3,
    /** Consecutive pages whose heads need no other evidence than being in the margin. */
    longRun: 3,
    /** Heights of a line between heads and the text. */
    minGapLines: 0.7,
  },
  /**
   * Rules between heads and the text: how many pages, and which share of all, have one at the same place, and how wide it is.
   */
  ruled: {
    minPages: 4,
    minShare: 0.25,
    /** Share of the page's width. */
    minWidthShare: 0.4,
    samePlace: 1,
  },
  /** Heads that no other page repeats, as on a letter of one page. */
  lone: {
    /** Share of the left margin's width, measured from the top or the foot, in which no text begins. */
    withinMarginShare: 0.78,
    /** Share of the page's width: what centred text leaves free beyond it is not a margin. */
    maxMarginShare: 0.16,
    /** Share of the left margin: word processors put heads halfway between the page's edge and the text. */
    halfwayShare: { from: 0.4, to: 0.6 },
    /** Lines that a page must have for its margins to be relied on that far. */
    minLines: 8,
    /** Share of the page's height at the top and the foot in which nothing is text, however narrow the margins are. */
    outermostShare: 0.0265,
    /** Heights of a line between heads and the text: more than for repeated ones, since there is no other evidence. */
    minGapLines: 1.1,
    maxRows: 4,
    /** Lines are in one row if their heights round to the same multiple of so many ems of the page's usual letters. */
    rowEms: 0.4,
    /** Multiple of the text's size: heads are not larger. */
    maxSizeTimes: 1.05,
    /** Share of the page's height at the top and the foot outside which its text is. */
    textFrom: 0.1,
    /**
     * Share of the page's height at the foot in which a line with the page's number is a foot, whatever the margin, and at the
     * top in which one is a head that counts the pages, too.
     */
    numberedShare: 0.085,
    /**
     * Points by which a page's number may be off the middle of the text to be centred below it, and pages that must count on
     * at its height if theirs are not the numbers of all pages from 1.
     */
    sameMiddle: 4,
    minNumberedPages: 3,
    minRomanPages: 2,
  },
  /** Small lines at an end of a page that no other page repeats. */
  finePrint: {
    /** Share of the page's height within which the outermost one is: half an inch of most paper, where no text is. */
    outerShare: 0.043,
    /** Share of the text's size: an eighth smaller. */
    maxSizeShare: 0.875,
    /** Ems between their baselines at most, and ems of the text between them and it. */
    maxPitchEms: 1.5,
    minGapEms: 2,
  },
  /** Lines of a page's text from which others with their look are text, too, and points by which they may begin apart. */
  aboveFoot: { minLinesAtLeft: 3, sameLeft: 1 },
  /** Rows at an end of a page that are text for certain, and points by which their pitches may differ. */
  textStart: { minRows: 4, samePitch: 1 },
  /** Rows of text beside what repeats at an end of pages, from which on it is not a head but the end of a column. */
  minRowsBeside: 3,
  /**
   * Running text beyond what repeats: the share of the width of its page's text that a line takes which goes on, ems to the
   * next line, and how many others look like it and begin within so many points of it.
   */
  runningBeyond: { minWidthShare: 0.75, maxPitchEms: 2, sameLeft: 1, minLinesLike: 3 },
  /** Ems from the outermost row of that text to what is a head there all the same. */
  minEmsBeyondText: 1.5,
  /**
   * Share of the page's height by which the start of the text may differ between pages with the same margins: a line; and
   * how many pages, and which share of all, have their text begin or end within that.
   */
  textLimit: { sameShare: 0.017, minPages: 2, minShare: 0.2 },
} as const;
