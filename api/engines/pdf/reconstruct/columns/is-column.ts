import { largest, smallest } from '../model/extremes.ts';
import { median } from '../model/numbers/median.ts';
import { mostAtOnePlace } from '../model/numbers/most-at-one-place.ts';
import type { Item } from './item.ts';
import { thresholds } from './thresholds.ts';
import { withoutLabels } from './without-labels.ts';

/** How far items reach from left to right, in points. */
export const widthOf = (items: readonly Item[]) =>
  largest(items.map(({ x1 }) => x1)) - smallest(items.map(({ x0 }) => x0));

/** The usual letter size of lines; 0 if there are none. */
export function sizeOf(items: readonly Item[]): number {
  const sizes: number[] = [];
  for (const { look } of items) if (look !== undefined) sizes.push(look.size);
  return median(sizes);
}

/** Whether most lines are names of values beside them. */
const areNames = (lines: readonly Item[]) =>
  lines.filter(({ text = '' }) => /[:：]$/u.test(text)).length > thresholds.column.maxNamesShare * lines.length;

/** Whether items read as a column of running text. */
export function isColumn(items: readonly Item[]): boolean {
  const lines = withoutLabels(items.filter(({ type }) => type === 'line'));
  if (lines.length < thresholds.column.minLines) return false;
  const width = widthOf(items);
  const full = lines.filter(({ x0, x1 }) => x1 - x0 > thresholds.column.fullLineShare * width).length;
  if (full <= thresholds.column.minFullShare * lines.length) return false;
  const sorted = [...lines].sort((a, b) => a.y0 - b.y0);
  // Running text is dense. Labels next to it are not, nor are lines assigned alternately to two columns.
  const dense = sorted
    .slice(1)
    .filter(
      ({ y0 }, index) =>
        y0 - (sorted[index]?.y1 ?? 0) <
        thresholds.column.maxDenseGap * ((sorted[index]?.y1 ?? 0) - (sorted[index]?.y0 ?? 0)),
    );
  if (dense.length < thresholds.column.minDenseShare * (sorted.length - 1)) return false;
  const { sameEdge } = thresholds.column;
  const [flush, flushRight] = [lines.map(({ x0 }) => x0), lines.map(({ x1 }) => x1)].map((edges) =>
    mostAtOnePlace(edges, sameEdge),
  ) as [number, number];
  if (Math.max(flush, flushRight) < thresholds.column.minFlushShare * lines.length) return false;
  const baselines = new Set(lines.map(({ y1 }) => Math.round(y1 / thresholds.column.baselineStep)));
  const isHigh = baselines.size >= thresholds.column.minLines;
  return isHigh && width > thresholds.column.minWidthEms * sizeOf(lines) && !areNames(lines);
}
