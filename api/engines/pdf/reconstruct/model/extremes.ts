// Math.min cannot take as many arguments as a long document has values.

/** The smallest of any number of values, and of an initial one. */
export const smallest = (values: readonly number[], first = Number.POSITIVE_INFINITY): number =>
  values.reduce((a, b) => Math.min(a, b), first);

/** The largest of any number of values, and of an initial one. */
export const largest = (values: readonly number[], first = Number.NEGATIVE_INFINITY): number =>
  values.reduce((a, b) => Math.max(a, b), first);

/** The difference between the largest and the smallest value. */
export const spread = (values: readonly number[]): number => largest(values) - smallest(values);
