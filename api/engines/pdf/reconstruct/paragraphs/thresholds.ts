/**
 * What shows where a paragraph ends and how it is aligned. An em is the size of a line's letters; in points unless a
 * name says ems, share or times. Measured on documents printed by word processors, and on PDFs of TeX and browsers.
 */
export const thresholds = {
  /** Distance from baseline to baseline within a paragraph. */
  pitch: {
    /** A new paragraph begins if the pitch exceeds the one before by this factor and by these points. */
    maxTimes: 1.22,
    maxMore: 2.2,
    /** Below this multiple of the pitch before, the line is not of the same text. */
    minTimes: 0.8,
    /** Pairs of lines within sentences that show the usual pitch. */
    minWithin: 2,
    /**
     * Ems: the usual pitch if no lines show it, the greatest that counts towards it, and the greatest of text and of headings.
     */
    usualEms: 1.2,
    maxSampleEms: 2.2,
    maxEms: 3,
    maxHeadingEms: 1.9,
    /** Ems: lines that are farther apart are not of one pitch, though tags name them one paragraph with a picture in it. */
    maxTaggedEms: 6,
    /** How many times farther an item is from the one before than its lines are from each other. */
    itemTimes: 1.25,
  },
  /** Text that continues with large gaps between its lines, as after the first two of a paragraph in double spacing. */
  loose: {
    /** Difference between the distances to the line before and to the line after. */
    samePitch: 1,
    /** Ems that the line before may leave free, and the share of the width by which it may be indented. */
    maxFreeEms: 2,
    maxIndentShare: 0.2,
    /**
     * Multiple of the distance between two lines that may each begin a paragraph, up to which the next line continues the
     * second.
     */
    maxNextTimes: 1.3,
  },
  /** Differences between the starts of lines. */
  indent: {
    /** Starts that differ by less are the same. */
    same: 3,
    /** A single second line below a bold lead: one that is indented more is a block of its own. */
    maxUnderLead: 60,
    /**
     * A paragraph's first line, and share of the column's width from which on a line is not a first line but aligned at
     * the right.
     */
    minFirst: 8,
    maxFirstShare: 0.25,
    /** A line below the text of a list item. */
    sameBody: 2,
    /** A line that begins with a number by chance. */
    sameBegin: 1,
  },
  /** Share of the column's width that the lines of an item may leave free. */
  maxItemSlackShare: 0.2,
  /** Distance from the paragraph's leading edge beyond which a line of the other direction is not part of it. */
  maxOtherDirection: 15,
  /** Lines aligned at the right edge, such as an address or a signature. */
  atRight: { sameEdge: 2, minIndentShare: 0.35 },
  /** Lines in the middle of the column. */
  centred: {
    /** Middles that differ by less are the same. */
    sameMiddle: 3,
    /** How far right of the column's edge both lines begin. */
    minIndent: 4,
    /** Lines that begin within `flush` of each other but end more than `otherEnd` apart are flush left. */
    flush: 0.3,
    otherEnd: 1,
  },
  /** Share of the width that is free at the end of a bold line before regular text. */
  minBoldSlackShare: 0.15,
  /** Lines of program code. */
  code: {
    /** Share of the column's width that a line leaves free before another one. */
    minSlackShare: 0.25,
    /** Ems by which a line ends beyond the column's edge if nothing broke it: ragged text hides that by up to a long word. */
    minOverlongEms: 6,
  },
  /** Sentences that continue below lines that end before the column's edge. */
  continued: {
    /** Starts that differ by less are the same. */
    sameBegin: 1.5,
    /** Ems by which the first line of a justified paragraph is indented at most. */
    maxFirstEms: 4,
    /** Shares of the column's width that a single line fills, and that it leaves free. */
    minLineShare: 0.5,
    maxFreeShare: 0.2,
    maxPitchEms: 2.6,
    /** Spaces in a line of running text. Listed names and words have fewer. */
    minSpaces: 2,
    /** Share of a paragraph's later lines that begin with small letters where others begin with capitals. */
    minSmallShare: 0.5,
    /** Lines of such a paragraph. */
    minMixedLines: 4,
  },
  /** Sentences that run on over a full line: ems that it leaves free, its spaces, and points between starts that are the same. */
  runsOn: { maxFreeEms: 4, minSpaces: 3, sameStop: 3 },
  /** Lines behind which the end of a paragraph may be drawn. */
  drawnEnds: {
    /** Lines within paragraphs that show whether text is justified, and the share of them that ends at the edge. */
    minLines: 3,
    minShare: 0.8,
    /** Differences between the ends of justified lines, and the space behind a line that is not stretched. */
    sameEdge: 1,
    minShort: 2,
    /** Lines one after the other that are paragraphs. */
    minSingle: 3,
  },
  /** How a paragraph's lines are placed between the edges. */
  alignment: {
    /** Starts, and ends, that differ by less are the same. */
    sameLeft: 1.5,
    sameRight: 2,
    /** Ems by which a justified line may end early, as before a no-break space, and the share of lines that must not. */
    lostSpaceEms: 0.6,
    /** Ends of justified lines that are short of their column differ by less. */
    sameOwnEnd: 0.5,
    minFullShare: 0.6,
    /** Share of full lines of one length, last one included, that centred text never has. */
    minEvenShare: 0.8,
    /** Gaps of the first of two lines, and ems by which they differ from those of the second if only the first is justified. */
    minGaps: 3,
    minStretchEms: 0.02,
    /**
     * Difference between the space on both sides of centred lines, in points plus a share of the width; and that space itself.
     */
    centred: { points: 3, share: 0.02, minRoom: 6, minLoneShare: 0.06 },
    /** Share of the differences in length: lines whose starts differ by less are flush left. */
    maxFlushShare: 0.25,
    /** Space on one side that shows that a paragraph is aligned at the opposite edge. */
    opposite: { minRoom: 15, minDifference: 4, minLoneShare: 0.3 },
  },
  /** Labels of lists. */
  label: {
    /** Characters: a clause number of five levels is long. */
    maxLength: 16,
    /** Ems after a hanging label: by a space in the file, or moved, as by TeX, which leaves half an em but for rounding. */
    hangingEms: 0.5,
    movedEms: 0.49,
    /** Ems after one that the word processor placed, in a file that has its spaces. */
    setEms: 0.15,
    /** Multiple of the line's widest other space from which the word processor set the gap after a label. */
    setTimes: 1.5,
    /**
     * Ems of one typed space, at most and at least: fonts have none narrower than a fifth, and lines narrow them by a quarter.
     */
    minSpaceEms: 0.15,
    maxSpaceEms: { usual: 0.52, fixedPitch: 0.65 },
    /** Ems after a number that is right before a word, from which that is set apart rather than rounded. */
    maxTightEms: 0.05,
    /** Gap between a prompt and its command, in letters of their type: one space. */
    maxPromptLetters: 1.5,
    /** Consecutive typed spaces that stand for a tab. */
    minSpaceRun: 3,
  },
  /** Segments of one line. */
  join: {
    /** Dots that lead to a page number. */
    minLeaderDots: 5,
    /** Ems of dots that are not known as such, and points by which their widths may differ. */
    maxDotEms: 0.4,
    sameDotWidth: 0.1,
    /** How far from an edge a justified line may begin or end. */
    sameEdge: 2,
    /** Share of the narrowest gap by which the spaces of a justified line may differ. */
    maxSpaceDifferenceShare: 0.3,
    /** Points by which they may differ if only justification made them wide. */
    sameSpace: 0.8,
    /** Characters of a label before stretched spaces. */
    maxLabelLength: 12,
    /** Ems between baselines of one line, and to the lines around it. */
    sameLineEms: 0.4,
    /** Ems from the baseline to the middle of letters, and to the top of capitals. */
    middleEms: 0.3,
    capitalEms: 0.72,
    maxNeighbourEms: 2,
    /** How far segments of a line may overlap, and how many earlier rows a segment may join. */
    maxOverlap: 1,
    lookBack: 4,
  },
  /**
   * Contents without leaders: entries, their share of those with a page number, and points by which the ends of the numbers
   * differ.
   */
  contents: { minEntries: 4, minShare: 0.5, sameEdge: 2 },
  /** Times the usual distance of a paragraph's lines from which, and up to which, two have empty lines between them. */
  minBlankTimes: 1.6,
  maxBlankTimes: 3.4,
} as const;
