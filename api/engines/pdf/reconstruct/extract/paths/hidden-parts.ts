import { transposed } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Rule } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';
import type { PaintedFill } from './visible-fills.ts';

const { minRuleLength, overRule } = thresholds;

/** The two parts of a level rule beside an area that hides its middle; null if that hides anything else, or nothing. */
function besides(rule: Rule, cover: Pick<PaintedFill, 'x0' | 'x1' | 'y0' | 'y1'>): readonly [Rule, Rule] | null {
  const reach = rule.thickness / 2 + overRule;
  const isAcross = cover.y0 < rule.y0 - reach && cover.y1 > rule.y1 + reach;
  const isWithin = cover.x0 > rule.x0 + minRuleLength && cover.x1 < rule.x1 - minRuleLength;
  return isAcross && isWithin
    ? [
        { ...rule, x1: cover.x0 },
        { ...rule, x0: cover.x1 },
      ]
    : null;
}

/** The parts that areas leave of a rule, of which each is painted after it. */
function partsOf(rule: Rule, covers: readonly PaintedFill[]): readonly Rule[] {
  return covers.reduce<readonly Rule[]>(
    (parts, cover) =>
      parts.flatMap((part) => {
        if (part.isHorizontal) return besides(part, cover) ?? [part];
        return besides(transposed(part), transposed(cover))?.map((rest): Rule => transposed(rest)) ?? [part];
      }),
    [rule],
  );
}

/**
 * Cuts rules where white areas that are painted later hide their middle, as the box of a title does on a line that seems to
 * end on both sides of it.
 *
 * @param rules In the order of painting.
 * @param fills Those that may hide rules know how many are painted before them.
 */
export function withoutHiddenParts(rules: readonly Rule[], fills: readonly PaintedFill[]): readonly Rule[] {
  const hiding = fills.filter(({ rulesBelow = 0 }) => rulesBelow > 0);
  if (hiding.length === 0) return rules;
  const near = createBoxFinder(hiding);
  return rules.flatMap((rule, index) =>
    partsOf(
      rule,
      near(rule).filter(({ rulesBelow = 0 }) => rulesBelow > index),
    ),
  );
}
