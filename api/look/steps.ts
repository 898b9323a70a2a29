/** Values at some qualities, in rising order of the quality. */
export type Steps = readonly (readonly [quality: number, value: number])[];

/** The value for a quality, between two steps in proportion; below the first and above the last it is theirs. */
export function valueAt(steps: Steps, quality: number): number {
  const next = steps.findIndex(([at]) => quality <= at);
  const [high, low] = [steps[next] ?? steps.at(-1), steps[next - 1]];
  if (high === undefined) throw new Error('no steps');
  if (low === undefined || next < 0) return high[1];
  return low[1] + ((high[1] - low[1]) * (quality - low[0])) / (high[0] - low[0]);
}
