import type { Pdfium } from '../../../../formats/pdfium.ts';
import { boxAroundAll, intersection, isInside } from '../model/box.ts';
import type { Box, DrawnFigure, Fill, Picture, Rule, Shape } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { limits } from './limits.ts';
import { joinPieces, type Piece } from './paths/join-pieces.ts';
import { linesOfShape } from './paths/lines-of-shape.ts';
import { type Clip, clippedByAll, clippedRule, createClipReader } from './paths/read-clips.ts';
import { type Path, readPath, rulesAndFills } from './paths/read-path.ts';
import { readShape } from './paths/read-shape.ts';
import { type PaintedFill, visibleFills } from './paths/visible-fills.ts';
import { createFadeReader } from './patterns/read-fade.ts';
import { createGradientReader } from './patterns/read-gradient.ts';
import { createPatternReader } from './patterns/read-pattern.ts';
import { type Matrix, multiply } from './pdfium/matrix.ts';
import { boundsOf, isOfHead, matrixOf, objectTypes } from './pdfium/page-object.ts';
import type { PageSpace } from './pdfium/page-space.ts';
import { createLoneDrawing, croppedPicture } from './pictures/clipped-picture.ts';
import { onePixelPath } from './pictures/one-pixel.ts';
import { isOpaquePng } from './pictures/png.ts';
import { type PictureSource, readPicture } from './pictures/read-picture.ts';
import type { Figure, Structure } from './structure/read-tags.ts';
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

