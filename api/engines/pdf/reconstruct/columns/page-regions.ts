import { findRegions, type Region, type RegionItem } from './regions.ts';

interface Found {
  readonly items: readonly RegionItem[];
  readonly regions: readonly Region<RegionItem>[];
}

/** What was found last, by the first of the items. */
const known = new WeakMap<RegionItem, Found>();

/**
 * The regions of a page in reading order (`findRegions`). Its notes, its tables and its flow ask for them one after the
 * other, mostly with the same items: then they are found only once.
 */
export function regionsOfPage<T extends RegionItem>(items: readonly T[]): readonly Region<T>[] {
  const [first] = items;
  if (first === undefined) return [];
  const before = known.get(first);
  const areSame = before?.items.length === items.length && before.items.every((item, index) => item === items[index]);
  // The regions consist of the items that were given.
  if (areSame) return before.regions as readonly Region<T>[];
  const regions = findRegions(items);
  known.set(first, { items, regions });
  return regions;
}
