import type { Box, Rule } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.piece;

/** A short piece of a rule, such as word processors draw where the borders of cells cross. */
export interface Piece extends Box {
  /** RRGGBB. */
  readonly colour: string;
}

const stepOf = (value: number) => Math.round(value / limits.maxGap);

/** The steps in which a position may be that differs from `value` by less than the greatest gap. */
const stepsAround = (value: number) => [stepOf(value) - 1, stepOf(value), stepOf(value) + 1];

/** What rules that continue one another have in common. */
type RuleKind = Pick<Rule, 'isHorizontal' | 'colour'>;

const endKey = ({ isHorizontal, colour }: RuleKind, across: number, along: number) =>
  `${isHorizontal}/${colour}/${across}/${along}`;

/** A rule's position across its direction, and both its ends along it. */
const spanOf = ({ isHorizontal, x0, x1, y0, y1 }: Rule) =>
  isHorizontal ? { across: y0, from: x0, to: x1 } : { across: x0, from: y0, to: y1 };

/**
 * Extends rules by the pieces of the same colour that continue them: without these, the borders of a table's rows do not
 * meet. Pieces that continue no rule are dots of a pattern, and ignored.
 */
export function joinPieces(rules: readonly Rule[], pieces: readonly Piece[]): readonly Rule[] {
  if (pieces.length === 0) return rules;
  const extended = rules.map((rule) => ({ ...rule }));
  const ends = new Map<string, number>();
  extended.forEach((rule, index) => {
    const { across, from, to } = spanOf(rule);
    for (const end of [from, to]) ends.set(endKey(rule, stepOf(across), stepOf(end)), index);
  });
  const ruleAt = (kind: RuleKind, across: number, along: number) => {
    for (const first of stepsAround(across)) {
      for (const second of stepsAround(along)) {
        const index = ends.get(endKey(kind, first, second));
        if (index !== undefined) return index;
      }
    }
    return undefined;
  };
  for (const { x0, x1, y0, y1, colour } of pieces) {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const [level, upright] = [
      { isHorizontal: true, colour },
      { isHorizontal: false, colour },
    ];
    const left = ruleAt(level, y, x0);
    const right = ruleAt(level, y, x1);
    const above = ruleAt(upright, x, y0);
    const below = ruleAt(upright, x, y1);
    const extend = (index: number | undefined, change: (rule: Rule) => Partial<Rule>) => {
      const rule = index === undefined ? undefined : extended[index];
      if (rule !== undefined) Object.assign(rule, change(rule));
    };
    extend(left, (rule) => ({ x1: Math.max(rule.x1, x1) }));
    extend(right, (rule) => ({ x0: Math.min(rule.x0, x0) }));
    extend(above, (rule) => ({ y1: Math.max(rule.y1, y1) }));
    extend(below, (rule) => ({ y0: Math.min(rule.y0, y0) }));
  }
  return extended;
}
