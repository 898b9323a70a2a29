import { hundredthsOfMillimetrePerInch, pointsPerInch } from '../../../../formats/units.ts';
/** How slides are laid out, in points unless another unit is given. */
export const thresholds = {
  /**
   * A text box is wider than its text by this share and these points, since programs measure letters differently, but by
   * less than this share of what the first word of a next line lacks; if its lines are justified, by these points.
   */
  textBoxSlack: { share: 0.02, points: 2, ofWord: 0.5, justified: 0.3 },
  /**
   * The share by which the box of lines that end by themselves, but may wrap, is wider, for fonts that replace their own:
   * lines that have tab stops, and those that end with line breaks.
   */
  wrapSlack: 0.25,
  /**
   * What is below the baseline of a line of fixed height in a text box, in ems of its largest letters, whatever their
   * font: the rest of the height is above. Measured with LibreOffice 7.4 in twelve fonts, three sizes and heights.
   */
  descentEms: 0.2,
  /** What is one list, and so one text box. */
  list: {
    /** Ems between two items: more is room around something else. */
    maxGapEms: 2.5,
    /** Points by which what goes on with an item begins right of the first bullets. */
    minIndent: 1,
    /** Points by which an item may be too low since the lines of the one above are so high. */
    maxShift: 0.5,
    /** The least height of a line, in ems. */
    minPitchEms: 0.9,
    /** Share of its width that a line may be wider than on the page. */
    minSlack: 0.02,
  },
  /** A line that is farther from the one above than its paragraph's lines are, by this factor, has room before it. */
  maxPitchTimes: 1.25,
  /** Ems of the larger type by which texts side by side stand at several heights. */
  minLevelEms: 0.1,
  turned: {
    /** The height of letters in ems, if the font does not say, and the share of it above the baseline. */
    lineEms: 1.2,
    ascentShare: 0.8,
    /** From baseline to baseline of lines that run on, in ems. */
    pitchEms: { min: 0.9, max: 1.7 },
    /** How far from one another they may begin, in ems, and differ in size. */
    flushEms: 0.3,
    sameSizeShare: 0.05,
    /** Spaces of a line that another one may go on with: labels have fewer. */
    minSpaces: 2,
  },
  /** Dots that lead to page numbers: how wide they are, and how far from one to the next, in ems. */
  leader: { dotEms: 0.1, pitchEms: 0.3 },
  /** By how much the first line of a paragraph is indented at least. */
  minFirstIndent: 1,
  /** The width of a space, in ems. */
  spaceEms: 0.25,
  /**
   * The size of a bullet as a share of that of its text: nearly the same is the same, and schemas allow no others
   * (`ST_TextBulletSizePercent`, ECMA-376 part 1, section 20.1.10.62).
   */
  bulletSize: { sameShare: 0.03, min: 0.25, max: 4 },
  fit: {
    /** LibreOffice rounds letter spacing to hundredths of a millimetre. */
    step: pointsPerInch / hundredthsOfMillimetrePerInch,
    /** Dots an inch in whole numbers of which LibreOffice sets letters; version 25.2 does so for the size of type only. */
    dpi: 600,
    /** Points by which a word may begin too far left or right before letters get another spacing. */
    maxAhead: 0.3,
    /** Ems by which that spacing may differ from the line's own. */
    maxVaried: 0.02,
    /** Points that are left for the spaces of a line that programs stretch: with less, it might not fit. */
    minStretch: 1,
    /** Ems of letter spacing beyond which the page has something else between the letters. */
    maxEms: 0.2,
    /**
     * Ems by which letters may stand closer than their font has them, in general and in a font that replaces the document's: closer,
     * they run into each other, and are made smaller, but not below this share of their size. And the letters of a look that tell so.
     */
    maxTightEms: { usual: 0.04, replaced: 0.015 },
    minTightShare: 0.75,
    minTightLetters: 10,
    /** Share of the line's size below which letters are raised or lowered, which programs make smaller themselves. */
    minRaisedShare: 0.85,
    /** Share of a paragraph's letters whose widths are not known, from which on readers may set it in another font. */
    minUnknownShare: 0.5,
  },
  cell: {
    /** Share of the cells of a table that hold text at least. */
    minTextShare: 0.1,
    /** The same in a table, where programs take the font's, for fonts whose metrics are not listed. */
    descentEms: 0.22,
    /** How far a line may be from its place before the text of a cell becomes text boxes, which may be anywhere. */
    maxShift: 1,
    /** The least height of a line, in ems, where a paragraph begins closer to the one above. */
    minPitchEms: 0.9,
    /** How much too high the lines of a cell may be, by rounding. */
    rounding: 0.1,
  },
  /** Half the width of the thinnest rule that is drawn. */
  minHalfThickness: 0.25,
  /** A fill or rule is part of a table if its centre is inside it or this close to it. */
  tableReach: 4,
  /** Share of the smaller one of a fill and a cell that they must have in common, if the fill is the cell's. */
  cellShare: 0.9,
  /** The smallest and the largest slide (`ST_SlideSizeCoordinate`, ECMA-376 part 1, section 19.7.13). */
  slide: { min: 72, max: 4032 },
  /** The size of the slides of a document without pages: 4:3. */
  defaultSlide: { width: 720, height: 540 },
} as const;
