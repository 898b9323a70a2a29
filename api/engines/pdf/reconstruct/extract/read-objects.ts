import type { Pdfium } from '../../../../formats/pdfium.ts';
import type { Box, DrawnFigure, Fill, Picture, Rule, Shape } from '../model/page-model.ts';
import { createPathCollector } from './objects/collect-paths.ts';
import { createPictureCollector, type PictureCollector, type Speck } from './objects/collect-pictures.ts';
import { createStripDrawing } from './objects/draw-strips.ts';
import { createDrawnFigures } from './objects/drawn-figures.ts';
import { formHolder, type Holder, pageHolder } from './objects/holder.ts';
import { createShownPictures } from './objects/shown-pictures.ts';
import { withoutHiddenParts } from './paths/hidden-parts.ts';
import { joinPieces } from './paths/join-pieces.ts';
import { linesOfSpecks } from './paths/lines-of-specks.ts';
import { createClipReader } from './paths/read-clips.ts';
import { type Path, readPath } from './paths/read-path.ts';
import { withoutStripes } from './paths/stripes.ts';
import { visibleFills } from './paths/visible-fills.ts';
import { createGradientReader } from './patterns/read-gradient.ts';
import { boundsOf, isOfHead, objectTypes } from './pdfium/page-object.ts';
import { isOffPage, type PageSpace } from './pdfium/page-space.ts';
import { visitObjects } from './pdfium/visit-objects.ts';
import { createLoneDrawing } from './pictures/clipped-picture.ts';
import { darkestColour } from './pictures/darkest-colour.ts';
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
  /**
   * Gradients, if they are of some size or drawn as stripes, and paths that no shape can show: of too many steps, too large, or
   * cut short.
   */
  readonly unshaped: readonly Box[];
  readonly pictures: readonly Picture[];
  /** What the structure calls a figure and that consists of paths only. */
  readonly figures: readonly DrawnFigure[];
}

/** What collects the paths, gradients and pictures of one page. */
interface ObjectCollector {
  readonly pdfium: Pdfium;
  readonly source: PictureSource;
  /** PDFium's handle of the page. */
  readonly page: number;
  readonly space: PageSpace;
  readonly clipOf: ReturnType<typeof createClipReader>;
  readonly gradients: ReturnType<typeof createGradientReader>;
  readonly drawn: ReturnType<typeof createDrawnFigures>;
  readonly paths: ReturnType<typeof createPathCollector>;
  readonly pictures: PictureCollector;
}

/** An object of a page, of a kind as in `objectTypes`, with what it is in and the figure that the structure has of it. */
interface FoundObject {
  readonly object: number;
  readonly kind: number;
  readonly holder: Holder;
  readonly figure: Figure | undefined;
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
  const drawn = createDrawnFigures(pdfium, structure);
  const paths = createPathCollector(pdfium, source, page, space, clipOf, pictures);
  const readShown = createShownPictures(pdfium, source, page, space, clipOf, drawAlone);
  const drawStrips = createStripDrawing(pdfium, clipOf, drawAlone);
  const { countPicture } = paths;
  return {
    pdfium,
    source,
    page,
    space,
    clipOf,
    gradients: createGradientReader(pdfium, page, space, drawAlone),
    drawn,
    paths,
    pictures: createPictureCollector({ source, readShown, drawStrips, drawn, countPicture }, pictures),
  };
}

/** The path that an object is, a picture of one pixel included; null for others. */
function pathOf(
  { pdfium, source, page }: ObjectCollector,
  { object, kind, holder }: FoundObject,
  box: Box,
): Path | null {
  if (kind === objectTypes.path) return readPath(pdfium, object, box, holder.matrix);
  return kind === objectTypes.image ? onePixelPath(pdfium, source.document, page, object, box) : null;
}

function addGradient({ gradients, paths }: ObjectCollector, { object, holder }: FoundObject, box: Box): void {
  const fill = gradients.read(object, holder.forms, box);
  if (fill !== null) paths.addGradient(fill);
}

function addObject(collector: ObjectCollector, found: FoundObject): void {
  const { drawn, paths, pdfium, pictures, space } = collector;
  const { object, kind, holder, figure } = found;
  const box = boundsOf(pdfium, object, holder.matrix);
  if (isOffPage(box, space)) return;
  const path = pathOf(collector, found, box);
  if (path === null && kind === objectTypes.image) {
    pictures.add({ object, box, holder, figure });
    return;
  }
  pictures.interrupt();
  if (path !== null) {
    const shown = paths.add({ object, holder, bounds: box, path });
    if (figure !== undefined && shown !== null) drawn.addPath(figure, object, shown);
  } else if (kind === objectTypes.shading && Math.min(box.x1 - box.x0, box.y1 - box.y0) > thresholds.minPictureSide)
    addGradient(collector, found, box);
}

/** The rules that dots make. */
function dottedRules({ pdfium, source, page }: ObjectCollector, specks: readonly Speck[]): readonly Rule[] {
  return linesOfSpecks(specks).flatMap(({ line, first }) => {
    const colour = darkestColour(pdfium, source.document, page, first.object);
    return colour === null ? [] : { ...line, colour };
  });
}

function foundBy(collector: ObjectCollector): PageObjects {
  const { drawn, gradients, paths } = collector;
  const { pictures, specks } = collector.pictures.found();
  const others = gradients.others();
  const { rules, pieces, fills, shapes, unshaped } = paths.found;
  const lines = withoutStripes(withoutHiddenParts(rules, fills));
  return {
    rules: [...joinPieces(lines.rules, pieces), ...dottedRules(collector, specks)],
    fills: visibleFills(fills),
    shapes,
    unshaped: [...unshaped, ...lines.areas, ...others.unshaped],
    pictures: [...pictures, ...others.pictures],
    figures: drawn.ofPaths(),
  };
}

/** What surrounds the objects of a page or form, with the figure that all of them are in. */
interface Around {
  readonly holder: Holder;
  readonly figure: Figure | undefined;
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
  const collector = createObjectCollector(pdfium, source, page, space, structure);
  const { clipOf, drawn, pictures } = collector;
  const figureOf = (object: number, { figure }: Around) => figure ?? drawn.of(object);
  let mayBeBehindHeads = structure.tags.size > 0;
  const around: Around = { holder: pageHolder(space), figure: undefined };
  visitObjects(pdfium, page, around, {
    enter: (form, outer) => ({
      holder: formHolder(pdfium, form, outer.holder, clipOf, source),
      figure: figureOf(form, outer),
    }),
    visit(object, kind, outer) {
      const { holder } = outer;
      if (kind !== objectTypes.text) addObject(collector, { object, kind, holder, figure: figureOf(object, outer) });
      else if (mayBeBehindHeads && holder.forms.length === 0) {
        mayBeBehindHeads = false;
        // Word paints running heads and what lies behind them first, and tags such pictures as text.
        if (isOfHead(pdfium, object)) pictures.endHeads();
      }
    },
    passed(index) {
      if (index === headObjects - 1) pictures.endHeads();
    },
  });
  return foundBy(collector);
}
