import { createGroups } from '../model/groups.ts';
import type { Rule } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const reachOf = (a: Rule, b: Rule) =>
  thresholds.touching.gap + Math.min(thresholds.touching.maxThickness, a.thickness + b.thickness) / 2;

function meet(a: Rule, b: Rule): boolean {
  const reach = reachOf(a, b);
  const [across, down] =
    a.isHorizontal !== b.isHorizontal
      ? [reach, reach]
      : a.isHorizontal
        ? [reach, thresholds.touching.sameRule]
        : [thresholds.touching.sameRule, reach];
  return a.x0 <= b.x1 + across && b.x0 <= a.x1 + across && a.y0 <= b.y1 + down && b.y0 <= a.y1 + down;
}

/** Groups rules that touch each other, directly or through others. */
export function groupRules(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const sorted = [...rules].sort((a, b) => a.y0 - b.y0).slice(0, thresholds.touching.maxRules);
  const groups = createGroups(sorted);
  sorted.forEach((rule, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Rule;
      if (other.y0 > rule.y1 + thresholds.touching.gap + thresholds.touching.maxThickness / 2) break;
      if (meet(rule, other)) groups.join(rule, other);
    }
  });
  return groups.all();
}
