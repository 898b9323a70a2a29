import type { Box, Rule } from '../../model/page-model.ts';
import { centreX, centreY } from '../read/atom.ts';
import { sideOf } from '../signs.ts';
import { thresholds } from '../thresholds.ts';
import type { Token } from './tokens.ts';

/** A token, or the bar of a fraction, which is like a letter on the axis of its line. */
export type Node = Token & { readonly rule?: Rule };

const { join, limits, scripts } = thresholds;

/** Whether the middle of something is as high on the page as something else. */
export const isLevelWith = (box: Box, other: Box) => centreY(box) > other.y0 && centreY(box) < other.y1;

/**
 * The widest gap, in ems, across which a formula continues between two neighbours on a line; null if it does not
 * continue.
 */
function reachOf(a: Node, b: Node): number | null {
  if (a.kind === 'prose' || b.kind === 'prose') return null;
  if (a.kind === 'punctuation' || b.kind === 'punctuation') return join.punctuation;
  if (a.isSign || b.isSign) return join.sign;
  if (a.kind === 'letter' || b.kind === 'letter') return join.letter;
  return a.kind === 'math' && b.kind === 'math' ? join.sign : join.number;
}

/** The space between two boxes side by side, in points; negative if one is above the other. */
export const gapBetween = (a: Box, b: Box) => Math.max(a.x0 - b.x1, b.x0 - a.x1);

/** Whether two tokens are next to each other on one line of a formula. */
function areOnLine(a: Node, b: Node): boolean {
  const size = Math.max(a.size, b.size);
  const isLevel = Math.abs(a.baseline - b.baseline) < thresholds.level * size;
  const areSimilar =
    Math.min(a.size, b.size) > thresholds.scriptSize * size || a.rule !== undefined || b.rule !== undefined;
  if (!isLevel || !areSimilar) return false;
  const reach = reachOf(a, b);
  return reach !== null && gapBetween(a, b) < reach * size;
}

/** Whether one token is raised or lowered beside the other. */
function isScript(base: Node, script: Node): boolean {
  if (base.kind === 'prose' || script.kind === 'prose' || script.size > thresholds.scriptSize * base.size) return false;
  const { size } = base;
  // What follows a script is as far from it as from any letter.
  const reach = script.x1 < base.x0 + scripts.fromBase * size ? join.sign : 0;
  const isNear = gapBetween(base, script) < Math.max(reach, scripts.fromBase) * size;
  const rise = base.baseline - script.baseline;
  return (
    isNear &&
    (base.isHigh ? overlapsInHeight(base, script) : rise < scripts.above * size && -rise < scripts.below * size)
  );
}

/** Whether two boxes are side by side, at least in part. */
export const overlapsInHeight = (a: Box, b: Box) => a.y0 < b.y1 && b.y0 < a.y1;

/** Whether one token is a limit of the other. */
function isLimit(base: Node, limit: Node): boolean {
  if (!base.takesLimits || limit.size > thresholds.scriptSize * base.size || limit.kind === 'prose') return false;
  const reach = (base.x1 - base.x0) / 2 + limits.centre * base.size;
  const distance = Math.max(limit.y0 - base.y1, base.y0 - limit.y1);
  return (
    Math.abs(centreX(limit) - centreX(base)) < reach &&
    distance < limits.distance * base.size &&
    distance > -limits.overlap * base.size
  );
}

/** Whether a token is beside a high bracket, sign or root, or what follows a root or an integral. */
const isBesideHigh = (high: Node, other: Node) =>
  high.isHigh &&
  other.kind !== 'prose' &&
  isLevelWith(other, high) &&
  gapBetween(high, other) <
    (high.takesLimits ? join.operator : other.isSign ? join.signAfterHigh : join.high) * high.size;

/** Whether one token is an accent over a letter of the other. */
const isAccent = (base: Node, accent: Node) =>
  accent.isAccent &&
  base.kind === 'math' &&
  centreX(accent) > base.x0 &&
  centreX(accent) < base.x1 &&
  Math.abs(accent.baseline - base.baseline) < thresholds.accent * base.size;

/**
 * The tokens that are raised or lowered beside a letter: where lines of formulas are close, such a token may also be right
 * above or below a sum on the next line.
 * @param nearby Gives those near a box, in points above and below it.
 */
export const findScripts = (
  nodes: readonly Node[],
  nearby: (box: Box, reach: number) => readonly Node[],
): ReadonlySet<Node> =>
  new Set(
    nodes.filter((node) =>
      nearby(node, node.size).some((base) => base !== node && !base.takesLimits && isScript(base, node)),
    ),
  );

const areOfOne = (a: Node, b: Node, scripts: ReadonlySet<Node>) =>
  isAccent(a, b) ||
  isAccent(b, a) ||
  areOnLine(a, b) ||
  isScript(a, b) ||
  isScript(b, a) ||
  (isLimit(a, b) && !scripts.has(b)) ||
  (isLimit(b, a) && !scripts.has(a)) ||
  isBesideHigh(a, b) ||
  isBesideHigh(b, a);

/** Whether two tokens are so near that they may be of one formula: most of a page are not. */
const areNear = (a: Node, b: Node) =>
  b.y0 < a.y1 + a.size &&
  b.y1 > a.y0 - a.size &&
  b.x0 < a.x1 + thresholds.reach * a.size &&
  b.x1 > a.x0 - thresholds.reach * a.size;

/**
 * Whether two tokens are of one formula by their places: on one line, raised or lowered, or beside something high.
 * @param scripts Those raised or lowered beside a letter, which are no limits.
 */
export const areJoined = (a: Node, b: Node, scripts: ReadonlySet<Node>): boolean =>
  areNear(a, b) && areOfOne(a, b, scripts);

/** Tokens between the brackets of a high pair, and after a high brace that nothing closes. */
export function enclosed(node: Node, nodes: readonly Node[]): readonly Node[] {
  if (!node.isHigh) return [];
  const side = sideOf(node.text);
  if (side === null || side === 'close') return [];
  const within = nodes
    .filter((other) => other !== node && other.x0 > node.x0 && isLevelWith(other, node))
    .sort((a, b) => a.x0 - b.x0);
  const close = within.find(
    (other) =>
      other.isHigh && sideOf(other.text) !== 'open' && Math.abs(other.y0 - node.y0) < thresholds.pair * node.size,
  );
  if (close !== undefined) return within.filter((other) => other.x0 <= close.x0);
  if (node.text !== '{') return [];
  const cases: Node[] = [];
  let right = node.x1;
  for (const other of within) {
    if (other.x0 - right > join.inCases * node.size) break;
    cases.push(other);
    right = Math.max(right, other.x1);
  }
  return cases;
}
