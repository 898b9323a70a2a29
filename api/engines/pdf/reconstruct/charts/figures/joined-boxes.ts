import { boxAroundAll, isWithin, meet, middleOf, transposed } from '../../model/box.ts';
import { type Point, pointsOf } from '../../model/drawings/path-steps.ts';
import type { Box, Rule, Shape } from '../../model/page-model.ts';
import { levelsByEnds } from '../../model/rule-ends.ts';
import { arrowEnds } from './arrow-outlines.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.joined;

/** What is drawn close together: lines, and what they may join. */
export interface DrawnParts {
  readonly rules: readonly Rule[];
  /** Filled rectangles and closed shapes. */
  readonly areas: readonly Box[];
  /** Shapes that are lines, and thick arrows. */
  readonly lines: readonly Shape[];
  readonly heads: readonly Box[];
}

/** A line between two points. */
interface Connector {
  readonly box: Box;
  readonly ends: readonly [Point, Point];
  /** Not set for lines that lead neither across nor up and down. */
  readonly isHorizontal?: boolean;
}

/** Whether there is text in an area. */
type HasText = (area: Box) => boolean;

const cornersOf = ({ x0, y0, x1, y1 }: Box) => [x0, y0, x1, y1].map(Math.round).join('/');

/** The boxes whose four sides are rules. */
export function framesOf(rules: readonly Rule[]): readonly Box[] {
  const sides = new Set(rules.filter(({ isHorizontal }) => !isHorizontal).map(cornersOf));
  return levelsByEnds(rules).flatMap((level) =>
    level.flatMap((top, index) => {
      const bottom = level[index + 1];
      if (bottom === undefined) return [];
      const frame = { x0: top.x0, x1: top.x1, y0: top.y0, y1: bottom.y0 };
      const isClosed = [frame.x0, frame.x1].every((x) => sides.has(cornersOf({ ...frame, x0: x, x1: x })));
      return isClosed ? [frame] : [];
    }),
  );
}

/** Whether most of a rule runs along a side of a box, so that it is not a line that leads to the box. */
function isAlong(rule: Rule, box: Box): boolean {
  const [level, within] = rule.isHorizontal ? [rule, box] : [transposed(rule), transposed(box)];
  const shared = Math.min(level.x1, within.x1) - Math.max(level.x0, within.x0);
  const middle = (level.y0 + level.y1) / 2;
  const isClose = [within.y0, within.y1].some((side) => Math.abs(middle - side) < limits.alongSide);
  return isClose && shared > (level.x1 - level.x0) / 2;
}

function connectorOf(box: Box): Connector {
  const [x, y] = middleOf(box);
  const isHorizontal = box.x1 - box.x0 > box.y1 - box.y0;
  const ends = isHorizontal
    ? ([
        [box.x0, y],
        [box.x1, y],
      ] as const)
    : ([
        [x, box.y0],
        [x, box.y1],
      ] as const);
  return { box, ends, isHorizontal };
}

/** The connector that a shape is, a thick arrow or a line: programs draw lines with heads as narrow areas. */
function connectorOfLine(line: Shape): Connector {
  const arrow = arrowEnds(line);
  if (arrow !== null) return { box: line, ...arrow };
  const points = line.steps.flatMap(pointsOf);
  const [first, last] = [points[0], points.at(-1)];
  return line.fill !== null || first === undefined || last === undefined
    ? connectorOf(line)
    : { box: line, ends: [first, last] };
}

/** Whether a line ends at a side of a box, between its corners, and comes from outside. */
function endsAt({ box: line, isHorizontal }: Connector, end: Point, box: Box): boolean {
  if (!isWithin(box, ...end, limits.reach) || isWithin(box, ...middleOf(line))) return false;
  if (isHorizontal === undefined) return true;
  const [from, to, at] = isHorizontal ? [box.y0, box.y1, end[1]] : [box.x0, box.x1, end[0]];
  return at > from + limits.minCorner && at < to - limits.minCorner;
}

/** Whether a line divides a box into cells, from one side to the other. */
function divides({ box: line, isHorizontal }: Connector, box: Box): boolean {
  if (isHorizontal === undefined || !isWithin(box, ...middleOf(line))) return false;
  const [from, to] = isHorizontal ? [box.x0 - line.x0, line.x1 - box.x1] : [box.y0 - line.y0, line.y1 - box.y1];
  return from > -limits.reach && to > -limits.reach;
}

