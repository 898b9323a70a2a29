import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { areaOf, intersection, isInside } from '../../model/box.ts';
import type { Box, Fill, Painted, Picture, Rule, Shape } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { limits } from '../limits.ts';
import type { Piece } from '../paths/join-pieces.ts';
import { linesOfShape } from '../paths/lines-of-shape.ts';
import { type Clip, type ClipReader, clippedRule } from '../paths/read-clips.ts';
import { type Path, rulesAndFills } from '../paths/read-path.ts';
import { readShape } from '../paths/read-shape.ts';
import type { PaintedFill } from '../paths/visible-fills.ts';
import { createPatternReader, type PatternPaint } from '../patterns/read-pattern.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import type { PictureSource } from '../pictures/read-picture.ts';
import { thresholds as shared } from '../thresholds.ts';
import { clipWithin, type Holder, mayFadeIn } from './holder.ts';
import { thresholds } from './thresholds.ts';

const { minPictureSide, maxCorners } = shared;
const { maxExtent } = thresholds;

/** What the paths of a page are, in the order in which they are painted. */
export interface CollectedPaths {
  readonly rules: readonly Rule[];
  /** Parts of rules shorter than any. */
  readonly pieces: readonly Piece[];
  readonly fills: readonly PaintedFill[];
  readonly shapes: readonly Shape[];
  /** Areas of paths that no shape can show. */
  readonly unshaped: readonly Box[];
}

/** A path as PDFium tells it. */
export interface PathObject {
  /** PDFium's handle. */
  readonly object: number;
  readonly holder: Holder;
  readonly bounds: Box;
  readonly path: Path;
}

/** Collects the paths of a page. */
export interface PathCollector {
  /** Adds the next path. Gives where it is seen; null if it is not. */
  readonly add: (path: PathObject) => Box | null;
  /** Adds a gradient that is painted next. */
  readonly addGradient: (fill: Fill & Pick<PaintedFill, 'isOpaque'>) => void;
  readonly found: CollectedPaths;
}

/** How a path is seen. */
interface SeenPath {
  readonly object: number;
  readonly holder: Holder;
  /** In the colour that it has on paper. */
  readonly path: Path;
  readonly clip: Clip | null;
  readonly shown: Box;
  /** How many paths are painted before it; 0 if it may hide none of them. */
  readonly paintedAfter: number;
}

/**
 * Creates an empty collection.
 * @param page PDFium's handle of the page.
 * @param pictures Those that are painted so far.
 */
