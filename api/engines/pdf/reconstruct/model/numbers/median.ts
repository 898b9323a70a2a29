/** The upper median of numbers; 0 for none. */
export function median(values: readonly number[]): number {
  const [first = 0] = values;
  if (values.every((value) => value === first)) return first;
  // Typed arrays are sorted without a call for each pair.
  const sorted = new Float64Array(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}
