/** How slides are laid out, in points unless another unit is given. */
export const thresholds = {
  /**
   * A text box is wider than its text by this share and these points, since programs measure letters differently, but by
   * less than this share of what the first word of a next line lacks.
   */
  textBoxSlack: { share: 0.02, points: 2, ofWord: 0.5 },
  /** How far letters reach below the baseline, in ems: in text boxes, a fixed pitch adds room above them only. */
  descentEms: 0.22,
  /** The width of a space, in ems. */
  spaceEms: 0.25,
  /** Half the width of the thinnest rule that is drawn. */
  minHalfThickness: 0.25,
  /** A fill or rule is part of a table if its centre is inside it or this close to it. */
  tableReach: 4,
  /** The smallest and the largest slide (`ST_SlideSizeCoordinate`, ECMA-376 part 1, section 19.7.13). */
  slide: { min: 72, max: 4032 },
  /** The size of the slides of a document without pages: 4:3. */
  defaultSlide: { width: 720, height: 540 },
} as const;
