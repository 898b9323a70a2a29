/**
 * The largest number of places that are nearer to one of them than a distance, itself included; 0 if there are none.
 * Places, and the distance, are in the same unit.
 */
export function mostAtOnePlace(places: readonly number[], distance: number): number {
  const sorted = new Float64Array(places).sort();
  let [from, to, most] = [0, 0, 0];
  for (const place of sorted) {
    while (place - (sorted[from] as number) >= distance) from++;
    while (to < sorted.length && (sorted[to] as number) - place < distance) to++;
    most = Math.max(most, to - from);
  }
  return most;
}
