import { meet } from '../model/box.ts';
import type { Fill, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { thresholds } from './thresholds.ts';

/** The visible rules: white ones count only on coloured areas. */
export function visibleRules(rules: readonly Rule[], fills: readonly Fill[]): readonly Rule[] {
  const dark = fills.filter(({ colour }) => colour !== paper);
  const isSeen = (rule: Rule) => {
    const reach = rule.thickness / 2 + thresholds.whiteOnArea;
    return rule.colour !== paper || dark.some((fill) => meet(fill, rule, reach));
  };
  return rules.filter(isSeen);
}
