import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import { hasWord, type Place, type Repeats, reachOf, type SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const { minGapLines, longRun } = thresholds.repeated;

/**
 * The outermost lines of a page that consecutive pages share, apart from what follows, at a height at which other pages
 * have no text, or in the margin of a long run.
 * @param candidates The lines that may be running heads.
 * @param limitOf Points from the page's edge to the text of pages, but for some by their indexes; null if not known.
 */
export function headsInRun(
  page: SegmentedPage,
  place: Place,
  candidates: readonly Line[],
  repeats: Repeats,
  limitOf: (except: ReadonlySet<number>) => number | null,
): readonly Line[] {
  const reach = (line: Line) => reachOf(line, place, page.height);
  const known = new Set(candidates);
  const sorted = [...page.segments].sort((a, b) => reach(a).to - reach(b).to);
  const end = sorted.findIndex((line) => !known.has(line) || repeats.runOf(line, page) < 2);
  const [heads, next] = [sorted.slice(0, Math.max(0, end)), sorted[end]];
  const outer = heads.find((line) => hasWord(line) && !repeats.isUsual(line, page));
  if (outer === undefined || next === undefined) return [];
  const deepest = largest(heads.map((line) => reach(line).to));
  if (reach(next).from - deepest < minGapLines * (next.y1 - next.y0)) return [];
  const limit = limitOf(repeats.pagesWith(outer, page));
  if (limit !== null && reach(outer).to < limit) return heads;
  const margin = smallest(page.segments.map(({ x0 }) => x0));
  return repeats.runOf(outer, page) >= longRun && deepest < margin ? heads : [];
}
