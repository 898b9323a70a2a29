/** Values at given qualities, in ascending order of quality. */
export type Steps = readonly (readonly [quality: number, value: number])[];

/**
 * The value for a quality, interpolated linearly between two steps; beyond the first and the last step it is constant.
 */
export function valueAt(steps: Steps, quality: number): number {
  const next = steps.findIndex(([at]) => quality <= at);
  const [high, low] = [steps[next] ?? steps.at(-1), steps[next - 1]];
  if (high === undefined) throw new Error('no steps');
  if (low === undefined || next < 0) return high[1];
  return low[1] + ((high[1] - low[1]) * (quality - low[0])) / (high[0] - low[0]);
}
