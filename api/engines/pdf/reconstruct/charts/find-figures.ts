import { findSegments } from '../lines/find-lines.ts';
import { boxAroundAll, meet } from '../model/box.ts';
import type { Box, Page, Shape } from '../model/page-model.ts';
import { clustersOf } from './clusters.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.figure;

/** Whether a shape is an open line, such as an arrow between two boxes or the curve of a diagram. */
const isOpenLine = ({ fill, stroke, steps, x0, x1, y0, y1 }: Shape) =>
  fill === null && stroke !== null && steps.at(-1)?.type !== 'close' && Math.hypot(x1 - x0, y1 - y0) > limits.minLine;

/**
 * Finds the figures of a page: shapes joined by lines, with short labels in and beside them. Returns boxes around each
 * figure and its labels.
 */
export function findFigures(page: Page): readonly Box[] {
  const { shapes, rules, fills } = page;
  const isCountable = shapes.length + rules.length + fills.length <= limits.maxParts;
  if (!isCountable || !shapes.some(isOpenLine)) return [];
  const drawn = new Set<Box>(shapes);
  const lines = new Set<Box>(shapes.filter(isOpenLine));
  const clusters = clustersOf<Box>([...shapes, ...rules, ...fills], limits.maxGap).filter(
    ({ parts }) =>
      parts.some((part) => lines.has(part)) && parts.filter((part) => drawn.has(part)).length >= limits.minShapes,
  );
  if (clusters.length === 0) return [];
  const labels = findSegments(page.glyphs);
  return clusters.flatMap(({ box }) => {
    const touching = labels.filter((label) => meet(label, box, 0));
    const vertical = page.rotated.filter((glyph) => meet(glyph, box, limits.maxLabelGapEms * glyph.look.size));
    if (touching.some(({ text }) => text.length > limits.maxLabelLetters)) return [];
    const beside = labels.filter(
      (label) =>
        label.text.length <= limits.maxTickLetters && meet(label, box, limits.maxLabelGapEms * label.look.size),
    );
    const named = [...new Set([...touching, ...beside])];
    return named.length + vertical.length < limits.minLabels ? [] : [boxAroundAll([box, ...named, ...vertical])];
  });
}
