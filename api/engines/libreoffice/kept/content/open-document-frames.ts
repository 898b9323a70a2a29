import { inches } from '../../../../formats/lengths.ts';
import type { PassageGatherer } from '../gather-passages.ts';
import { isOffPage, type Place } from '../place.ts';
import type { Attributes, OpenDocumentStyles } from './open-document-styles.ts';

/** The frames and shapes of a document, by the elements of its body. */
export interface OpenDocumentFrames {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close: (name: string) => void;
  /** Whether what is read now is in a box or a shape. */
  readonly isInBox: () => boolean;
  /** Whether the document consists of slides. */
  readonly isSlides: () => boolean;
}

/** Whether a picture is in the package: by a relative path into it, or as bytes in the element. */
const isCarried = (attributes: Attributes) => !/^(\w+:|\/|\.\.)/.test(attributes['xlink:href'] ?? '');

function placeOf(attributes: Attributes): Partial<Place> {
  const [x, y] = [inches(attributes['svg:x']), inches(attributes['svg:y'])];
  const [width, height] = [inches(attributes['svg:width']), inches(attributes['svg:height'])];
  return x === undefined || y === undefined || width === undefined ? {} : { x, y, width, height: height ?? 0 };
}

/**
 * Creates a watch on frames and shapes: passages that are off the slide are forgotten, those of Fontwork set apart.
 *
 * @param onPicture Called with each picture that is shown.
 */
export function createOpenDocumentFrames(
  gatherer: PassageGatherer,
  page: OpenDocumentStyles['page'],
  onPicture: () => void,
): OpenDocumentFrames {
  let isSlides = false;
  let boxes = 0;
  /** For each frame that is open, whether the content that it shows has been met. */
  const shownFirst: boolean[] = [];
  /** Where the passages of each custom shape that is open begin, and whether they are Fontwork. */
  const customShapes: { readonly mark: number; isFontwork: boolean }[] = [];
  /** Elements with a place of their own that are open. */
  const placed: { readonly name: string; readonly mark: number; readonly place: Partial<Place> }[] = [];

  const endPlaced = (name: string) => {
    const last = placed.at(-1);
    if (last?.name !== name) return;
    placed.pop();
    if (isSlides && placed.length === 0 && isOffPage(last.place, page)) gatherer.forget(last.mark);
  };

  return {
    open(name, attributes) {
      if (name === 'presentation') isSlides = true;
      if (attributes['svg:x'] !== undefined) placed.push({ name, mark: gatherer.mark(), place: placeOf(attributes) });
      if (name === 'frame') shownFirst.push(false);
      // The first of a frame's contents is shown, the others stand for it where it cannot be (§10.4.2).
      if (/^(image|object|object-ole|table|plugin)$/.test(name) && shownFirst.at(-1) === false) {
        shownFirst[shownFirst.length - 1] = true;
        if (name === 'image' && isCarried(attributes)) onPicture();
      }
      if (name === 'text-box' || name === 'custom-shape') boxes++;
      if (name === 'custom-shape') customShapes.push({ mark: gatherer.mark(), isFontwork: false });
      const customShape = customShapes.at(-1);
      // Text along a path (OpenDocument 1.3 part 3, §19.232), of which a PDF has the outlines.
      if (customShape && attributes['draw:text-path'] === 'true') customShape.isFontwork = true;
    },
    close(name) {
      if (name === 'frame') shownFirst.pop();
      if (name === 'text-box' || name === 'custom-shape') boxes--;
      if (name === 'custom-shape') {
        const customShape = customShapes.pop();
        if (customShape?.isFontwork) gatherer.outline(customShape.mark);
      }
      endPlaced(name);
    },
    isInBox: () => boxes > 0,
    isSlides: () => isSlides,
  };
}
