/** Sets of numbers from 0, each number in its own at first (union-find). */
export interface DisjointSets {
  /** Adds the next number, and gives it. */
  readonly add: () => number;
  /** Joins the sets of two numbers. */
  readonly join: (one: number, other: number) => void;
  /** The number that stands for the set of one: the same for all that are in it, until it is joined with another. */
  readonly rootOf: (one: number) => number;
}

/** Creates sets that have no number yet. */
export function createDisjointSets(): DisjointSets {
  const parents: number[] = [];
  const parentOf = (one: number) => parents[one] as number;
  const rootOf = (one: number): number => {
    let at = one;
    while (parentOf(at) !== at) {
      parents[at] = parentOf(parentOf(at));
      at = parentOf(at);
    }
    return at;
  };
  return {
    add: () => parents.push(parents.length) - 1,
    join: (one, other) => {
      parents[rootOf(one)] = rootOf(other);
    },
    rootOf,
  };
}
