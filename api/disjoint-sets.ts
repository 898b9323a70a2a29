/** Disjoint sets of the numbers from 0 on, each number initially in a set of its own (union-find). */
export interface DisjointSets {
  /** Adds the next number and returns it. */
  readonly add: () => number;
  /** Joins the sets of two numbers. */
  readonly join: (one: number, other: number) => void;
  /** The representative of a number's set: the same for all its members, until the set is joined with another. */
  readonly rootOf: (one: number) => number;
}

/** Creates sets without any number. */
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
