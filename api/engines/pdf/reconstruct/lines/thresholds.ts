/**
 * What distinguishes letters, spaces and lines of text. An em is the size of the letters in question; points are used
 * where PDF writers round, or as a minimum for small type. Measured on PDFs of word processors, TeX and browsers.
 */
export const thresholds = {
  /** Letters on one baseline. */
  row: {
    /** Ems between baselines of one row, due to mixed fonts and rounded positions. Raised letters differ by more. */
    baselineEms: 0.35,
    /** Points by which baselines may differ at any size. */
    baselinePoints: 0.6,
    /** Earlier rows that a letter may still join: the rows of columns side by side interleave. */
    lookBack: 6,
  },
  /** Ems between letters from which there is a space. */
  space: {
    /** Letters of a number in brackets, beyond which the file has its ends apart. */
    maxNumber: 12,
    /** If the file has a space there. */
    written: 0.02,
    /** If PDFium infers one. */
    guessed: 0.1,
    /** If nothing suggests one. */
    unmarked: 0.17,
    /** If nothing suggests one, although the line has written spaces elsewhere. */
    unmarkedAmongWritten: 0.3,
    /** Share of the width of a line's written spaces from which another gap is one, too. */
    likeWritten: 0.95,
    /** After a number that begins a line, whose tab may be very narrow. */
    afterLabel: 0.08,
    /** Between ideographs and other letters, where word processors put a quarter of an em, and between ideographs. */
    besideIdeograph: 0.35,
    betweenIdeographs: 0.6,
    /** Multiple of the usual space from which a gap is several spaces. Less is kerning or justification. */
    severalFrom: 1.75,
    /** Share of the pitch by which a gap in type of one pitch may differ from whole spaces. */
    samePitch: 0.2,
    /** Spaces that one gap may stand for. */
    maxRun: 100,
    maxIdeographicRun: 40,
    /** Gaps needed to measure a line's usual space, or its letter spacing. */
    minSamples: 3,
    /** The width of a space, in ems, in short entries of contents, whose number may be followed by several. */
    usualEms: 0.3,
    minTrackingSamples: 4,
    /** Gaps between letters, and the share of them that are the same, which show letters that are set far apart. */
    minSpacedOut: 3,
    evenSpacedOutShare: 0.75,
    /** Ems by which these may differ. */
    sameSpacedOutEms: 0.06,
    /** The least size that is assumed for letters, so that nothing is divided by zero. */
    minSizePoints: 4,
  },
  /** Gaps that divide a line into segments, as tabs and columns do. */
  segment: {
    /** The least width of such a gap. */
    gapEms: 1.6,
    /** The same without a space in a file that has its spaces: a tab, or the padding of two cells. */
    movedGapEms: 0.7,
    /** Letters of a label. */
    maxLabelLength: 10,
    /** Share of the gaps between words that have no space in such a file: kerning, and formulas. */
    maxUnmarkedShare: 0.05,
    /** The floor for small type. */
    minGapPoints: 9,
    minSizePoints: 6,
  },
  /** Wide gaps that are the spaces of a justified line. */
  stretched: {
    /** The least gap between words, in ems. */
    minGapEms: 0.15,
    /** Ems of the only space in a line of two words, if the file has one there. */
    maxLoneSpaceEms: 2.5,
    /** Share of the gap by which the spaces beside it may differ. */
    tolerance: 0.15,
    /** Ems of all such gaps beside each other, and times that they are as wide as the words between them. */
    maxSumEms: 18,
    maxShareOfText: 2,
  },
  /** Gutters between columns of text that are too narrow to divide a line by themselves. */
  gutter: {
    /** Ems that are free in all rows. Measured on two-column papers in 9 pt type, whose gutters are 4 pt wide. */
    minWidthEms: 0.44,
    /** Ems of the gap in a single row. */
    minRowGapEms: 0.55,
    /** Letters of type whose letters are all as wide, below which a gap is the space that is written there. */
    maxTypedLetters: 1.2,
    /** Ems of text on both sides. Labels of a list are narrower. */
    minColumnEms: 8,
    /** Rows with text on both sides. Gaps between words never align over so many. */
    minRows: 8,
    /** Rows on both sides of which the text was drawn at different times. */
    minDrawnRows: 4,
    /** Distance between rows, in heights of a row. */
    maxRowDistance: 2.5,
    /** Points by which the ends of aligned gaps may differ. */
    sameEdge: 0.6,
    /** Share of the gaps that must be aligned for a narrow gutter. */
    minAlignedShare: 0.7,
    /** Points by which letters may extend into a gutter. */
    reach: 1,
    /** Points: the strips of the page by which known gutters are found again, wider than most of them. */
    strip: 16,
  },
  /** Raised and lowered letters, in ems of the line that they belong to. */
  raised: {
    /** Distance between its baseline and theirs: Google Docs raises exponents by .63 of an em. */
    maxShift: 0.66,
    /**
     * Height above the line's baseline from which smaller letters are the mark of a note: less is what fonts of different
     * sizes differ by. Word raises superscripts by a third of an em, TeX by .29 to .41.
     */
    minShift: 0.1,
    /**
     * Share of the line's size below which they are: word processors set superscripts at .58 to .67, TeX at .7 to .8, and
     * WeasyPrint 10.5 points beside 12.
     */
    maxMarkSize: 0.88,
    /** Share of its size above which letters are raised or lowered beside a larger one: less is text beside an initial. */
    minMarkSize: 0.55,
    /** Share of a line's letters that stand on it at least, if the others are raised or lowered. */
    minBaseShare: 0.25,
    /** Distance to the letters beside them. */
    maxGap: 0.6,
    /** Distance between a note's mark and its text, which may begin after a tab: half an inch in type of 8 points. */
    maxMarkGap: 4.6,
    /** Share of their height that must overlap with the line. Boxes may be as high as the ink of letters. */
    minOverlap: 0.5,
    /** Rows above and below that are searched for their line. */
    lookAround: 6,
  },
  /** Small print over the letters of a line, such as hints over underscores. */
  overprint: {
    /** Points by which baselines of one line may differ. */
    sameBaseline: 0.6,
    /** Share of the narrower letter that the other must cover. */
    minCover: 0.5,
    /** Share of the small letters that must be over letters of the line. */
    minShare: 0.3,
    /** Ems between letters of one word of them. */
    maxApartEms: 1,
  },
  /** Text over other text of its size, such as hints over the names of fields. */
  overdrawn: {
    /** Letters that lie on others: single ones are kerned, or accents. */
    minCovered: 2,
    /** Ems between letters of one run, and by which runs beside one another may overlap. */
    maxStepEms: 1,
    maxReachEms: 0.25,
    /** Places, in the order of drawing, between letters of one word: those of a ligature lie on each other. */
    sameWord: 3,
  },
  /** Points between sizes of type that are one, at any size: programs write half points, and round what they scale. */
  sameSize: 0.6,
  /** Marks without letters and digits that may stand within a run of the other direction: more are leaders. */
  maxNeutral: 4,
  /** Letters that may lean on one: a lam has an alef, and maybe their marks. */
  maxLeaning: 8,
  /** Points to the edges of a cell: a bidirectional line is read from the edge that it is close to, and much closer than to the other. */
  side: { maxNear: 9, minDifference: 20 },
  /** Ems between letters of one turned line, beyond their own size. */
  turnedReach: 0.6,
  /** Ems by which letters of one vertical line may stand beside each other. */
  sameTurnedLine: 0.1,
  /** Ems by which a letter stands beside a vertical line rather than in it. */
  besideTurnedLine: 0.5,
  /** Ems of a gap between two labels of a drawing. Spaces between their words are narrower. */
  labelGap: 0.7,
  /** Lines that run up, down or aslant on the page. */
  turned: {
    /** Letters that show a direction; for a slanted one, degrees from that of a row, too, which scans may lean. */
    minLetters: 2,
    minSlantedLetters: 3,
    minSlant: 10,
    /** How far it may lean: share of its length, and ems. */
    maxLeanShare: 0.03,
    maxLeanEms: 0.3,
  },
  /** Level text behind the text of a page, as a watermark. */
  behind: {
    /** Letters of such a text, unless lines run over it, and of all texts of a page that may be one, beyond which none is. */
    minLetters: 4,
    maxLetters: 200,
    /** Lines that run over each letter of a shorter one, over this share of its width, unlike those beside an initial. */
    short: { minLines: 3, minWidthShare: 0.6 },
    /** Multiple of the size of the letters over it. */
    minSizeShare: 2,
    /** Share of its letters that others lie over. */
    minCoveredShare: 0.5,
    /** Ems from the baseline to the top of capitals, and to the middle of letters. */
    capitalEms: 0.7,
    middleEms: 0.25,
    /** Ems between the baselines of one text. */
    sameBaselineEms: 0.1,
  },
  /** Whether a word would have fitted at the end of a line. */
  word: {
    /** Ems of the space before it. */
    space: 0.28,
    /** Points for rounding. */
    rounding: 1.5,
    /** Ems of a word in scripts without spaces between words. */
    maxUnspaced: 5,
  },
} as const;
