import type { Fill, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { thresholds } from './thresholds.ts';

/** The visible rules: white ones count only on coloured areas. */
export function visibleRules(rules: readonly Rule[], fills: readonly Fill[]): readonly Rule[] {
  const dark = fills.filter(({ colour }) => colour !== paper);
  const isSeen = ({ colour, thickness, x0, x1, y0, y1 }: Rule) => {
    const reach = thickness / 2 + thresholds.whiteOnArea;
    return (
      colour !== paper ||
      dark.some((fill) => fill.x0 < x1 + reach && fill.x1 > x0 - reach && fill.y0 < y1 + reach && fill.y1 > y0 - reach)
    );
  };
  return rules.filter(isSeen);
}
