import { boxAroundAll } from '../../model/box.ts';
import { axisEms } from '../../model/math-fonts.ts';
import type { Rule } from '../../model/page-model.ts';
import { centreX } from '../read/atom.ts';
import { middleOf, radicalOf } from '../read/fractions.ts';
import { thresholds } from '../thresholds.ts';
import { type Node, overlapsInHeight } from './neighbours.ts';
import type { Token } from './tokens.ts';

/** A rule with the tokens that are nearest to it. */
export interface Bar {
  readonly rule: Rule;
  readonly parts: readonly Token[];
  /** The fraction as one thing on its line; null for roots and overlined letters. */
  readonly node: Node | null;
}

/** The tokens over or under a rule that are nearest to it, all on one line. */
function nearestTo(rule: Rule, tokens: readonly Token[], direction: 1 | -1): readonly Token[] {
  const y = middleOf(rule);
  const distance = (token: Token) => (direction < 0 ? y - token.y1 : token.y0 - y);
  const { overhang, straddle } = thresholds.fraction;
  const along = tokens.filter(
    (token) =>
      distance(token) > -straddle * token.size &&
      token.x0 > rule.x0 - overhang * token.size &&
      token.x1 < rule.x1 + overhang * token.size &&
      distance(token) < thresholds.fraction.line * token.size,
  );
  const [first] = [...along].sort((a, b) => distance(a) - distance(b));
  if (first === undefined || distance(first) > thresholds.fraction.distance * first.size) return [];
  return along.filter(
    (token) =>
      Math.abs(token.baseline - first.baseline) < thresholds.level * Math.max(token.size, first.size) ||
      overlapsInHeight(token, first),
  );
}

/**
 * What a rule is the bar of: a fraction if there is something above and below it, else a root or overlined letters.
 * @returns Null for other rules, such as those of tables.
 */
export function barOf(rule: Rule, tokens: readonly Token[]): Bar | null {
  if (rule.thickness > thresholds.fraction.maxThickness) return null;
  const above = nearestTo(rule, tokens, -1);
  const below = nearestTo(rule, tokens, 1);
  const size = Math.max(0, ...[...above, ...below].map((token) => token.size));
  const isCentred = (side: readonly Token[]) =>
    Math.abs(centreX(boxAroundAll(side)) - centreX(rule)) < thresholds.fraction.centre * size;
  const sign = radicalOf(rule, tokens);
  if (sign !== undefined) return { rule, parts: [sign, ...below], node: null };
  const widthOf = (side: readonly Token[]) => boxAroundAll(side).x1 - boxAroundAll(side).x0;
  const isHugging = () =>
    rule.x1 - rule.x0 - Math.max(widthOf(above), widthOf(below)) < thresholds.fraction.excess * size;
  if (above.length > 0 && below.length > 0 && isCentred(above) && isCentred(below) && isHugging()) {
    const y = middleOf(rule);
    const { x0, x1 } = rule;
    const box = boxAroundAll([...above, ...below]);
    const node: Node = {
      ...{ x0, x1, y0: box.y0, y1: box.y1, glyphs: [], text: '', kind: 'math' },
      ...{ isSign: false, isHigh: false, takesLimits: false, isAccent: false },
      ...{ baseline: y + axisEms * size, size, rule },
    };
    return { rule, parts: [...above, ...below], node };
  }
  const isOver =
    below.some(({ kind }) => kind === 'math') &&
    isCentred(below) &&
    rule.x1 - rule.x0 - widthOf(below) < thresholds.fraction.excess * size &&
    below.every((token) => token.y0 - middleOf(rule) < thresholds.bar.distance * token.size);
  return isOver ? { rule, parts: below, node: null } : null;
}
