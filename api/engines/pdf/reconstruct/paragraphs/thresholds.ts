/** What tells where a paragraph ends and how it is set. An em is the size of a line's letters; the rest is points unless a name says share. */
export const thresholds = {
  /** From baseline to baseline within a paragraph. */
  pitch: {
    /** Times the pitch before, and points more than it, from which a new paragraph begins. */
    maxTimes: 1.22,
    maxMore: 2.2,
    /** Times the pitch before, below which the text is another one. */
    minTimes: 0.8,
    /** Ems: where no lines tell, what counts for the usual pitch, and what text and headings have at the most. */
    usualEms: 1.2,
    maxSampleEms: 2.2,
    maxEms: 3,
    maxHeadingEms: 1.9,
    /** Times that an item stands farther from the one before than its lines from each other. */
    itemTimes: 1.25,
  },
  /** Text that goes on with much room between its lines, as after the first two of a paragraph in double spacing. */
  loose: {
    /** Between the distances to the line before and to the line after. */
    samePitch: 1,
    /** Ems that the line before leaves free, and the share of the width that it may be indented by. */
    maxFreeEms: 2,
    maxIndentShare: 0.2,
    /** Times the distance of two lines that may each be a paragraph's first, to the line after them. */
    maxNextTimes: 1.3,
  },
  /** Difference in size between paragraphs, in points as sizes are half points. */
  sameSize: 0.6,
  /** Between the beginnings of lines. */
  indent: {
    same: 3,
    /** Of a lone second line under a bold lead: what is further in is a block of its own. */
    maxUnderLead: 60,
    /** Of a paragraph's first line. */
    minFirst: 8,
    /** Below a label's text. */
    sameBody: 2,
    /** Where a number happens to begin a line. */
    sameBegin: 1,
  },
  /** Share of the column's width that an item's lines may keep off the right edge. */
  maxItemSlackShare: 0.2,
  /** From the edge at which the paragraph begins: a line of the other direction beyond it is another's. */
  maxOtherDirection: 15,
  /** Lines set at the right edge, as an address or a signature. */
  atRight: { sameEdge: 2, minIndentShare: 0.35 },
  /** Lines in the middle of the column. */
  centred: {
    sameMiddle: 3,
    /** By which both begin right of the column's edge. */
    minIndent: 4,
    /** Lines that begin at the same place, to the rounding, and end at different ones are flush. */
    flush: 0.3,
    otherEnd: 1,
  },
  /** Share of the width that is free at a line's end where bold text becomes regular. */
  minBoldSlackShare: 0.15,
  /** Sentences that go on below lines broken before the column's edge. */
  continued: {
    sameBegin: 1.5,
    /** Shares of the column's width that a single line takes, and leaves free. */
    minLineShare: 0.5,
    maxFreeShare: 0.2,
    maxPitchEms: 2.6,
    /** Spaces of a line of running text; names and words that are listed have fewer. */
    minSpaces: 2,
  },
  /** How a paragraph's lines stand between the edges. */
  alignment: {
    sameLeft: 1.5,
    sameRight: 2,
    /** Ems by which a justified line ends early where a no-break space ends it, and the share of lines that do not. */
    lostSpaceEms: 0.6,
    minFullShare: 0.6,
    /** Between the room at both sides of centred lines: points, and a share of the width. */
    centred: { points: 3, share: 0.02, minRoom: 6, minLoneShare: 0.06 },
    /** Of the differences in length: lines that begin more evenly than that are flush. */
    maxFlushShare: 0.25,
    /** Room on the other side that shows a paragraph is set at the opposite edge. */
    opposite: { minRoom: 15, minDifference: 4, minLoneShare: 0.3 },
  },
  /** Labels of lists. */
  label: {
    /** Characters: that of a clause of five levels has some. */
    maxLength: 16,
    /** Ems after a hanging label, and after one that the word processor set. */
    hangingEms: 0.5,
    setEms: 0.15,
    /** Ems of one typed space. */
    maxSpaceEms: { usual: 0.52, fixedPitch: 0.65 },
    /** Typed spaces in a row that were meant as room. */
    minSpaceRun: 3,
  },
  /** Segments of one line. */
  join: {
    /** Dots that lead to a page number. */
    minLeaderDots: 5,
    /** By which a justified line may miss an edge. */
    sameEdge: 2,
    /** Share of the narrowest gap by which the spaces of a justified line differ. */
    maxSpaceDifferenceShare: 0.3,
    /** By which they differ where nothing but the line's end made them wide. */
    sameSpace: 0.8,
    /** Characters of a label before stretched spaces. */
    maxLabelLength: 12,
    /** Ems between baselines of one line, and to the lines around it. */
    sameLineEms: 0.4,
    maxNeighbourEms: 2,
    /** By which segments of a line may overlap, and rows above that a segment may join. */
    maxOverlap: 1,
    lookBack: 4,
  },
} as const;
