/** Weight of the latest time in the average, which adapts to a change within some twenty files. */
const latestWeight = 0.1;

/** A moving average of how long things take, by kind. */
export interface TypicalTimes {
  readonly add: (kind: string, ms: number) => void;
  /** In milliseconds; null before the first. */
  readonly of: (kind: string) => number | null;
}

/** Updates a moving average with the next value. */
export const updateAverage = (average: number | null, next: number): number =>
  average === null ? next : average + latestWeight * (next - average);

/** Learns how long things take, for estimates of waiting times. */
export function createTypicalTimes(): TypicalTimes {
  const averages = new Map<string, number>();
  const of = (kind: string) => averages.get(kind) ?? null;
  return { add: (kind, ms) => void averages.set(kind, updateAverage(of(kind), ms)), of };
}
