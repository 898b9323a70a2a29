import type { Glyph } from '../model/page-model.ts';

/** Letters from the highest baseline to the lowest. */
export const byBaseline = (glyphs: readonly Glyph[]) => [...glyphs].sort((a, b) => a.baseline - b.baseline);

/** The glyphs with baselines in a range; `sorted` by baseline, so that only those near a rule or link are examined. */
export function within(sorted: readonly Glyph[], top: number, bottom: number): readonly Glyph[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Glyph).baseline < top) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && (sorted[end] as Glyph).baseline <= bottom) end++;
  return sorted.slice(low, end);
}
