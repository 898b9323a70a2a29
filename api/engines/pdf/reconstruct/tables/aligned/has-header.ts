import type { Rule } from '../../model/page-model.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { isAcross, type TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/** Whether a rule below the first row of many with the same columns makes it their header. */
export function hasRuledHeader({ rows, gaps }: AlignedBlock, rules: readonly Rule[]): boolean {
  const [first, second] = rows;
  if (first === undefined || second === undefined || rows.length < thresholds.aligned.minHeadedRows) return false;
  const [x0, x1] = [first.segments[0]?.x0 ?? 0, first.segments.at(-1)?.x1 ?? 0];
  const isBelow = (rule: Rule) =>
    rule.isHorizontal && rule.y0 > first.baseline && rule.y0 < second.baseline && rule.x0 < x0 && rule.x1 > x1;
  return rules.some(isBelow) && rows.every(({ segments }) => segments.length === gaps.length + 1);
}

const isBold = ({ segments }: TextRow) => segments.every((segment) => segment.isBold);

/** Whether the first row of several with text in all columns is the only bold one: it is their header. */
export function hasBoldHeader({ rows, gaps }: AlignedBlock): boolean {
  const [first, ...others] = rows;
  return (
    first !== undefined &&
    rows.length >= thresholds.aligned.minHeadedRows &&
    rows.every(({ segments }) => segments.length === gaps.length + 1) &&
    isBold(first) &&
    !others.some(isBold)
  );
}

/** Whether the names in the first column are all in one font, but for the first of several: it is of the header. */
export function hasHeadOfNames({ rows, gaps }: AlignedBlock): boolean {
  const [head, ...names] = rows.filter((row) => isAcross(row, gaps)).flatMap(({ segments }) => segments.slice(0, 1));
  const font = names[0]?.look.font;
  return (
    names.length >= thresholds.aligned.minHeadedRows - 1 &&
    head?.look.font !== font &&
    names.every(({ look }) => look.font === font)
  );
}
