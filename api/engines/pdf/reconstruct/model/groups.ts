import { addTo } from '../../../../groups.ts';

/** Items in groups, each in its own at first. */
export interface Groups<T> {
  /** Joins the groups of two of the items. */
  readonly join: (a: T, b: T) => void;
  /** All groups, in the order of their first items. */
  readonly all: () => readonly (readonly T[])[];
}

/** Puts different items into groups, of which each may be joined with others (union-find). */
export function createGroups<T>(items: readonly T[]): Groups<T> {
  const parents = new Map(items.map((item) => [item, item]));
  const parentOf = (item: T) => parents.get(item) as T;
  const rootOf = (item: T): T => {
    let at = item;
    while (parentOf(at) !== at) {
      parents.set(at, parentOf(parentOf(at)));
      at = parentOf(at);
    }
    return at;
  };
  return {
    join: (a, b) => {
      parents.set(rootOf(a), rootOf(b));
    },
    all: () => {
      const groups = new Map<T, T[]>();
      for (const item of items) addTo(groups, rootOf(item), item);
      return [...groups.values()];
    },
  };
}
