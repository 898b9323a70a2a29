import { addTo } from '../../../../../groups.ts';
import { largest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { mostFrequent, type WeighedHeading, weighedHeadings } from './heading-weights.ts';
import { type HeadingLevel, maxLevel, type PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

/**
 * The weight of the title: that of the largest headings if they stand before all others and are much larger, as in the styles
 * of word processors. Others are chapters, as people use them for titles, too. Null for none.
 */
function titleWeight(headings: readonly WeighedHeading[]): number | null {
  const heads = headings.filter(({ isInTable }) => !isInTable);
  const weights = heads.map(({ weight }) => weight);
  const most = largest(weights, 0);
  const last = weights.lastIndexOf(most);
  const areFirst = heads[last]?.page === 0 && weights.slice(0, last).every((other) => other === most);
  const [below, next] = weights.slice(last + 1).sort((one, other) => other - one);
  // Of two ranks with one heading each, the first may be the only chapter.
  const areRanked = below !== undefined && next === below && most >= below * limits.minTitleTimes;
  return areFirst && areRanked ? most : null;
}

/**
 * The weights that only headings before the first chapter have, under which nothing stands: lines of a cover, where numbers or
 * contents tell where chapters begin, or several of them below one another.
 */
function weightsOfFront(headings: readonly WeighedHeading[]): ReadonlySet<number> {
  const first = headings.findIndex(({ isPlaced }) => isPlaced);
  const apart = headings.findIndex(({ next }, index) => next !== headings[index + 1]?.passage) + 1;
  const end = first < 0 ? apart : first;
  const later = new Set(headings.slice(end).map(({ weight }) => weight));
  const front = new Set(headings.slice(0, end).flatMap(({ weight }) => (later.has(weight) ? [] : [weight])));
  return later.size === 0 || (first < 0 && front.size < 2) ? new Set() : front;
}

/** The levels of weights: each is one below that of the heading which most of its headings stand under. */
function levelsOf(headings: readonly WeighedHeading[]): ReadonlyMap<number, number> {
  const parents = new Map<number, (number | undefined)[]>();
  const above: number[] = [];
  const front = weightsOfFront(headings);
  for (const { weight } of headings) {
    while (above.length > 0 && (above.at(-1) as number) <= weight) above.pop();
    addTo(parents, weight, above.at(-1));
    if (!front.has(weight)) above.push(weight);
  }
  const levels = new Map<number, number>();
  let deepest = 1;
  for (const weight of [...parents.keys()].sort((a, b) => b - a)) {
    const parent = mostFrequent(parents.get(weight) ?? []);
    deepest = Math.max(deepest, parent === undefined ? 1 : (levels.get(parent) ?? 0) + 1);
    levels.set(weight, Math.min(maxLevel, deepest));
  }
  return levels;
}

/** Whether levels rank headings that are clearly smaller above others, as tags of some files do. */
export function areInverted(levels: ReadonlyMap<Passage, HeadingLevel>): boolean {
  const sizes = new Map<HeadingLevel, number[]>();
  for (const [{ size }, level] of levels) addTo(sizes, level, size);
  const medians = [...sizes].flatMap(([level, each]) =>
    level === 'title' || each.length < limits.minOfLevel ? [] : [{ level, size: median(each) }],
  );
  return medians.some(({ level, size }) =>
    medians.some((other) => other.level < level && other.size * limits.minRatio <= size),
  );
}

/**
 * Ranks headings by their sizes, their numbers and the contents: the largest are the title, or of the first level. What
 * has another size is below all ranks.
 * @param placed The paragraphs that may be headings, in their order.
 * @param sizes Those that make a rank, in points, from the largest to the smallest.
 * @param named The depths of those that a table of contents names, null if it does not say.
 */
export function rankedHeadings(
  placed: readonly PlacedPassage[],
  found: ReadonlySet<Passage>,
  sizes: readonly number[],
  named: ReadonlyMap<Passage, number | null>,
): Map<Passage, HeadingLevel> {
  const heads = placed.filter(({ passage }) => found.has(passage));
  const headings = weighedHeadings(heads, sizes, named);
  const title = titleWeight(headings);
  const ranked = headings.filter(({ weight }) => weight !== title);
  const levels = levelsOf(ranked);
  return new Map(headings.map(({ passage, weight }) => [passage, levels.get(weight) ?? 'title']));
}
