import { addTo } from '../../../../../groups.ts';
import { largest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { lookOf } from './heading-looks.ts';
import { depthsByNumber } from './heading-numbers.ts';
import type { PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

/** A heading and its weight: those of a lower rank have a smaller one. */
export interface WeighedHeading extends PlacedPassage {
  readonly weight: number;
  /** Whether its number or the contents show how deep it is. */
  readonly isPlaced: boolean;
}

/** What occurs most often; of equals, the one whose first occurrence comes last. Undefined for none. */
export function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = largest([...counts.values()], 0);
  return [...counts].findLast(([, count]) => count === most)?.[0];
}

/**
 * How deep headings are: as contents name them, or by their numbers, which count from the depth that contents give to others
 * with numbers.
 */
function depthsOf(
  headings: readonly PlacedPassage[],
  named: ReadonlyMap<Passage, number | null>,
): ReadonlyMap<Passage, number> {
  const numbers = depthsByNumber(headings.map(({ passage }) => passage));
  const steps = [...numbers].flatMap(([passage, depth]) => {
    const inContents = named.get(passage) ?? null;
    return inContents === null ? [] : [inContents - depth];
  });
  const step = mostFrequent(steps) ?? 0;
  const depths = new Map([...numbers].map(([passage, depth]) => [passage, depth + step]));
  for (const { passage } of headings) {
    const depth = named.get(passage) ?? null;
    if (depth !== null) depths.set(passage, depth);
  }
  return depths;
}

/** The depth of most headings with numbers of each look. */
function depthsByLook(depths: ReadonlyMap<Passage, number>): ReadonlyMap<Look | null, number> {
  const groups = new Map<Look | null, number[]>();
  for (const [passage, depth] of depths) addTo(groups, lookOf(passage), depth);
  groups.delete(null);
  return new Map([...groups].map(([look, each]) => [look, mostFrequent(each) as number]));
}

/** The weight of each depth: the usual size of its headings, but less than that of the depth above. */
function weightsOfDepths(
  depths: ReadonlyMap<Passage, number>,
  sizeOf: (passage: Passage) => number,
): ReadonlyMap<number, number> {
  const sizes = new Map<number, number[]>();
  for (const [passage, depth] of depths) addTo(sizes, depth, sizeOf(passage));
  const weights = new Map<number, number>();
  let least = Number.POSITIVE_INFINITY;
  for (const [depth, each] of [...sizes].sort(([one], [other]) => one - other)) {
    least = Math.min(median(each), least * limits.lowerRank);
    weights.set(depth, least);
  }
  return weights;
}

/**
 * Weighs headings: by their sizes, but those that are deeper by their numbers or by the contents weigh less, whatever their
 * size, and so does what looks the same.
 * @param sizes Those that make a rank, in points, from the largest to the smallest. Headings of others weigh less than all.
 * @param named The depths of headings that a table of contents names.
 */
export function weighedHeadings(
  headings: readonly PlacedPassage[],
  sizes: readonly number[],
  named: ReadonlyMap<Passage, number | null>,
): readonly WeighedHeading[] {
  const depths = depthsOf(headings, named);
  const smallest = (sizes.at(-1) ?? 1) * limits.lowerRank;
  const sizeOf = ({ size }: Passage) => (sizes.includes(size) ? size : smallest);
  const weights = weightsOfDepths(depths, sizeOf);
  const byLook = depthsByLook(depths);
  return headings.map((heading) => {
    const { passage } = heading;
    const depth = depths.get(passage) ?? byLook.get(lookOf(passage));
    const weight = depth === undefined ? undefined : weights.get(depth);
    return { ...heading, isPlaced: depths.has(passage), weight: weight ?? sizeOf(passage) };
  });
}
