import { addTo } from '../../../../groups.ts';
import type { Rule } from './page-model.ts';

/** Where a horizontal rule begins and ends, in whole points: the same text for those that are drawn below each other. */
export const endsOf = ({ x0, x1 }: Rule): string => `${Math.round(x0)}/${Math.round(x1)}`;

/** The horizontal ones of rules by their ends; those with the same ends from top to bottom. */
export function levelsByEnds(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const levels = new Map<string, Rule[]>();
  for (const rule of rules) if (rule.isHorizontal) addTo(levels, endsOf(rule), rule);
  return [...levels.values()].map((level) => level.sort((one, other) => one.y0 - other.y0));
}
