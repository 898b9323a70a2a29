// A long document has more values than Math.min can take as arguments.

/** The smallest of any number of values, and of a first one. */
export const smallest = (values: readonly number[], first = Number.POSITIVE_INFINITY): number =>
  values.reduce((a, b) => Math.min(a, b), first);

/** The largest of any number of values, and of a first one. */
export const largest = (values: readonly number[], first = Number.NEGATIVE_INFINITY): number =>
  values.reduce((a, b) => Math.max(a, b), first);

/** The difference between the largest and the smallest value. */
export const spread = (values: readonly number[]): number => largest(values) - smallest(values);
