import type { IsRepeated } from '../../marks/repeated-shapes.ts';
import { areaOf, boxAroundAll, isInside, isWithin, meet, middleOf } from '../../model/box.ts';
import { type Point, pointsOf } from '../../model/drawings/path-steps.ts';
import type { Box, Page, Shape } from '../../model/page-model.ts';
import { type Cluster, clustersOf } from '../clusters.ts';
import { type PageSegments, pageSegments } from '../page-segments.ts';
import { thresholds as shared } from '../thresholds.ts';
import { withoutAcross } from './across-text.ts';
import { arrowEnds } from './arrow-outlines.ts';
import { blockArrowheads } from './block-arrows.ts';
import { gradientBoxes } from './gradient-boxes.ts';
import { areJoinedBoxes } from './joined-boxes.ts';
import { areOfBoxes } from './long-labels.ts';
import { thresholds } from './thresholds.ts';

const lengthOf = ({ x0, x1, y0, y1 }: Box) => Math.hypot(x1 - x0, y1 - y0);

/** The area that the steps of a path enclose, with the points that steer its curves as corners, in square points. */
function enclosedBy({ steps }: Shape): number {
  const parts: Point[][] = [];
  for (const step of steps) {
    if (step.type === 'move' || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(...pointsOf(step));
  }
  return parts.reduce((sum, corners) => {
    const doubled = corners.reduce((of, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
      return of + x * nextY - nextX * y;
    }, 0);
    return sum + Math.abs(doubled) / 2;
  }, 0);
}

/** Whether a shape is the outline of a line: word processors draw lines with arrowheads as narrow areas. */
const isOutlinedLine = (shape: Shape) =>
  shape.fill !== null &&
  lengthOf(shape) > thresholds.minLine &&
  shape.steps.length <= thresholds.maxLineSteps &&
  enclosedBy(shape) < thresholds.maxLineWidth * lengthOf(shape);

/** Whether a shape is an open line, such as an arrow between two boxes or the curve of a diagram. */
const isOpenLine = (shape: Shape) =>
  (shape.fill === null &&
    shape.stroke !== null &&
    shape.steps.at(-1)?.type !== 'close' &&
    lengthOf(shape) > thresholds.minLine) ||
  isOutlinedLine(shape);

/** Whether a shape fills as little of its box as a triangle. */
const isPointed = (shape: Shape) =>
  shape.steps.length <= thresholds.arrowhead.maxSteps &&
  enclosedBy(shape) < thresholds.arrowhead.maxAreaShare * areaOf(shape);

/**
 * The heads of arrows whose shafts run across or up and down, so that they are rules: triangles at the end of one, as
 * between the boxes of a diagram of classes.
 */
function thinArrowheads({ shapes, rules }: Pick<Page, 'shapes' | 'rules'>): readonly Shape[] {
  const { minSize, maxSize, reach } = thresholds.arrowhead;
  const heads = shapes.filter((shape) => {
    const [width, height] = [shape.x1 - shape.x0, shape.y1 - shape.y0];
    const isSmall = Math.min(width, height) > minSize && Math.max(width, height) < maxSize;
    return isSmall && isPointed(shape);
  });
  if (heads.length === 0) return [];
  const shafts = rules.filter((rule) => lengthOf(rule) > thresholds.minLine);
  return heads.filter((head) =>
    shafts.some(({ x0, y0, x1, y1 }) =>
      [
        { x0, y0, x1: x0, y1: y0 },
        { x0: x1, y0: y1, x1, y1 },
      ].some((end) => meet(end, head, reach)),
    ),
  );
}

const arrowheads = (page: Pick<Page, 'shapes' | 'rules' | 'fills'>): readonly Shape[] => [
  ...new Set([...thinArrowheads(page), ...blockArrowheads(page, isPointed)]),
];

/** Whether a shape is an arrow in one piece, as word processors and slides draw it: a narrow area that ends in a head. */
const isWholeArrow = (shape: Shape) => isOutlinedLine(shape) && shape.steps.length >= thresholds.minArrowSteps;

/** The arrows of a page, or only their heads, where their shafts are rules. */
export const arrowsOf = (page: Pick<Page, 'shapes' | 'rules' | 'fills'>): readonly Box[] => [
  ...arrowheads(page),
  ...page.shapes.filter(isWholeArrow),
];

/** A figure and its labels. */
interface Figure extends Box {
  /**
   * Whether arrows or lines join its parts, or its letters only name what is drawn: what it says is in its lines, not in the
   * order of its labels.
   */
  readonly isDiagram: boolean;
}

/** The lines of a page, as sets of what is drawn. */
interface Lines {
  readonly heads: ReadonlySet<Box>;
  readonly open: ReadonlySet<Box>;
  /** Thick arrows. Only what they join makes them part of a figure: a cell of a table may have one. */
  readonly thick: ReadonlySet<Box>;
}

/** Whether what is drawn close together are shapes with lines among them. */
function isLined({ parts }: Cluster<Box>, { shapes }: Page, { heads, open }: Lines): boolean {
  const drawn = new Set<Box>(shapes);
  return (
    parts.some((part) => heads.has(part) || open.has(part)) &&
    parts.filter((part) => drawn.has(part)).length >= thresholds.minShapes
  );
}

/** Tells whether there is text in an area. */
const hasTextOn =
  ({ glyphs }: Pick<Page, 'glyphs'>) =>
  (area: Box): boolean =>
    glyphs.some((glyph) => isWithin(area, ...middleOf(glyph)));

/** Whether what is drawn close together are boxes that lines join. */
function isJoined(
  { parts }: Cluster<Box>,
  { shapes, rules, fills, glyphs }: Page,
  { heads, open, thick }: Lines,
): boolean {
  const own = new Set(parts);
  const isOwn = (part: Box) => own.has(part);
  const isLine = (shape: Shape) => open.has(shape) || thick.has(shape);
  const closed = shapes.filter((shape) => !heads.has(shape) && !isLine(shape));
  return areJoinedBoxes(
    {
      rules: rules.filter(isOwn),
      areas: [...fills, ...closed].filter(isOwn),
      lines: shapes.filter((shape) => isLine(shape) && isOwn(shape)),
      heads: [...heads].filter(isOwn),
    },
    hasTextOn({ glyphs }),
  );
}

/** What is drawn close together, if it is shapes and boxes joined by lines. */
function drawnTogether(parts: readonly Box[], page: Page, lines: Lines) {
  return clustersOf<Box>(parts, thresholds.maxGap).flatMap((cluster) => {
    const isDiagram = isJoined(cluster, page, lines);
    return isDiagram || isLined(cluster, page, lines) ? [{ ...cluster, isDiagram }] : [];
  });
}

/**
 * Whether so much is drawn in a figure that its letters only name the parts, as in a picture of how memory is divided, and
 * they are so much of the page's text that they have to stay text.
 */
function isDrawing(figure: Box, parts: readonly Box[], { shapes, glyphs, rotated }: Page): boolean {
  const drawn = new Set<Box>(shapes);
  if (parts.filter((part) => drawn.has(part)).length < thresholds.minDrawnShapes) return false;
  const letters = [...glyphs, ...rotated].filter((glyph) => isInside(glyph, figure, shared.overhang)).length;
  const most = shared.maxLettersShare * (glyphs.length + rotated.length);
  return letters > most && letters <= shared.lettered.maxLettersOfPart * parts.length;
}

/** What is drawn together with its labels; null if it has too few. */
function withLabels(
  { box, parts, isDiagram }: ReturnType<typeof drawnTogether>[number],
  labels: ReturnType<PageSegments>,
  page: Page,
  { heads }: Lines,
): Figure | null {
  const { rotated } = page;
  const vertical = rotated.filter((glyph) => meet(glyph, box, thresholds.maxLabelGapEms * glyph.look.size));
  const named = labels.filter(
    (label) =>
      meet(label, box, 0) ||
      (label.text.length <= thresholds.maxTickLetters && meet(label, box, thresholds.maxLabelGapEms * label.look.size)),
  );
  if (named.length + vertical.length < thresholds.minLabels) return null;
  const hasArrows = parts.filter((part) => heads.has(part)).length >= thresholds.minArrowheads;
  const whole = boxAroundAll([box, ...named, ...vertical]);
  return { ...whole, isDiagram: isDiagram || hasArrows || isDrawing(whole, parts, page) };
}

/**
 * Finds the figures of a page: shapes and boxes joined by lines, or filled by gradients, with short labels in and beside
 * them. Running text is in none, but a watermark across both joins them, as it joins figures and tables.
 * @param isRepeated Tells the areas that most pages have: those across labels are a watermark.
 */
export function findFigures(
  page: Page,
  isRepeated: IsRepeated = () => false,
  segmentsOf: PageSegments = pageSegments(page),
): readonly Figure[] {
  const { shapes, rules, fills, width, height } = page;
  const isCountable = shapes.length + rules.length + fills.length <= thresholds.maxParts;
  if (!isCountable) return [];
  const lines: Lines = {
    heads: new Set(arrowheads(page)),
    open: new Set(shapes.filter(isOpenLine)),
    thick: new Set(shapes.filter((shape) => arrowEnds(shape) !== null)),
  };
  const most = shared.plot.maxPageShare * width * height;
  const own = [...shapes, ...rules, ...fills].filter((part) => areaOf(part) < most);
  const clusters = drawnTogether(own, page, lines);
  const closed = shapes.filter((shape) => !lines.open.has(shape) && !lines.heads.has(shape));
  const filled = gradientBoxes(page, closed, hasTextOn(page));
  if (clusters.length + filled.length === 0) return [];
  const labels = segmentsOf();
  const running = labels.filter(({ text }) => text.length > thresholds.maxLabelLetters);
  const textsIn = (box: Box) => running.filter((text) => meet(text, box, 0));
  const without = (cluster: Cluster<Box>, areas: readonly Shape[], texts: readonly Box[]) => {
    const parts = new Set(cluster.parts);
    const rest = withoutAcross(cluster.parts, new Set(areas.filter((shape) => parts.has(shape))), texts);
    return rest.length === cluster.parts.length ? null : drawnTogether(rest, page, lines);
  };
  const repeated = closed.filter(isRepeated);
  const unmarked = clusters.flatMap((cluster) => without(cluster, repeated, labels) ?? [cluster]);
  const free = unmarked.flatMap((cluster) => {
    const texts = textsIn(cluster.box);
    const isOfBoxes = cluster.isDiagram && areOfBoxes(texts, cluster, labels, [...fills, ...closed]);
    if (texts.length === 0 || isOfBoxes) return [cluster];
    return (without(cluster, closed, texts) ?? []).filter(({ box }) => textsIn(box).length === 0);
  });
  const unlined = filled.filter(
    ({ box }) => textsIn(box).length === 0 && !free.some((cluster) => meet(cluster.box, box, 0)),
  );
  const figures = [...free, ...unlined.map((cluster) => ({ ...cluster, isDiagram: true }))];
  return figures.flatMap((cluster) => withLabels(cluster, labels, page, lines) ?? []);
}