/** What holds an object: the page, or a form on it. */
interface Holder {
  /** From its coordinates to those of the page. */
  readonly matrix: Matrix;
  /** PDFium's handles of the forms, the outermost first. */
  readonly forms: readonly number[];
  /** What those forms are clipped to. */
  readonly clip: Clip | null;
  /** Whether any of them may be painted through a soft mask. */
  readonly mayFade: boolean;
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
  { tags, figures, headObjects = 0 }: Structure & { readonly headObjects?: number },
): PageObjects {
  const { api } = pdfium;
  const {
    minPictureSide,
    path: { maxExtent },
  } = thresholds;
  const rules: Rule[] = [];
  const pieces: Piece[] = [];
  const fills: PaintedFill[] = [];
  const shapes: Shape[] = [];
  const pictures: Picture[] = [];
  const unshaped: Box[] = [];
  let objectsLeft = limits.maxObjects;
  const clipOf = createClipReader(pdfium);
  const drawAlone = createLoneDrawing(pdfium, page, space);
  const gradients = createGradientReader(pdfium, page, space, drawAlone);
  /** The paths of figures, with one of their objects; none for one with a picture. */
  const drawn = new Map<Figure, { readonly object: number; readonly paths: Box[] } | null>();
  const figureOf = (object: number) =>
    figures.size === 0 ? undefined : figures.get(api.FPDFPageObj_GetMarkedContentID(object));

  const patternOf = createPatternReader(pdfium, page, space);
  const isFading = createFadeReader(pdfium, page, space);
  const mayFade = (object: number, holder: Holder) =>
    source.mayHaveSoftMasks && (holder.mayFade || api.FPDFPageObj_HasTransparency(object));

  let paths = 0;
  const addPath = (object: number, holder: Holder, bounds: Box, plain: Path, figure: Figure | undefined): void => {
    const { matrix, forms } = holder;
    paths++;
    const clip = clipOf(object, matrix);
    const shown = clip === null ? bounds : intersection(bounds, clip.box);
    if (shown === null) return;
    const isOutline = plain.fill === null;
    const isSampled =
      (plain.fill ?? plain.stroke) !== null && Math.min(shown.x1 - shown.x0, shown.y1 - shown.y0) > minPictureSide;
    const isSoft = mayFade(object, holder);
    const isRectangle = !isOutline && plain.isRectangle;
    const pattern =
      isSampled && (source.mayHavePatterns || isSoft)
        ? patternOf({ object, forms, shown, isRectangle, isOutline, mayFade: isSoft })
        : null;
    const path: Path =
      pattern === null ? plain : { ...plain, sheer: undefined, [isOutline ? 'stroke' : 'fill']: pattern.colour };
    // White that is blended with what is painted before it, or cut to some shape, is not known to hide that.
    const isBlended = path.sheer === undefined && (isSoft || api.FPDFPageObj_HasTransparency(object));
    const paintedAfter = path.fill === paper && (clip?.isRectangle === false || isBlended) ? 0 : paths;
    const isPainted = (path.fill ?? path.stroke) !== null;
    if (figure !== undefined && isPainted) {
      if (!drawn.has(figure)) drawn.set(figure, { object, paths: [] });
      drawn.get(figure)?.paths.push(shown);
    }
    const [across, down] = [shown.x1 - shown.x0, shown.y1 - shown.y0];
    const share = (across * down) / (space.width * space.height);
    if (pattern?.isEven === false && share > thresholds.minGradientShare) {
      unshaped.push(shown);
      return;
    }
    if (across > maxExtent * space.width || down > maxExtent * space.height) {
      // Bounds reach as far as outlines would with all corners pointed: those of a jagged curve, beyond the page.
      if (isPainted && path.segments > thresholds.path.maxCorners) unshaped.push(shown);
      return;
    }
    const parts = rulesAndFills(path, space);
    const isOver = pictures.some((picture) => isInside(shown, picture, thresholds.onPictureRoom));
    const over = isOver ? ({ onPicture: 'behind-text' } as const) : {};
    const isFill = parts.fills.length > 0;
    const ruled = isOver ? parts.rules.map((rule) => ({ ...rule, ...over })) : parts.rules;
    rules.push(...(clip === null ? ruled : ruled.flatMap((rule) => clippedRule(rule, clip))));
    pieces.push(...parts.pieces);
    for (const fill of parts.fills) {
      const within = clip === null ? fill : intersection(fill, clip.box);
      if (within !== null) fills.push({ ...fill, ...within, ...over, isOpaque: path.isOpaque, paintedAfter });
    }
    const isShape = parts.rules.length === 0 && !isFill && shapes.length < limits.maxShapes;
    const read = isShape ? readShape(pdfium, object, matrix, path, clip) : null;
    const isLong = isShape && path.segments > limits.maxShapeSteps;
    const isCut = clip !== null && ((isShape && read === null) || (isFill && !clip.isRectangle));
    const isLarge = share > thresholds.minCutShare;
    if (isPainted && (isLong || (isCut && isLarge))) unshaped.push(shown);
    for (const shape of read ?? []) {
      const lines = rules.length > limits.maxObjects ? [] : linesOfShape(shape);
      for (const line of lines) rules.push(...rulesAndFills({ ...path, box: line, segments: 2 }, space).rules);
      if (lines.length === 0) shapes.push({ ...shape, ...over, paintedAfter });
    }
  };
  const addPicture = (object: number, box: Box, holder: Holder): void => {
    const { matrix, forms, clip: outer } = holder;
    const clip = clippedByAll([outer, clipOf(object, matrix)]);
    const shown = clip === null ? box : intersection(box, clip.box);
    if (shown === null || Math.min(shown.x1 - shown.x0, shown.y1 - shown.y0) <= minPictureSide) return;
    const file = readPicture(pdfium, source, page, object, box, matrix);
    if (file === null) return;
    // Where PDFium renders a picture, it is cut by its own clip.
    const isUncut = file.format === 'jpeg' || outer?.isRectangle === false;
    const hidesAll = file.format === 'jpeg' || isOpaquePng(file.bytes);
    const isSoft = hidesAll && mayFade(object, holder) && isFading(object, forms, shown);
    const isCut = (clip?.isRectangle === false && isUncut) || isSoft;
    const cut = isCut ? drawAlone(object, forms, shown) : null;
    pictures.push({ ...(cut ?? croppedPicture(file, box, shown)), ...tagsOf(object) });
  };
  const visit = (object: number, holder: Holder, around?: Figure): void => {
    if (objectsLeft-- <= 0) return;
    const kind = api.FPDFPageObj_GetType(object);
    const figure = around ?? figureOf(object);
    const { matrix, forms } = holder;
    if (kind === objectTypes.form && forms.length < limits.maxFormDepth) {
      const own = {
        matrix: multiply(matrixOf(pdfium, object), matrix),
        forms: [...forms, object],
        clip: clippedByAll([holder.clip, clipOf(object, matrix)]),
        mayFade: mayFade(object, holder),
      };
      const count = api.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index++) visit(api.FPDFFormObj_GetObject(object, index), own, figure);
      return;
    }
    if (kind !== objectTypes.path && kind !== objectTypes.image && kind !== objectTypes.shading) return;
    const box = boundsOf(pdfium, object, matrix);
    const isOutside = box.x1 < 0 || box.y1 < 0 || box.x0 > space.width || box.y0 > space.height;
    if (isOutside) return;
    const path =
      kind === objectTypes.path
        ? readPath(pdfium, object, box, matrix)
        : kind === objectTypes.image
          ? onePixelPath(pdfium, source.document, page, object, box)
          : null;
    if (path !== null) {
      addPath(object, holder, box, path, figure);
      return;
    }
    if (Math.min(box.x1 - box.x0, box.y1 - box.y0) <= minPictureSide) return;
    if (kind === objectTypes.shading) {
      const fill = gradients.read(object, forms, box);
      if (fill !== null) fills.push({ ...fill, paintedAfter: ++paths });
      return;
    }
    if (figure !== undefined) drawn.set(figure, null);
    addPicture(object, box, holder);
  };
  /** What the structure says about a picture or a figure. */
  const tagsOf = (object: number): Pick<DrawnFigure, 'cell' | 'isOfHead' | 'description'> => {
    const id = api.FPDFPageObj_GetMarkedContentID(object);
    const { description = '' } = figures.get(id) ?? {};
    const described = description === '' ? {} : { description };
    if (tags.size === 0) return described;
    const cell = tags.get(id)?.cell ?? null;
    return { ...described, ...(cell !== null && { cell }), ...(isOfHead(pdfium, object) && { isOfHead: true }) };
  };

  const markAsHeads = () => {
    pictures.splice(0, pictures.length, ...pictures.map((picture) => ({ ...picture, isOfHead: true as const })));
  };
  const count = api.FPDFPage_CountObjects(page);
  let mayBeBehindHeads = tags.size > 0;
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (mayBeBehindHeads && api.FPDFPageObj_GetType(object) === objectTypes.text) {
      mayBeBehindHeads = false;
      // Word paints running heads and what lies behind them first, and tags such pictures as text.
      if (isOfHead(pdfium, object)) markAsHeads();
    }
    visit(object, { matrix: space.matrix, forms: [], clip: null, mayFade: false });
    if (index === headObjects - 1) markAsHeads();
  }
  const others = gradients.others();
  const ofPaths = [...drawn.values()].flatMap((each) =>
    each === null || each.paths.length < thresholds.minFigurePaths
      ? []
      : [{ ...boxAroundAll(each.paths), ...tagsOf(each.object) }],
  );
  return {
    rules: joinPieces(rules, pieces),
    fills: visibleFills(fills),
    shapes,
    unshaped: [...unshaped, ...others.unshaped],
    pictures: [...pictures, ...others.pictures],
    figures: ofPaths,
  };
}
