import { boxAroundAll } from '../model/box.ts';
import type { Box, Look, Rule } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** A short text with its position. */
export interface Label extends Box {
  readonly text: string;
  readonly look: Pick<Look, 'size'>;
}

const number = /^[-–−(+]?\p{Sc}?\s?\d[\d.,\s]*\s?(?:%|\p{Sc}|\p{L}{0,2})\)?$/u;

/** The value of a scale's label; null for other text. */
function numberIn(text: string): number | null {
  const trimmed = text.trim();
  if (!number.test(trimmed)) return null;
  const digits = trimmed.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return (/^[-–−(]/.test(trimmed) ? -1 : 1) * Number(digits.replace(',', '.'));
}

/** Groups of horizontal rules with the same ends. */
function groupsOf(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const groups: Rule[][] = [];
  for (const rule of rules) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        Math.abs(first.x0 - rule.x0) < thresholds.scale.sameEnd &&
        Math.abs(first.x1 - rule.x1) < thresholds.scale.sameEnd,
    );
    if (group === undefined) groups.push([rule]);
    else if (group.every(({ y0 }) => Math.abs(y0 - rule.y0) > thresholds.scale.minRuleDistance)) group.push(rule);
  }
  return groups.filter(({ length }) => length >= thresholds.scale.minRules);
}

/** The number at the left or right end of a rule. */
function labelAt({ x0, x1, y0 }: Rule, labels: readonly Label[]): Label | undefined {
  return labels.find((label) => {
    const isLevel =
      Math.abs((label.y0 + label.y1) / 2 - y0) < thresholds.scale.maxOffLevelShare * (label.y1 - label.y0);
    const [overlap, gap] = [
      thresholds.scale.overlapEms * label.look.size,
      thresholds.scale.maxGapEms * label.look.size,
    ];
    const isBeside =
      (label.x1 < x0 + overlap && x0 - label.x1 < gap) || (label.x0 > x1 - overlap && label.x0 - x1 < gap);
    return isLevel && isBeside;
  });
}

/** Whether a line goes on over or under a label at its end: that is the border of the label's cell in a table. */
const isInCell = (label: Label, { y0 }: Rule, rules: readonly Rule[]): boolean =>
  rules.some(
    (other) =>
      Math.abs(other.y0 - y0) < thresholds.scale.minRuleDistance &&
      Math.min(other.x1, label.x1) - Math.max(other.x0, label.x0) > (label.x1 - label.x0) / 2,
  );

interface Point {
  readonly at: number;
  readonly value: number;
  readonly boxes: readonly Box[];
}

/**
 * Runs of points whose values change linearly with their positions. Charts above one another may have rules of equal
 * length.
 */
function evenRuns(points: readonly Point[]): readonly (readonly Point[])[] {
  const slope = (from: Point, to: Point) => (to.value - from.value) / (to.at - from.at);
  const runs: Point[][] = [];
  for (const point of [...points].sort((a, b) => a.at - b.at)) {
    const [first, second] = runs.at(-1) ?? [];
    const last = runs.at(-1)?.at(-1);
    const isNext =
      first !== undefined &&
      last !== undefined &&
      slope(last, point) !== 0 &&
      (second === undefined ||
        Math.abs(slope(last, point) / slope(first, second) - 1) < thresholds.scale.maxUnevennessShare);
    if (isNext) runs.at(-1)?.push(point);
    else runs.push([point]);
  }
  return runs.filter(({ length }) => length >= thresholds.scale.minRules);
}

/** Whether horizontal rules lie above one another as those of a scale do. Quick, since it needs no labels. */
export const mayBeScale = (rules: readonly Rule[]): boolean => groupsOf(rules).length > 0;

/** Finds the scales of charts: horizontal rules above one another, labelled with evenly rising or falling numbers. */
export function findScales(rules: readonly Rule[], labels: readonly Label[]): readonly Box[] {
  const numbers = labels.filter(({ text }) => numberIn(text) !== null);
  return groupsOf(rules).flatMap((group) => {
    const points = group.flatMap((rule): readonly Point[] => {
      const label = labelAt(rule, numbers);
      return label === undefined || isInCell(label, rule, rules)
        ? []
        : [{ at: rule.y0, value: numberIn(label.text) ?? 0, boxes: [rule, label] }];
    });
    return evenRuns(points).map((run) => boxAroundAll(run.flatMap(({ boxes }) => boxes)));
  });
}
