/**
 * The index of the first of sorted items that reaches a place, by halving; their number if none does.
 * @param isReached Holds for no item at first, then for all others.
 */
export function firstIndex<Item>(items: ArrayLike<Item>, isReached: (item: Item) => boolean): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isReached(items[middle] as Item)) to = middle;
    else from = middle + 1;
  }
  return from;
}
