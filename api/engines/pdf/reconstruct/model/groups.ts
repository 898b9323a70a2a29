import { createDisjointSets } from '../../../../disjoint-sets.ts';
import { addTo } from '../../../../groups.ts';

/** Items in groups, each in its own at first. */
export interface Groups<T> {
  /** Joins the groups of two of the items. */
  readonly join: (a: T, b: T) => void;
  /** All groups, in the order of their first items. */
  readonly all: () => readonly (readonly T[])[];
}

/** Puts different items into groups, of which each may be joined with others. */
export function createGroups<T>(items: readonly T[]): Groups<T> {
  const sets = createDisjointSets();
  const numbers = new Map(items.map((item) => [item, sets.add()]));
  const numberOf = (item: T) => numbers.get(item) as number;
  return {
    join: (a, b) => sets.join(numberOf(a), numberOf(b)),
    all: () => {
      const groups = new Map<number, T[]>();
      for (const item of items) addTo(groups, sets.rootOf(numberOf(item)), item);
      return [...groups.values()];
    },
  };
}
