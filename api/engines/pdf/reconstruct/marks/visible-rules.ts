import type { Fill, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { thresholds } from './thresholds.ts';

/** The visible rules: white ones count only on coloured areas. */
export function visibleRules(rules: readonly Rule[], fills: readonly Fill[]): readonly Rule[] {
  const dark = fills.filter(({ colour }) => colour !== paper);
  const isSeen = ({ colour, x0, x1, y0, y1 }: Rule) =>
    colour !== paper ||
    dark.some(
      (fill) =>
        fill.x0 < x1 + thresholds.whiteOnArea &&
        fill.x1 > x0 - thresholds.whiteOnArea &&
        fill.y0 < y1 + thresholds.whiteOnArea &&
        fill.y1 > y0 - thresholds.whiteOnArea,
    );
  return rules.filter(isSeen);
}
