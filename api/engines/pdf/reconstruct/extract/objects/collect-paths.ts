import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { areaOf, isInside, meet } from '../../model/box.ts';
import type { Box, Fill, Painted, Picture, Rule, Shape } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { limits } from '../limits.ts';
import { areasOfShape } from '../paths/areas-of-shape.ts';
import { enclosedShare } from '../paths/clipped-shapes.ts';
import type { Piece } from '../paths/join-pieces.ts';
import { linesOfShape } from '../paths/lines-of-shape.ts';
import { type Clip, type ClipReader, clippedBox, clippedRule } from '../paths/read-clips.ts';
import { rulesAndFills } from '../paths/read-path.ts';
import { readShape } from '../paths/read-shape.ts';
import type { PaintedFill } from '../paths/visible-fills.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import type { PictureSource } from '../pictures/read-picture.ts';
import { thresholds as shared } from '../thresholds.ts';
import { createPathSight, isPainted, type PathObject, type SeenPath } from './seen-path.ts';
import { thresholds } from './thresholds.ts';

const { maxCorners, minGradientShare } = shared;
const { maxExtent, minCutShare, maxCutOutShare, onPictureRoom, maxAreasBeyond } = thresholds;

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

/** The same while paths are added. */
interface Collected {
  readonly rules: Rule[];
  readonly pieces: Piece[];
  readonly fills: PaintedFill[];
  readonly shapes: Shape[];
  readonly unshaped: Box[];
}

/** Collects the paths of a page. */
export interface PathCollector {
  /** Adds the next path. Gives where it is seen, in points on the page; null if it is not. */
  readonly add: (path: PathObject) => Box | null;
  /** Adds a gradient that is painted next. */
  readonly addGradient: (fill: Fill & Pick<PaintedFill, 'isOpaque'>) => void;
  /** Counts a picture that is painted next. Gives its place in the order of painting. */
  readonly countPicture: () => number;
  readonly found: CollectedPaths;
}

/** What a path has in common with all that it becomes. */
interface Over extends Pick<Painted, 'onPicture'> {
  /** How many paths and pictures are painted before it; 0 if it may hide none of them. */
  readonly paintedAfter: number;
}

/** The share of the page that a box covers. */
const shareOf = (box: Box, { width, height }: PageSpace) => areaOf(box) / (width * height);

/**
 * Whether the bounds of a path reach far beyond the page. They reach as far as outlines would with all corners pointed:
 * those of a jagged curve, too far.
 */
const isBeyond = ({ x0, x1, y0, y1 }: Box, { width, height }: PageSpace) =>
  x1 - x0 > maxExtent * width || y1 - y0 > maxExtent * height;

/** Rules that are painted on a picture, if what they are read from is. */
const withPlace = (rules: readonly Rule[], { onPicture, paintedAfter }: Over): readonly Rule[] =>
  onPicture === undefined ? rules : rules.map((rule) => ({ ...rule, onPicture, paintedAfter }));

/**
 * The outline of a clip that cuts a small area out of a fill, as Quartz paints shapes; null if the fill is most of its box, or
 * is not known to be all of the clip. Large ones are drawn.
 */
function cutOutOf(fill: Fill, { box, isRectangle, steps }: Clip, space: PageSpace): Shape | null {
  const isSmall = !isRectangle && shareOf(box, space) <= minCutShare;
  if (
    !isSmall ||
    steps === undefined ||
    !isInside(box, fill, shared.samePlace) ||
    enclosedShare(steps) > maxCutOutShare
  )
    return null;
  const { colour, sheer } = fill;
  return { ...box, steps, fill: colour, stroke: null, width: 0, ...(sheer && { sheer }) };
}

