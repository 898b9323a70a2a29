import type { Worker } from '../worker.ts';

/** The number of workers, and when each is replaced. */
export interface PoolSettings<Q> {
  readonly start: () => Promise<Worker<Q>>;
  /** Jobs at the same time, not counting long ones. */
  readonly size: number;
  /** Idle workers kept ready besides the busy ones; `size` + 1 by default. */
  readonly spares?: number;
  /** Idle workers kept after a rush; `size` + 1 by default. */
  readonly maxIdle?: number;
  /** A worker is replaced after this many jobs: programs not made for long use leak memory with each. */
  readonly maxJobs: number;
  /** A worker that still holds more memory after a job is replaced. */
  readonly maxKeptBytes: number;
  /** After how long without a job idle workers end, until the next job; five minutes by default. */
  readonly quietMs?: number | undefined;
  /** How many long jobs may give up their place in `size`; their workers are not used again. */
  readonly longPlaces: number;
}