/** Whether there is text on both sides of a line, between two boxes that it leads to: it divides a row of a table. */
function isBetweenTexts(
  { box: line, isHorizontal }: Connector,
  [one, other]: readonly Box[],
  hasText: HasText,
): boolean {
  if (isHorizontal === undefined || one === undefined || other === undefined) return false;
  const { x0, x1, y0, y1 } = line;
  const [left, right] = [Math.max(one.x0, other.x0), Math.min(one.x1, other.x1)];
  const [top, bottom] = [Math.max(one.y0, other.y0), Math.min(one.y1, other.y1)];
  const beside: readonly Box[] = isHorizontal
    ? [
        { x0, x1, y0: top, y1: y0 },
        { x0, x1, y0: y1, y1: bottom },
      ]
    : [
        { y0, y1, x0: left, x1: x0 },
        { y0, y1, x0: x1, x1: right },
      ];
  return beside.every(hasText);
}

const areClose = (one: number, other: number) => Math.abs(one - other) < limits.alongSide;

/** Whether two boxes stand side by side without a gap, as the cells of a table. */
export function adjoins(one: Box, other: Box): boolean {
  const isNext = (a: Box, b: Box) =>
    [a.x1 - b.x0, a.x0 - b.x1].some((gap) => Math.abs(gap) < limits.alongSide) &&
    Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2;
  return isNext(one, other) || isNext(transposed(one), transposed(other));
}

/**
 * The whole that boxes of one width below one another are, as the name and the parts of a class in a diagram; null for what
 * stands beside others, or above and below many, as the cells of a table do.
 */
function wholeOf(box: Box, boxes: readonly Box[]): Box | null {
  const isStacked = ({ x0, x1 }: Box) => areClose(x0, box.x0) && areClose(x1, box.x1);
  const stack = boxes.filter(isStacked).sort((a, b) => a.y0 - b.y0);
  const own: Box[] = [box];
  for (const other of [...stack, ...stack.toReversed()])
    if (!own.includes(other) && own.some((each) => adjoins(each, other))) own.push(other);
  const isCell = own.some((each) => boxes.some((other) => !own.includes(other) && adjoins(each, other)));
  const places = new Set(own.map(({ y0 }) => Math.round(y0)));
  return isCell || places.size > limits.maxCompartments ? null : boxAroundAll(own);
}

/** The boxes that lines lead to whose other end is at a box, the head of an arrow or another line, too. */
function joinedBy(
  connectors: readonly Connector[],
  boxes: readonly Box[],
  heads: readonly Box[],
  hasText: HasText,
): readonly Box[] {
  const reached = new Set<Box>();
  for (const connector of connectors) {
    const found = connector.ends.map((end) => {
      const own = heads.filter((head) => isWithin(head, ...end, limits.reach));
      const isAtHead = (box: Box) => own.some((head) => meet(head, box, limits.reach)) && !meet(box, connector.box, 0);
      const at = boxes.filter((box) => endsAt(connector, end, box) || isAtHead(box));
      const isMet = (other: Connector) => other !== connector && isWithin(other.box, ...end, limits.reach);
      return { at, leadsOn: at.length > 0 || connectors.some(isMet) };
    });
    const ends = found.flatMap(({ at }) => at.slice(0, 1));
    if (!found.every(({ leadsOn }) => leadsOn) || isBetweenTexts(connector, ends, hasText)) continue;
    for (const { at } of found) for (const box of at) reached.add(box);
  }
  return [...reached];
}

/**
 * Whether lines join boxes, so that both are a diagram and not a table: they end in the middle of the boxes' sides, while
 * those of a table run along its cells. A box counts once, however often its outline and its areas are drawn.
 * Takes the square of the parts' number, so callers limit it.
 */
export function areJoinedBoxes({ rules, areas, lines, heads }: DrawnParts, hasText: HasText): boolean {
  const boxes = [...framesOf(rules), ...areas].filter(
    ({ x0, y0, x1, y1 }) => Math.min(x1 - x0, y1 - y0) > limits.minSide,
  );
  if (boxes.length < limits.minBoxes) return false;
  const free = rules.filter((rule) => !boxes.some((box) => isAlong(rule, box)));
  const connectors = [...free.map(connectorOf), ...lines.map(connectorOfLine)].filter(
    (connector) => !boxes.some((box) => divides(connector, box)),
  );
  if (connectors.length < limits.minConnectors) return false;
  const counted: Box[] = [];
  const joined = joinedBy(connectors, boxes, heads, hasText);
  // Rows across all of a table have the same sides.
  const isInColumn = ({ x0, x1 }: Box) => joined.every((each) => areClose(each.x0, x0) && areClose(each.x1, x1));
  const wholes = joined.filter((each) => !isInColumn(each) || !boxes.some((other) => adjoins(each, other)));
  for (const box of wholes.flatMap((each) => wholeOf(each, boxes) ?? [])) {
    const isKnown = counted.some((other) => isWithin(other, ...middleOf(box)) || isWithin(box, ...middleOf(other)));
    if (!isKnown && hasText(box)) counted.push(box);
  }
  return counted.length >= limits.minBoxes;
}
