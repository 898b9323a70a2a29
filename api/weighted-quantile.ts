import { sum } from './sum.ts';

/** A value and how much it counts, as the number of letters that show it. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/**
 * The smallest value that a share of all, by their weights, is not above: their median by default. Undefined for none.
 * @param share From 0 to 1.
 */
export function weightedQuantile(values: readonly Weighted[], share = 1 / 2): number | undefined {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  let left = sum(values.map(({ weight }) => weight)) * share;
  return sorted.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  })?.value;
}
