import type { Item } from './item.ts';
import { thresholds } from './thresholds.ts';

/** A number, a letter or a bullet that may begin an item of a list. */
const label = /^(?:[\u2022\u2023\u25aa\u25cf\u25cb\u25a0\u2013-]|[([]?[\p{L}\p{N}.]{1,6}[\])}.])$/u;

/** Lines without the labels that stand before others at their height: they are as narrow in text as in tables. */
export function withoutLabels<T extends Item>(lines: readonly T[]): readonly T[] {
  const labels = lines.filter(({ text }) => text !== undefined && label.test(text));
  if (labels.length === 0) return lines;
  const rowOf = ({ baseline = 0 }: Item) => Math.round(baseline / thresholds.column.baselineStep);
  const ends = new Map<number, number>();
  for (const line of lines) ends.set(rowOf(line), Math.max(line.x0, ends.get(rowOf(line)) ?? line.x0));
  const before = new Set(labels.filter((line) => line.x1 < (ends.get(rowOf(line)) ?? line.x0)));
  return lines.filter((line) => !before.has(line));
}
