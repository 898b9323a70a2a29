import type { Fill, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';

/** Lines that are seen: white ones are where something dark is behind them. */
export function visibleRules(rules: readonly Rule[], fills: readonly Fill[]): readonly Rule[] {
  const dark = fills.filter(({ colour }) => colour !== paper);
  const isSeen = ({ colour, x0, x1, y0, y1 }: Rule) =>
    colour !== paper ||
    dark.some((fill) => fill.x0 < x1 + 1 && fill.x1 > x0 - 1 && fill.y0 < y1 + 1 && fill.y1 > y0 - 1);
  return rules.filter(isSeen);
}
