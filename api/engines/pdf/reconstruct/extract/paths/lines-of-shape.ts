import { boxAround, isInside } from '../../model/box.ts';
import type { Box, PathStep, Shape } from '../../model/page-model.ts';
import { thresholds as shared } from '../thresholds.ts';
import { rectanglesOf } from './rectangles-of.ts';
import { thresholds } from './thresholds.ts';

const { straightLine } = shared;
const { maxRuleThickness } = thresholds;

/**
 * The lines of a shape that consists of separate horizontal and vertical ones only, as some programs draw all borders of
 * a table at once, or of a frame. None for any other shape.
 */
export function linesOfShape({ steps, fill, stroke }: Shape): readonly Box[] {
  if (fill === null) return stroke === null ? [] : separateLines(steps);
  return stroke === null ? sidesOfFrame(steps) : [];
}

function separateLines(steps: readonly PathStep[]): readonly Box[] {
  const lines: Box[] = [];
  let start: readonly number[] | null = null;
  for (const { type, points } of steps) {
    if (type === 'move') {
      start = points;
      continue;
    }
    if (type !== 'line' || start === null) return [];
    const box = boxAround([
      [start[0] ?? 0, start[1] ?? 0],
      [points[0] ?? 0, points[1] ?? 0],
    ]);
    if (Math.min(box.x1 - box.x0, box.y1 - box.y0) > straightLine) return [];
    lines.push(box);
    start = null;
  }
  return lines;
}

/**
 * The sides of a frame: a filled rectangle with another cut out of it, as browsers draw the border of a cell whose sides are
 * of several widths. Those of no width are left out.
 */
function sidesOfFrame(steps: readonly PathStep[]): readonly Box[] {
  const [outer, inner, ...others] = rectanglesOf(steps) ?? [];
  if (outer === undefined || inner === undefined || others.length > 0) return [];
  if (!isInside(inner, outer, straightLine)) return [];
  const sides = [
    { ...outer, y1: inner.y0 },
    { ...outer, y0: inner.y1 },
    { ...outer, x1: inner.x0 },
    { ...outer, x0: inner.x1 },
  ].filter(({ x0, y0, x1, y1 }) => Math.min(x1 - x0, y1 - y0) > 0);
  const areThin = sides.every(({ x0, y0, x1, y1 }) => Math.min(x1 - x0, y1 - y0) <= maxRuleThickness.points);
  return areThin ? sides : [];
}
