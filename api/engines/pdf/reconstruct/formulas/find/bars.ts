import { firstIndex } from '../../../../../first-index.ts';
import { boxAroundAll } from '../../model/box.ts';
import { baselineBelow } from '../../model/formulas/math-fonts.ts';
import type { Box, Rule } from '../../model/page-model.ts';
import { centreX, centreY } from '../read/atom.ts';
import { middleOf, radicalOf } from '../read/fractions.ts';
import { thresholds } from '../thresholds.ts';
import { gapBetween, type Node, overlapsInHeight } from './neighbours.ts';
import type { Token } from './tokens.ts';

/** A rule with the tokens that are nearest to it. */
export interface Bar {
  readonly rule: Rule;
  readonly parts: readonly Token[];
  /** The fraction as one thing on its line; null for roots and overlined letters. */
  readonly node: Node | null;
}

/** What is near a rule. */
export interface NearRule {
  readonly tokens: readonly Token[];
  /** Other horizontal rules. */
  readonly rules: readonly Rule[];
  /** The tokens that stand in lines of text. */
  readonly inText: ReadonlySet<Token>;
}

/** Whether one token is a word on the baseline of the other, beside the box that this one is in. */
const isBesideWord = (token: Token, word: Token, box: Box = token) =>
  word.kind === 'prose' &&
  Math.abs(word.baseline - token.baseline) < thresholds.level * token.size &&
  gapBetween(word, box) < thresholds.fraction.besideText * token.size;

/** The tokens of a page that stand beside words on their baseline. @param nearby As in `createBands`. */
export const tokensInText = (
  tokens: readonly Token[],
  nearby: (box: Box, reach: number) => readonly Token[],
): ReadonlySet<Token> =>
  new Set(tokens.filter((token) => nearby(token, 0).some((word) => word !== token && isBesideWord(token, word))));

/** What is over or under a rule: the tokens that are nearest to it, all on one line, and the box of all. */
interface BarSide {
  readonly tokens: readonly Token[];
  readonly box: Box;
}

/**
 * How far from a rule what is at the bar of another line begins, such as the numerator of the next equation: letters that
 * are nearer to that bar than those of the rule. Infinity if there are none.
 * @param along The tokens on one side of the rule,
 * @param nearest those of them that are at the rule, and
 * @param bars the distances from it of the other rules beyond it.
 */
function otherLineFrom(
  along: readonly Token[],
  nearest: readonly Token[],
  bars: readonly number[],
  distance: (box: Box) => number,
): number {
  const own = new Set(nearest);
  const sorted = [...bars].sort((a, b) => a - b);
  const endOf = (box: Box) => distance(box) + box.y1 - box.y0;
  const end = Math.max(...nearest.map(endOf));
  const isAtBar = (gap: number, size: number) => gap < thresholds.fraction.distance * size;
  const isOfOther = (token: Token) => {
    const far = endOf(token);
    const bar = sorted[firstIndex(sorted, (each) => each > far - thresholds.fraction.straddle * token.size)];
    return bar !== undefined && isAtBar(bar - far, token.size) && !isAtBar(bar - end, token.size);
  };
  return Math.min(...along.filter((token) => !own.has(token) && isOfOther(token)).map(distance));
}

