import { sum } from '../../../../../sum.ts';
import type { Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/** How light a colour is: 0 for black, up to 3 × 255 for white. */
const lightnessOf = (colour: string) => sum([0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));

/**
 * The rule that is seen at an edge: the first that is drawn, if any is. Cells that look raised or sunken have two as thick side
 * by side, a light one of theirs and a dark one of the next cell, of which the dark one is seen.
 */
export function drawnRule(rules: readonly Rule[]): Rule | undefined {
  const drawn = rules.filter(({ thickness }) => thickness > 0);
  const [first] = drawn;
  if (first === undefined || drawn.length === 1) return first ?? rules[0];
  const alike = drawn.filter(({ thickness }) => Math.abs(thickness - first.thickness) < thresholds.ruled.sameThickness);
  return alike.reduce((seen, rule) => (lightnessOf(rule.colour) < lightnessOf(seen.colour) ? rule : seen), first);
}
