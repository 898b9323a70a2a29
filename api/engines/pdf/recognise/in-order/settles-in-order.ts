/** An item, and its place from 0. */
interface Placed<Item> {
  readonly at: number;
  readonly item: Item;
}

/**
 * Settles items one at a time and in their order, whatever order they become ready in.
 * @param settle Is given an item once all before it are settled.
 * @returns Takes an item that is ready, and settles what can be settled. Throws as `settle` does, and settles nothing
 *   more after that.
 */
export function settlesInOrder<Item>(
  settle: (placed: Placed<Item>) => Promise<void>,
): (placed: Placed<Item>) => Promise<void> {
  const ready = new Map<number, Placed<Item>>();
  let next = 0;
  let isSettling = false;
  return async (placed) => {
    ready.set(placed.at, placed);
    if (isSettling) return;
    isSettling = true;
    for (let first = ready.get(next); first !== undefined; first = ready.get(next)) {
      ready.delete(next++);
      await settle(first);
    }
    isSettling = false;
  };
}
