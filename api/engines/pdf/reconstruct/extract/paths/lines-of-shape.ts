import { boxAround } from '../../model/box.ts';
import type { Box, Shape } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/**
 * The lines of a shape that consists of separate horizontal and vertical ones only, as some programs draw all borders of
 * a table at once. None for any other shape.
 */
export function linesOfShape({ steps, fill, stroke }: Shape): readonly Box[] {
  if (fill !== null || stroke === null) return [];
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
    if (Math.min(box.x1 - box.x0, box.y1 - box.y0) > thresholds.path.straightLine) return [];
    lines.push(box);
    start = null;
  }
  return lines;
}
