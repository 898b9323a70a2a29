import { areaOf, boxAroundAll, isWithin, meet, middleOf } from '../model/box.ts';
import { type Point, pointsOf } from '../model/drawings/path-steps.ts';
import type { Box, Page, Shape } from '../model/page-model.ts';
import { type Cluster, clustersOf } from './clusters.ts';
import { areJoinedBoxes } from './joined-boxes.ts';
import { type PageSegments, pageSegments } from './page-segments.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.figure;

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
  lengthOf(shape) > limits.minLine &&
  shape.steps.length <= limits.maxLineSteps &&
  enclosedBy(shape) < limits.maxLineWidth * lengthOf(shape);

/** Whether a shape is an open line, such as an arrow between two boxes or the curve of a diagram. */
const isOpenLine = (shape: Shape) =>
  (shape.fill === null &&
    shape.stroke !== null &&
    shape.steps.at(-1)?.type !== 'close' &&
    lengthOf(shape) > limits.minLine) ||
  isOutlinedLine(shape);

/**
 * The heads of arrows whose shafts run across or up and down, so that they are rules: triangles at the end of one, as
 * between the boxes of a diagram of classes.
 */
function arrowheads({ shapes, rules }: Pick<Page, 'shapes' | 'rules'>): readonly Shape[] {
  const { minSize, maxSize, maxSteps, maxAreaShare, reach } = limits.arrowhead;
  const heads = shapes.filter((shape) => {
    const [width, height] = [shape.x1 - shape.x0, shape.y1 - shape.y0];
    const isSmall = Math.min(width, height) > minSize && Math.max(width, height) < maxSize;
    return isSmall && shape.steps.length <= maxSteps && enclosedBy(shape) < maxAreaShare * width * height;
  });
  if (heads.length === 0) return [];
  const shafts = rules.filter((rule) => lengthOf(rule) > limits.minLine);
  return heads.filter((head) =>
    shafts.some(({ x0, y0, x1, y1 }) =>
      [
        { x0, y0, x1: x0, y1: y0 },
        { x0: x1, y0: y1, x1, y1 },
      ].some((end) => meet(end, head, reach)),
    ),
  );
}

/** Whether a shape is an arrow in one piece, as word processors and slides draw it: a narrow area that ends in a head. */
const isWholeArrow = (shape: Shape) => isOutlinedLine(shape) && shape.steps.length >= limits.minArrowSteps;

/** The arrows of a page, or only their heads, where their shafts are rules. */
export const arrowsOf = (page: Pick<Page, 'shapes' | 'rules'>): readonly Box[] => [
  ...arrowheads(page),
  ...page.shapes.filter(isWholeArrow),
];

/** A figure and its labels. */
interface Figure extends Box {
  /** Whether arrows or lines join its parts: what it says is in its lines, not in the order of its labels. */
  readonly isDiagram: boolean;
}

/** The lines of a page, as sets of what is drawn. */
interface Lines {
  readonly heads: ReadonlySet<Box>;
  readonly open: ReadonlySet<Box>;
}

/** Whether what is drawn close together are shapes with lines among them. */
function isLined({ parts }: Cluster<Box>, { shapes }: Page, { heads, open }: Lines): boolean {
  const drawn = new Set<Box>(shapes);
  return (
    parts.some((part) => heads.has(part) || open.has(part)) &&
    parts.filter((part) => drawn.has(part)).length >= limits.minShapes
  );
}

/** Whether what is drawn close together are boxes that lines join. */
function isJoined({ parts }: Cluster<Box>, { shapes, rules, fills, glyphs }: Page, { heads, open }: Lines): boolean {
  const own = new Set(parts);
  const isOwn = (part: Box) => own.has(part);
  const closed = shapes.filter((shape) => !heads.has(shape) && !open.has(shape));
  return areJoinedBoxes(
    {
      rules: rules.filter(isOwn),
      areas: [...fills, ...closed].filter(isOwn),
      lines: shapes.filter((shape) => open.has(shape) && isOwn(shape)),
      heads: [...heads].filter(isOwn),
    },
    (box) => glyphs.some((glyph) => isWithin(box, ...middleOf(glyph))),
  );
}

/** Finds the figures of a page: shapes and boxes joined by lines, with short labels in and beside them. */
export function findFigures(page: Page, segmentsOf: PageSegments = pageSegments(page)): readonly Figure[] {
  const { shapes, rules, fills, width, height } = page;
  const isCountable = shapes.length + rules.length + fills.length <= limits.maxParts;
  if (!isCountable) return [];
  const lines: Lines = { heads: new Set(arrowheads(page)), open: new Set(shapes.filter(isOpenLine)) };
  const most = thresholds.plot.maxPageShare * width * height;
  const own = [...shapes, ...rules, ...fills].filter((part) => areaOf(part) < most);
  const clusters = clustersOf<Box>(own, limits.maxGap).flatMap((cluster) => {
    const isDiagram = isJoined(cluster, page, lines);
    return isDiagram || isLined(cluster, page, lines) ? [{ ...cluster, isDiagram }] : [];
  });
  if (clusters.length === 0) return [];
  const labels = segmentsOf();
  return clusters.flatMap((cluster) => {
    const { box, parts } = cluster;
    const touching = labels.filter((label) => meet(label, box, 0));
    const vertical = page.rotated.filter((glyph) => meet(glyph, box, limits.maxLabelGapEms * glyph.look.size));
    if (touching.some(({ text }) => text.length > limits.maxLabelLetters)) return [];
    const beside = labels.filter(
      (label) =>
        label.text.length <= limits.maxTickLetters && meet(label, box, limits.maxLabelGapEms * label.look.size),
    );
    const named = [...new Set([...touching, ...beside])];
    if (named.length + vertical.length < limits.minLabels) return [];
    const hasArrows = parts.filter((part) => lines.heads.has(part)).length >= limits.minArrowheads;
    return [{ ...boxAroundAll([box, ...named, ...vertical]), isDiagram: cluster.isDiagram || hasArrows }];
  });
}
