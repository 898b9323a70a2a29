import type { Pdfium } from '../../../../formats/pdfium.ts';
import type { Box, DrawnFigure, Fill, Picture, Rule, Shape } from '../model/page-model.ts';
import { limits } from './limits.ts';
import { createPathCollector } from './objects/collect-paths.ts';
import { createDrawnFigures } from './objects/drawn-figures.ts';
import { formHolder, type Holder, pageHolder } from './objects/holder.ts';
import { createShownPictures } from './objects/shown-pictures.ts';
import { joinPieces } from './paths/join-pieces.ts';
import { createClipReader } from './paths/read-clips.ts';
import { type Path, readPath } from './paths/read-path.ts';
import { visibleFills } from './paths/visible-fills.ts';
import { createGradientReader } from './patterns/read-gradient.ts';
import { boundsOf, isOfHead, objectTypes } from './pdfium/page-object.ts';
import { isOffPage, type PageSpace } from './pdfium/page-space.ts';
import { createLoneDrawing } from './pictures/clipped-picture.ts';
import { onePixelPath } from './pictures/one-pixel.ts';
import type { PictureSource } from './pictures/read-picture.ts';
import type { Figure } from './structure/place-elements.ts';
import type { Structure } from './structure/read-tags.ts';
import { thresholds } from './thresholds.ts';

/** Everything on a page except its text. */
export interface PageObjects {
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly shapes: readonly Shape[];
  /** Gradients, if they are of some size, and paths that no shape can show: of too many steps, too large, or cut short. */
  readonly unshaped: readonly Box[];
  readonly pictures: readonly Picture[];
  /** What the structure calls a figure and that consists of paths only. */
  readonly figures: readonly DrawnFigure[];
}

/** What collects the paths, gradients and pictures of one page. */
interface ObjectCollector {
  /** Adds an object of a kind as in `objectTypes`. */
  readonly add: (object: number, kind: number, holder: Holder, figure: Figure | undefined) => void;
  /** The figure of the structure that begins with an object. */
  readonly figureOf: (object: number) => Figure | undefined;
  readonly clipOf: ReturnType<typeof createClipReader>;
  /** Makes the pictures so far parts of running heads. */
  readonly markAsHeads: () => void;
  readonly found: () => PageObjects;
}

/** @param page PDFium's handle of the page. */
function createObjectCollector(
  pdfium: Pdfium,
  source: PictureSource,
  page: number,
  space: PageSpace,
  structure: Structure,
): ObjectCollector {
  const pictures: Picture[] = [];
  const clipOf = createClipReader(pdfium);
  const drawAlone = createLoneDrawing(pdfium, page, space);
  const gradients = createGradientReader(pdfium, page, space, drawAlone);
  const readShown = createShownPictures(pdfium, source, page, space, clipOf, drawAlone);
  const drawn = createDrawnFigures(pdfium, structure);
  const paths = createPathCollector(pdfium, source, page, space, clipOf, pictures);

  /** The path that an object is, a picture of one pixel included; null for others. */
  const pathOf = (object: number, kind: number, box: Box, { matrix }: Holder): Path | null => {
    if (kind === objectTypes.path) return readPath(pdfium, object, box, matrix);
    return kind === objectTypes.image ? onePixelPath(pdfium, source.document, page, object, box) : null;
  };
  const addGradient = (object: number, box: Box, { forms }: Holder) => {
    const fill = gradients.read(object, forms, box);
    if (fill !== null) paths.addGradient(fill);
  };
  const addPicture = (object: number, box: Box, holder: Holder, figure: Figure | undefined) => {
    if (figure !== undefined) drawn.addPicture(figure);
    const picture = readShown(object, box, holder);
    if (picture !== null) pictures.push({ ...picture, ...drawn.tagsOf(object) });
  };
  const add = (object: number, kind: number, holder: Holder, figure: Figure | undefined) => {
    const box = boundsOf(pdfium, object, holder.matrix);
    if (isOffPage(box, space)) return;
    const path = pathOf(object, kind, box, holder);
    if (path !== null) {
      const shown = paths.add({ object, holder, bounds: box, path });
      if (figure !== undefined && shown !== null) drawn.addPath(figure, object, shown);
    } else if (Math.min(box.x1 - box.x0, box.y1 - box.y0) > thresholds.minPictureSide) {
      if (kind === objectTypes.shading) addGradient(object, box, holder);
      else addPicture(object, box, holder, figure);
    }
  };

  return {
    add,
    figureOf: drawn.of,
    clipOf,
    markAsHeads() {
      pictures.splice(0, pictures.length, ...pictures.map((picture) => ({ ...picture, isOfHead: true as const })));
    },
    found() {
      const others = gradients.others();
      const { rules, pieces, fills, shapes, unshaped } = paths.found;
      return {
        rules: joinPieces(rules, pieces),
        fills: visibleFills(fills),
        shapes,
        unshaped: [...unshaped, ...others.unshaped],
        pictures: [...pictures, ...others.pictures],
        figures: drawn.ofPaths(),
      };
    },
  };
}

/** Creates what adds an object to those of its page: of a form XObject, all that it has. */
function createVisit(pdfium: Pdfium, source: PictureSource, { add, figureOf, clipOf }: ObjectCollector) {
  const { api } = pdfium;
  let objectsLeft = limits.maxObjects;
  function visit(object: number, holder: Holder, around?: Figure): void {
    if (objectsLeft-- <= 0) return;
    const kind = api.FPDFPageObj_GetType(object);
    const figure = around ?? figureOf(object);
    if (kind === objectTypes.form && holder.forms.length < limits.maxFormDepth) {
      const own = formHolder(pdfium, object, holder, clipOf, source);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index++) visit(api.FPDFFormObj_GetObject(object, index), own, figure);
    } else if (kind === objectTypes.path || kind === objectTypes.image || kind === objectTypes.shading)
      add(object, kind, holder, figure);
  }
  return visit;
}

/**
 * Reads the rules, fills, shapes and pictures of a page, including those in form XObjects.
 *
 * @param page PDFium's handle of the page.
 * @param structure What the file says about them; no tags for a page without reliable ones. Of an untagged page, how many of
 * its first objects are parts of running heads.
 */
export function readObjects(
  pdfium: Pdfium,
  source: PictureSource,
  page: number,
  space: PageSpace,
  { headObjects = 0, ...structure }: Structure & { readonly headObjects?: number },
): PageObjects {
  const { api } = pdfium;
  const collector = createObjectCollector(pdfium, source, page, space, structure);
  const { markAsHeads, found } = collector;
  const visit = createVisit(pdfium, source, collector);
  const count = api.FPDFPage_CountObjects(page);
  let mayBeBehindHeads = structure.tags.size > 0;
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (mayBeBehindHeads && api.FPDFPageObj_GetType(object) === objectTypes.text) {
      mayBeBehindHeads = false;
      // Word paints running heads and what lies behind them first, and tags such pictures as text.
      if (isOfHead(pdfium, object)) markAsHeads();
    }
    visit(object, pageHolder(space));
    if (index === headObjects - 1) markAsHeads();
  }
  return found();
}
