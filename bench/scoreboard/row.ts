/** One row of a benchmark: our figure and the alternative's, from the same run. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  /** The alternative's figure; null if there is none. */
  readonly theirs: number | null;
  readonly unit: string;
  /** What the row should show: `at least 9 times faster`. */
  readonly target: string;
  readonly met: boolean;
}

/** How often things are measured: for figures that are kept, or in a third of the time, to find out what got worse. */
export type Effort = 'whole' | 'short';

/** Measures one engine or one property of the server. */
export type Bench = (effort: Effort) => Promise<readonly BenchRow[]>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Milliseconds that a task takes. */
export async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

/** Times two tasks in turn, so that a machine whose speed drifts is equally unfair to both. */
export async function interleaved(
  rounds: number,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<{ readonly ours: number[]; readonly theirs: number[] }> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await timed(ours));
    times.theirs.push(await timed(theirs));
  }
  return times;
}

/** The result of one benchmark, with date and machine. */
export interface Measured {
  /** ISO date of the run. */
  readonly date: string;
  readonly machine: string;
  /** What the fixed piece of work took in that run; null in runs from before there was one. */
  readonly yardstickMs: number | null;
  readonly rows: readonly BenchRow[];
}

/** The last recorded result of each benchmark, by name. */
export type Scoreboard = Readonly<Record<string, Measured>>;
