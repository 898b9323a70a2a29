/** Items in groups, each in its own at first. */
export interface Groups<T> {
  /** Joins the groups of two items, given by their indexes. */
  readonly join: (a: number, b: number) => void;
  /** All groups, in the order of their first items. */
  readonly all: () => readonly (readonly T[])[];
}

/** Puts items into groups, of which each may be joined with others (union-find). */
export function createGroups<T>(items: readonly T[]): Groups<T> {
  const parents = items.map((_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] as number] as number;
      at = parents[at] as number;
    }
    return at;
  };
  return {
    join: (a, b) => {
      parents[rootOf(a)] = rootOf(b);
    },
    all: () => {
      const groups = new Map<number, T[]>();
      items.forEach((item, index) => {
        const root = rootOf(index);
        const group = groups.get(root);
        if (group === undefined) groups.set(root, [item]);
        else group.push(item);
      });
      return [...groups.values()];
    },
  };
}