/** Adds the rules and fills that a path consists of. Tells whether it is any. */
function addRulesAndFills(
  found: Collected,
  { path, clip, mayHide }: SeenPath,
  { paintedAfter, ...over }: Over,
  space: PageSpace,
): { readonly isRules: boolean; readonly isFill: boolean } {
  const parts = rulesAndFills(path, space);
  const ruled = withPlace(parts.rules, { ...over, paintedAfter });
  found.rules.push(...(clip === null ? ruled : ruled.flatMap((rule) => clippedRule(rule, clip))));
  found.pieces.push(...parts.pieces);
  for (const fill of parts.fills) {
    const cutOut = clip === null ? null : cutOutOf(fill, clip, space);
    const within = clippedBox(fill, clip);
    if (cutOut !== null) found.shapes.push({ ...cutOut, ...over, paintedAfter });
    else if (within !== null) {
      const hides = mayHide && path.isOpaque && fill.colour === paper && found.rules.length > 0;
      const below = hides ? { rulesBelow: found.rules.length } : {};
      found.fills.push({ ...fill, ...within, ...over, isOpaque: path.isOpaque, ...below, paintedAfter });
    }
  }
  return { isRules: parts.rules.length > 0, isFill: parts.fills.length > 0 };
}

/** Adds the shapes of a path, of which straight strokes are rules, and rectangles areas. */
function addShapes(found: Collected, shapes: readonly Shape[], { path }: SeenPath, over: Over, space: PageSpace): void {
  for (const shape of shapes) {
    const areas = areasOfShape(shape).map((area) => ({ ...area, isOpaque: path.isOpaque, ...over }));
    found.fills.push(...areas);
    if (areas.length > 0) continue;
    const lines = found.rules.length > limits.maxObjects ? [] : linesOfShape(shape);
    const rules = lines.flatMap(
      (line) => rulesAndFills({ ...path, isBroken: false, isRectangle: false, box: line, segments: 2 }, space).rules,
    );
    found.rules.push(...withPlace(rules, over));
    // Marks shorter than any rule are seen, too.
    if (rules.length === 0) found.shapes.push({ ...shape, ...over });
  }
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
  const found: Collected = { rules: [], pieces: [], fills: [], shapes: [], unshaped: [] };
  const see = createPathSight(pdfium, source, page, space, clipOf);
  let paths = 0;

  /** Areas that are painted over a part of a picture, and reach beyond it: so what is painted on them later is over it, too. */
  const beyond: Box[] = [];
  const isOnPicture = ({ shown, path }: SeenPath) => {
    const below = [...pictures, ...beyond];
    if (below.some((area) => isInside(shown, area, onPictureRoom))) return true;
    const isOver = below.some((area) => meet(shown, area, -onPictureRoom));
    if (isOver && path.fill !== null && beyond.length < maxAreasBeyond) beyond.push(shown);
    return isOver;
  };

  /** Adds what a path consists of. Tells whether that shows all of it. */
  const addParts = (seen: SeenPath): boolean => {
    const { object, holder, path, clip, shown, mayHide } = seen;
    const over: Over = { ...(isOnPicture(seen) && { onPicture: 'behind-text' }), paintedAfter: mayHide ? paths : 0 };
    const { isRules, isFill } = addRulesAndFills(found, seen, over, space);
    const isOther = !isRules && !isFill;
    const isShape = isOther && found.shapes.length < limits.maxShapes;
    const shapes = isShape ? readShape(pdfium, object, holder.matrix, path, clip) : [];
    addShapes(found, shapes ?? [], seen, over, space);
    const isBeyondLimit = isShape ? path.segments > limits.maxShapeSteps : isOther;
    const isCut = clip !== null && (shapes === null || (isFill && !clip.isRectangle));
    return !isBeyondLimit && !(isCut && shareOf(shown, space) > minCutShare);
  };

  const collect = (seen: SeenPath): void => {
    const { path, shown, isEven } = seen;
    if (!isEven && shareOf(shown, space) > minGradientShare) found.unshaped.push(shown);
    else if (isBeyond(shown, space)) {
      if (isPainted(path) && path.segments > maxCorners) found.unshaped.push(shown);
    } else if (!addParts(seen) && isPainted(path)) found.unshaped.push(shown);
  };

  return {
    add(path) {
      paths++;
      const seen = see(path);
      if (seen === null) return null;
      collect(seen);
      return isPainted(seen.path) ? seen.shown : null;
    },
    addGradient: (fill) => found.fills.push({ ...fill, paintedAfter: ++paths }),
    countPicture: () => ++paths,
    found,
  };
}
