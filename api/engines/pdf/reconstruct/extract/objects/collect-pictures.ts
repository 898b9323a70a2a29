import { isInside } from '../../model/box.ts';
import type { Box, Picture } from '../../model/page-model.ts';
import type { PictureSource } from '../pictures/read-picture.ts';
import type { Figure } from '../structure/place-elements.ts';
import { thresholds } from '../thresholds.ts';
import type { PathCollector } from './collect-paths.ts';
import type { DrawStrips } from './draw-strips.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { createStripSearch, type PlacedImage } from './picture-strips.ts';
import { isLinePicture, isSpeck, type ReadShown } from './shown-pictures.ts';

/** An image of a page, with the figure that the structure has of it. */
export interface FoundImage extends PlacedImage {
  readonly figure: Figure | undefined;
}

/** An image that is a dot or a spacer, by PDFium's handle. */
export interface Speck {
  readonly object: number;
  readonly box: Box;
}

/** Collects the pictures of a page, in the order in which they are painted. */
export interface PictureCollector {
  readonly add: (image: FoundImage) => void;
  /** Says that something else is painted next. */
  readonly interrupt: () => void;
  /** Makes those so far parts of running heads. */
  readonly endHeads: () => void;
  /** Gives them when all have been added. */
  readonly found: () => { readonly pictures: readonly Picture[]; readonly specks: readonly Speck[] };
}

/** What a picture is read and told with. */
interface Means {
  readonly source: PictureSource;
  readonly readShown: ReadShown;
  readonly drawStrips: DrawStrips;
  readonly drawn: DrawnFigures;
  readonly countPicture: PathCollector['countPicture'];
}

const isSamePicture = (one: Picture, other: Picture) =>
  one.bytes === other.bytes && isInside(one, other, thresholds.samePlace) && isInside(other, one, thresholds.samePlace);

/** Leaves out pictures that are lines where there are so many that they are parts of others. */
function withoutLines(pictures: readonly Picture[]): readonly Picture[] {
  const lines = pictures.filter(isLinePicture);
  return lines.length > thresholds.linePictures.maxCount ? pictures.filter((each) => !lines.includes(each)) : pictures;
}

/** Creates an empty collection. @param pictures Takes those so far, for what is painted on them. */
export function createPictureCollector(
  { source, readShown, drawStrips, drawn, countPicture }: Means,
  pictures: Picture[],
): PictureCollector {
  const specks: Speck[] = [];
  /** The picture that was drawn last, with nothing above it. */
  let top: Picture | null = null;

  function keep(picture: Picture, { object, figure }: FoundImage): void {
    if (figure !== undefined) drawn.addPicture(figure);
    pictures.push({ ...picture, ...drawn.tagsOf(object), paintedAfter: countPicture() });
    top = picture;
  }

  function addImage(image: FoundImage): void {
    const { object, box, holder, figure } = image;
    if (isSpeck(box, source)) {
      specks.push({ object, box });
      return;
    }
    const picture = readShown(object, box, holder);
    // Some programs draw a picture a second time in the same place.
    if (picture !== null && (top === null || !isSamePicture(top, picture))) keep(picture, image);
    else if (figure !== undefined) drawn.addPicture(figure);
  }

  function addStrips(strips: readonly FoundImage[]): void {
    const [first] = strips;
    const picture = drawStrips(strips);
    if (picture !== null && first !== undefined) keep(picture, first);
    else for (const strip of strips) addImage(strip);
  }

  const strips = createStripSearch<FoundImage>(addImage, addStrips);
  return {
    add: strips.add,
    interrupt() {
      strips.end();
      top = null;
    },
    endHeads() {
      strips.end();
      pictures.splice(0, pictures.length, ...pictures.map((picture) => ({ ...picture, isOfHead: true as const })));
    },
    found() {
      strips.end();
      return { pictures: withoutLines(pictures), specks };
    },
  };
}
