import { transposed } from '../../model/box.ts';
import type { Box } from '../../model/page-model.ts';
import type { Holder } from './holder.ts';
import { thresholds } from './thresholds.ts';

/** An image of a page, with what holds it. */
export interface PlacedImage {
  /** PDFium's handle. */
  readonly object: number;
  /** Where it is, in points on the page. */
  readonly box: Box;
  readonly holder: Holder;
}

/** Takes the images of a page in the order in which they are painted. */
export interface StripSearch<Image extends PlacedImage> {
  readonly add: (image: Image) => void;
  /** Ends the picture that the last images may be strips of: something else is painted next, or nothing. */
  readonly end: () => void;
}

const { minCount, minSidesRatio, maxGap } = thresholds.strips;

const isNear = (one: number, other: number) => Math.abs(one - other) <= maxGap;

/** Whether a box goes on below or above another, where the two are flat and as wide. */
const isBelowOrAbove = (one: Box, other: Box): boolean =>
  [one, other].every(({ x0, x1, y0, y1 }) => x1 - x0 >= minSidesRatio * (y1 - y0)) &&
  isNear(one.x0, other.x0) &&
  isNear(one.x1, other.x1) &&
  (isNear(one.y1, other.y0) || isNear(one.y0, other.y1));

/** Whether an image may be the next strip of the picture that another is a strip of. */
const continues = (one: PlacedImage, { holder, box }: PlacedImage): boolean =>
  one.holder === holder && (isBelowOrAbove(one.box, box) || isBelowOrAbove(transposed(one.box), transposed(box)));

/**
 * Searches for pictures in strips, as drivers of printers and Quartz cut large ones: long images, each beside the one before it.
 * @param giveImage Takes an image that is a picture of its own.
 * @param giveStrips Takes the strips of a picture.
 */
export function createStripSearch<Image extends PlacedImage>(
  giveImage: (image: Image) => void,
  giveStrips: (strips: readonly Image[]) => void,
): StripSearch<Image> {
  let run: Image[] = [];
  const end = () => {
    // Asked before each path of a page, mostly without any.
    if (run.length === 0) return;
    const images = run;
    run = [];
    if (images.length < minCount) for (const image of images) giveImage(image);
    else giveStrips(images);
  };
  return {
    add(image) {
      const last = run.at(-1);
      if (last !== undefined && !continues(last, image)) end();
      run.push(image);
    },
    end,
  };
}