function sideOfRule(rule: Rule, { tokens, rules, inText }: NearRule, direction: 1 | -1): BarSide {
  const y = middleOf(rule);
  const distance = (box: Box) => (direction < 0 ? y - box.y1 : box.y0 - y);
  const { overhang, straddle, line } = thresholds.fraction;
  const isAlong = (box: Box, size: number) =>
    distance(box) > -straddle * size &&
    distance(box) < line * size &&
    box.x0 > rule.x0 - overhang * size &&
    box.x1 < rule.x1 + overhang * size;
  const along = tokens.filter((token) => isAlong(token, token.size));
  const [first] = [...along].sort((a, b) => distance(a) - distance(b));
  if (first === undefined || distance(first) > thresholds.fraction.distance * first.size)
    return { tokens: [], box: rule };
  const nearest = along.filter(
    (token) =>
      Math.abs(token.baseline - first.baseline) < thresholds.level * Math.max(token.size, first.size) ||
      overlapsInHeight(token, first),
  );
  // What is further from the rule is within its width, too: a fraction on this line has letters above and below it. Words
  // are of another line, with what stands beside them, and what is beyond a longer rule is of another fraction.
  const overlapping = rules.filter((other) => other !== rule && other.x0 < rule.x1 && other.x1 > rule.x0);
  const beyond = overlapping.filter((other) => distance(other) > 0);
  const longer = beyond.filter((other) => !isAlong(other, first.size)).map(distance);
  const end = Math.min(...longer, otherLineFrom(along, nearest, beyond.map(distance), distance));
  const others: readonly Box[] = [
    ...along.filter((token) => token.kind !== 'prose' && !inText.has(token)),
    ...rules.filter((other) => other !== rule && isAlong(other, first.size)),
  ];
  const box = others
    .filter((other) => distance(other) < end)
    .sort((a, b) => distance(a) - distance(b))
    .reduce((around, other) => {
      const gap = direction < 0 ? around.y0 - other.y1 : other.y0 - around.y1;
      return gap < thresholds.fraction.step * first.size ? boxAroundAll([around, other]) : around;
    }, boxAroundAll(nearest));
  return { tokens: nearest, box };
}

/** What is under the bar of a root beside its sign, such as what follows an index of an index, which is far from its base. */
function inRoot(rule: Rule, sign: Token, tokens: readonly Token[], nearest: readonly Token[]): readonly Token[] {
  const found = new Set([sign, ...nearest]);
  return tokens.filter((token) => {
    const [x, y] = [centreX(token), centreY(token)];
    return (
      !found.has(token) && token.kind !== 'prose' && x > sign.x1 && x < rule.x1 && y > middleOf(rule) && y < sign.y1
    );
  });
}

/** Whether what is above a rule is in a line of text: words stand right beside it, as beside no part of a fraction. */
function standsInText({ tokens, box }: BarSide, rule: Rule, all: readonly Token[]): boolean {
  const [first] = tokens;
  return (
    first !== undefined &&
    all.some((token) => (token.x1 < rule.x0 || token.x0 > rule.x1) && isBesideWord(first, token, box))
  );
}

/**
 * What a rule is the bar of: a fraction if there is something above and below it, else a root or overlined letters.
 * @returns Null for other rules, such as those of tables.
 */
export function barOf(rule: Rule, near: NearRule): Bar | null {
  const { tokens } = near;
  if (rule.thickness > thresholds.fraction.maxThickness) return null;
  const above = sideOfRule(rule, near, -1);
  const below = sideOfRule(rule, near, 1);
  const size = Math.max(0, ...[...above.tokens, ...below.tokens].map((token) => token.size));
  const isCentred = ({ box }: BarSide) => Math.abs(centreX(box) - centreX(rule)) < thresholds.fraction.centre * size;
  const widthOf = ({ box }: BarSide) => box.x1 - box.x0;
  const isHugging = (...sides: readonly BarSide[]) =>
    rule.x1 - rule.x0 - Math.max(...sides.map(widthOf)) < thresholds.fraction.excess * size;
  const sign = radicalOf(rule, tokens);
  if (sign !== undefined)
    return { rule, parts: [sign, ...below.tokens, ...inRoot(rule, sign, tokens, below.tokens)], node: null };
  const parts = [...above.tokens, ...below.tokens];
  const areBoth = above.tokens.length > 0 && below.tokens.length > 0;
  const mayBeFraction = areBoth && !standsInText(above, rule, tokens);
  if (mayBeFraction && isCentred(above) && isCentred(below) && isHugging(above, below)) {
    const { x0, x1 } = rule;
    const { y0, y1 } = boxAroundAll(parts);
    const node: Node = {
      ...{ x0, x1, y0, y1, glyphs: [], text: '', kind: 'math' },
      ...{ isSign: false, isHigh: false, takesLimits: false, isAccent: false },
      ...{ baseline: baselineBelow(middleOf(rule), size), size, rule },
    };
    return { rule, parts, node };
  }
  const isOver =
    below.tokens.some(({ kind }) => kind === 'math') &&
    isCentred(below) &&
    isHugging(below) &&
    below.tokens.every((token) => token.y0 - middleOf(rule) < thresholds.bar.distance * token.size);
  return isOver ? { rule, parts: below.tokens, node: null } : null;
}
