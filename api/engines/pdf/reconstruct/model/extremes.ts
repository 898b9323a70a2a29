// Math.min cannot take as many arguments as a long document has values.

/** The smallest of any number of values, and of an initial one. */
export function smallest(values: readonly number[], first = Number.POSITIVE_INFINITY): number {
  let least = first;
  for (let index = 0; index < values.length; index++) least = Math.min(least, values[index] as number);
  return least;
}

/** The largest of any number of values, and of an initial one. */
export function largest(values: readonly number[], first = Number.NEGATIVE_INFINITY): number {
  let most = first;
  for (let index = 0; index < values.length; index++) most = Math.max(most, values[index] as number);
  return most;
}

/** The difference between the largest and the smallest value. */
export const spread = (values: readonly number[]): number => largest(values) - smallest(values);
