import { largest } from '../../model/extremes.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { type HeadingLevel, maxLevel, type PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

/**
 * The size of the title: that of the largest headings if they stand before all others and are much larger, as in the styles of
 * word processors. Others are chapters, as people use them for titles, too. Null for none.
 */
function titleSize(passages: readonly PlacedPassage[], found: ReadonlySet<Passage>): number | null {
  const heads = passages.filter(({ passage, isInTable }) => found.has(passage) && !isInTable);
  const sizes = heads.map(({ passage }) => passage.size);
  const size = largest(sizes, 0);
  const last = sizes.lastIndexOf(size);
  const areFirst = heads[last]?.page === 0 && sizes.slice(0, last).every((other) => other === size);
  const [below, next] = sizes.slice(last + 1).sort((one, other) => other - one);
  // Of two ranks with one heading each, the first may be the only chapter.
  const areRanked = below !== undefined && next === below && size >= below * limits.minTitleTimes;
  return areFirst && areRanked ? size : null;
}

/**
 * Ranks headings by their sizes: the largest are the title, or of the first level. What has another size is below all ranks.
 * @param placed The paragraphs that may be headings, in their order.
 * @param sizes Those that make a rank, in points, from the largest to the smallest.
 */
export function rankedHeadings(
  placed: readonly PlacedPassage[],
  found: ReadonlySet<Passage>,
  sizes: readonly number[],
): Map<Passage, HeadingLevel> {
  const title = titleSize(placed, found);
  const ranks = sizes.filter((size) => size !== title);
  const levels = new Map<Passage, HeadingLevel>();
  for (const { passage } of placed) {
    if (!found.has(passage)) continue;
    const rank = ranks.indexOf(passage.size);
    const level = Math.min(maxLevel, (rank >= 0 ? rank : ranks.length) + 1);
    levels.set(passage, passage.size === title ? 'title' : level);
  }
  return levels;
}