export function createPathCollector(
  pdfium: Pdfium,
  source: PictureSource,
  page: number,
  space: PageSpace,
  clipOf: ClipReader,
  pictures: readonly Picture[],
): PathCollector {
  const { api } = pdfium;
  const rules: Rule[] = [];
  const pieces: Piece[] = [];
  const fills: PaintedFill[] = [];
  const shapes: Shape[] = [];
  const unshaped: Box[] = [];
  const patternOf = createPatternReader(pdfium, page, space);
  /** The share of the page that a box covers. */
  const shareOf = (box: Box) => areaOf(box) / (space.width * space.height);
  let paths = 0;

  /** What a path is painted with if that may be a pattern, or fades away; null for its own colour. */
  const paintOf = ({ object, holder, path }: PathObject, shown: Box, mayFade: boolean): PatternPaint | null => {
    const isOutline = path.fill === null;
    const isSampled =
      (path.fill ?? path.stroke) !== null && Math.min(shown.x1 - shown.x0, shown.y1 - shown.y0) > minPictureSide;
    if (!isSampled || !(source.mayHavePatterns || mayFade)) return null;
    const isRectangle = !isOutline && path.isRectangle;
    return patternOf({ object, forms: holder.forms, shown, isRectangle, isOutline, mayFade });
  };

  /** Adds rules and fills. Tells whether the path is any. */
  const addRulesAndFills = (
    { path, clip, paintedAfter }: SeenPath,
    over: Pick<Painted, 'onPicture'>,
  ): { readonly isRules: boolean; readonly isFill: boolean } => {
    const parts = rulesAndFills(path, space);
    const ruled = over.onPicture === undefined ? parts.rules : parts.rules.map((rule) => ({ ...rule, ...over }));
    rules.push(...(clip === null ? ruled : ruled.flatMap((rule) => clippedRule(rule, clip))));
    pieces.push(...parts.pieces);
    for (const fill of parts.fills) {
      const within = clip === null ? fill : intersection(fill, clip.box);
      if (within !== null) fills.push({ ...fill, ...within, ...over, isOpaque: path.isOpaque, paintedAfter });
    }
    return { isRules: parts.rules.length > 0, isFill: parts.fills.length > 0 };
  };

  /** Adds the shapes of a path, of which straight strokes are rules. Tells whether it has any. */
  const addShapes = (
    { object, holder, path, clip, paintedAfter }: SeenPath,
    over: Pick<Painted, 'onPicture'>,
  ): boolean => {
    const read = readShape(pdfium, object, holder.matrix, path, clip);
    for (const shape of read ?? []) {
      const lines = rules.length > limits.maxObjects ? [] : linesOfShape(shape);
      for (const line of lines) rules.push(...rulesAndFills({ ...path, box: line, segments: 2 }, space).rules);
      if (lines.length === 0) shapes.push({ ...shape, ...over, paintedAfter });
    }
    return read !== null;
  };

  const addSeen = (seen: SeenPath): void => {
    const { path, clip, shown } = seen;
    const isPainted = (path.fill ?? path.stroke) !== null;
    const [across, down] = [shown.x1 - shown.x0, shown.y1 - shown.y0];
    if (across > maxExtent * space.width || down > maxExtent * space.height) {
      // Bounds reach as far as outlines would with all corners pointed: those of a jagged curve, beyond the page.
      if (isPainted && path.segments > maxCorners) unshaped.push(shown);
      return;
    }
    const isOver = pictures.some((picture) => isInside(shown, picture, thresholds.onPictureRoom));
    const over = isOver ? ({ onPicture: 'behind-text' } as const) : {};
    const { isRules, isFill } = addRulesAndFills(seen, over);
    const isShape = !isRules && !isFill && shapes.length < limits.maxShapes;
    const isLost = isShape && !addShapes(seen, over);
    const isLong = isShape && path.segments > limits.maxShapeSteps;
    const isCut = clip !== null && (isLost || (isFill && !clip.isRectangle));
    const isLarge = shareOf(shown) > thresholds.minCutShare;
    if (isPainted && (isLong || (isCut && isLarge))) unshaped.push(shown);
  };

  const add = (painted: PathObject): Box | null => {
    const { object, holder, bounds, path: plain } = painted;
    paths++;
    const clip = clipWithin(object, holder, clipOf);
    const shown = clip === null ? bounds : intersection(bounds, clip.box);
    if (shown === null) return null;
    const isSoft = mayFadeIn(pdfium, object, holder, source);
    const paint = paintOf(painted, shown, isSoft);
    const coloured = plain.fill === null ? 'stroke' : 'fill';
    const path: Path = paint === null ? plain : { ...plain, sheer: undefined, [coloured]: paint.colour };
    // White that is blended with what is painted before it, or cut to some shape, is not known to hide that.
    const isBlended = path.sheer === undefined && (isSoft || api.FPDFPageObj_HasTransparency(object));
    const paintedAfter = path.fill === paper && (clip?.isRectangle === false || isBlended) ? 0 : paths;
    if (paint?.isEven === false && shareOf(shown) > shared.minGradientShare) unshaped.push(shown);
    else addSeen({ object, holder, path, clip, shown, paintedAfter });
    return (path.fill ?? path.stroke) === null ? null : shown;
  };

  return {
    add,
    addGradient: (fill) => fills.push({ ...fill, paintedAfter: ++paths }),
    found: { rules, pieces, fills, shapes, unshaped },
  };
}
