import type { Box } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/**
 * Whether the parts of a path are far apart, as the marks at both ends of a plot's scale are that some programs draw at once:
 * what lies between them is no part of a rule, unlike the gaps of a dashed one.
 * @param parts The areas of its outlines.
 */
export function areFarApart(parts: readonly Box[]): boolean {
  const apart = (spans: readonly (readonly [from: number, to: number])[]) => {
    const sorted = spans.toSorted(([a], [b]) => a - b);
    let end = sorted[0]?.[1] ?? 0;
    return sorted.some(([from, to]) => {
      const isApart = from - end > thresholds.minBreak;
      end = Math.max(end, to);
      return isApart;
    });
  };
  return apart(parts.map(({ x0, x1 }) => [x0, x1])) || apart(parts.map(({ y0, y1 }) => [y0, y1]));
}
