/**
 * Binary search: the index of the first of sorted items that reaches a place, or their number if none does.
 * @param isReached False for all items before that index, true for all from it on.
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
