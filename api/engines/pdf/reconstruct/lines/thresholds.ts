/**
 * What tells letters, spaces and lines of text apart. An em is the size of the letters in question; points are used
 * where PDF writers round, or where only small type needs a floor.
 */
export const thresholds = {
  /** Letters on one baseline. */
  row: {
    /** Ems between baselines: mixed fonts and sub-pixel placing, not raised letters. */
    baselineEms: 0.35,
    /** Points that baselines may always differ by, whatever the size. */
    baselinePoints: 0.6,
    /** Rows above that a letter may still join: columns beside each other interleave their rows. */
    lookBack: 6,
  },
  /** Ems of room that make a space. */
  space: {
    /** Where the file writes a space there. */
    written: 0.02,
    /** Where PDFium sees one. */
    guessed: 0.1,
    /** Where nothing helps. */
    unmarked: 0.17,
    /** Where nothing helps, though the line writes its other spaces. */
    unmarkedAmongWritten: 0.3,
    /** After a number that begins a line: its tab may leave hardly any room. */
    afterLabel: 0.08,
    /** Word processors put a quarter of an em between ideographs and other letters: less is no space. */
    besideIdeograph: 0.35,
    betweenIdeographs: 0.6,
    /** Times the usual space from which a gap is several; less is kerning or justification. */
    severalFrom: 1.75,
    /** Spaces that one gap may stand for. */
    maxRun: 100,
    maxIdeographicRun: 40,
    /** Gaps that tell what the usual space, or the letters' tracking, of a line is. */
    minSamples: 3,
    minTrackingSamples: 4,
    /** Ems that letters are taken for at the least, so that tiny type does not divide by nothing. */
    minSizePoints: 4,
  },
  /** Room that parts a line into segments, as tabs and columns do. */
  segment: {
    gapEms: 1.6,
    /** Points, for small type. */
    minGapPoints: 9,
    minSizePoints: 6,
  },
  /** Wide gaps that are spaces of a justified line. */
  stretched: {
    /** Ems that a gap between words has at the least. */
    minGapEms: 0.15,
    /** Ems that a written space between two words takes where no other space tells how wide they are. */
    maxLoneSpaceEms: 2.5,
    /** Of the gap: how much the spaces beside it may differ. */
    tolerance: 0.15,
  },
  /** Stretches between columns of text that are too narrow to part a line by themselves. */
  gutter: {
    /** Points that stay free in all rows. Measured on two-column papers in 9 pt. */
    minWidth: 4,
    /** Points of a gap within one row. */
    minRowGap: 5,
    /** Points of text on both sides: labels of a list are narrower. */
    minColumn: 80,
    /** Rows with text on both sides: gaps between words do not align over so many. */
    minRows: 8,
    /** Heights of a row that may lie between rows. */
    maxRowDistance: 2.5,
    /** Points by which the ends of aligned gaps may differ. */
    sameEdge: 0.6,
    /** Share of the gaps that must be aligned to show a narrow column. */
    minAlignedShare: 0.7,
    /** Points by which letters may reach into a gutter. */
    reach: 1,
  },
  /** Raised and lowered letters. All in ems of the line that they belong to. */
  raised: {
    /** Between its baseline and theirs. */
    maxShift: 0.55,
    /** Above the line's baseline from where on letters are a raised mark. */
    minShift: 0.1,
    /** Between them and the letters beside them. */
    maxGap: 0.6,
    /** Between a note's mark and its text, which may begin at a tab. */
    maxMarkGap: 2.2,
    /** Share of their height that must overlap the line's. */
    minOverlap: 0.6,
    /** Rows above and below in which their line is looked for. */
    lookAround: 6,
  },
  /** Small print on the letters of a line, as hints on underscores are. */
  overprint: {
    /** Points by which baselines of one line may differ. */
    sameBaseline: 0.6,
    /** Share of the narrower letter that must be covered. */
    minCover: 0.5,
    /** Share of the other letters that must stand on the line's own. */
    minShare: 0.3,
  },
  /** Points to the sides of a cell, by which a line of both directions shows from where it is read. */
  side: { maxNear: 9, minDifference: 20 },
  /** Ems between letters of one turned line, besides their own size. */
  turnedReach: 0.6,
  /** Whether a word would have fitted at the end of a line. */
  word: {
    /** Ems of the space before it. */
    space: 0.28,
    /** Points of a rounding. */
    rounding: 1.5,
    /** Ems that a word takes in scripts that do not show where words end. */
    maxUnspaced: 5,
  },
} as const;
