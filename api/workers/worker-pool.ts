import { createWaitingJobs } from './waiting-jobs.ts';
import type { Outcome, Worker } from './worker.ts';
import { workerEvents } from './worker-events.ts';

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

/** Warm workers, each with one job at a time. */
export interface WorkerPool<Q> {
  /** Starts the workers; returns once the first is ready, or none could be started. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** The version that the latest worker reported; null until one is up. */
  readonly version: () => string | null;
  /** Throws why the latest worker did not start, unless one has started since. */
  readonly checkStart: () => void;
  /** How many workers have a job now. */
  readonly lent: () => number;
  /** Whether the idle workers have ended because there were no jobs. */
  readonly isAsleep: () => boolean;
  /** Starts workers for a job whose upload has begun, if they have ended because there were no jobs. */
  readonly wake: () => void;
  /**
   * Lends a worker for one job. Throws the error of a worker that could not be started, and the signal's reason.
   * @param isWork Whether it is a visitor's job: maintenance does not keep the workers awake.
   */
  readonly use: <T extends Outcome>(
    job: (worker: Worker<Q>) => Promise<T>,
    signal: AbortSignal,
    isWork?: boolean,
  ) => Promise<T>;
}

const usualQuietMs = 300_000;

/** Keeps warm workers and lends each to one job at a time. */
export function createWorkerPool<Q>(settings: PoolSettings<Q>): WorkerPool<Q> {
  const idle: Worker<Q>[] = [];
  const lent = new Set<Worker<Q>>();
  const long = new Set<Worker<Q>>();
  /** Those of `lent` whose long jobs keep their places until there is one for long jobs. */
  const overdue = new Set<Worker<Q>>();
  const ending = new Set<Promise<void>>();
  const waiting = createWaitingJobs<Worker<Q>>();
  const warming = new Set<Promise<void>>();
  let stopping = false;
  let asleep = false;
  /** From waking to the end of the first job: spare workers that start then would slow down the one that it waits for. */
  let waking = false;
  let quiet: NodeJS.Timeout | undefined;
  let version: string | null = null;
  /** Why the latest worker did not start. */
  let startError: unknown;

  /** Restarts the quiet period after which the idle workers end. */
  function awaitQuiet(): void {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      if (lent.size + long.size + waiting.count() > 0) return awaitQuiet();
      asleep = true;
      for (const worker of idle.splice(0)) end(worker);
    }, settings.quietMs ?? usualQuietMs);
    quiet.unref();
  }

  function rouse(): void {
    if (asleep) awaitQuiet();
    waking ||= asleep;
    asleep = false;
  }

  /** Moves long jobs out of the places of others, as far as there are places for long ones. */
  function makeRoom(): void {
    for (const worker of overdue) {
      if (long.size >= settings.longPlaces) return;
      overdue.delete(worker);
      lent.delete(worker);
      long.add(worker);
    }
  }

  /** Hands idle workers to waiting jobs, as far as `size` allows. */
  function serve(): void {
    while (waiting.count() > 0 && idle.length > 0 && lent.size < settings.size) {
      // The latest one: its compiled code and its caches are warm.
      const worker = idle.pop() as Worker<Q>;
      lent.add(worker);
      waiting.give(worker);
    }
  }

  /** A worker may also die between jobs, for example when the system runs out of memory. */
  function forgetIdle(worker: Worker<Q>): void {
    const index = idle.indexOf(worker);
    if (index < 0) return;
    idle.splice(index, 1);
    end(worker);
    fill();
  }

  function isWorn(worker: Worker<Q>): boolean {
    return worker.isSpent() || worker.jobs() >= settings.maxJobs || worker.keptBytes() > settings.maxKeptBytes;
  }

  async function warm(): Promise<void> {
    try {
      const worker = await settings.start();
      workerEvents.publish('started');
      void worker.ended.then(() => workerEvents.publish('ended'));
      version = worker.version;
      startError = undefined;
      if (stopping || asleep) return await worker.dispose();
      void worker.ended.then(() => forgetIdle(worker));
      idle.push(worker);
      serve();
    } catch (error) {
      startError = error;
    }
  }

  /** Tries once more for the jobs that wait when no worker is up or coming, and then refuses them. */
  function giveUp(): void {
    if (idle.length + lent.size + long.size + warming.size > 0) return;
    waiting.fail(startError, stopping);
    if (waiting.count() > 0) fill();
  }

  function startOne(): void {
    const start = warm().finally(() => {
      warming.delete(start);
      giveUp();
    });
    warming.add(start);
  }

  const spares = () => (waking ? Number(lent.size + waiting.count() === 0) : (settings.spares ?? settings.size + 1));

  /** Starts workers until enough are up or coming. */
  function fill(): void {
    const wanted = () =>
      idle.length + warming.size < (asleep ? 0 : spares()) + waiting.count() &&
      idle.length + lent.size + warming.size < settings.size + 1;
    while (!stopping && wanted()) startOne();
  }

  function acquire(signal: AbortSignal): Promise<Worker<Q>> {
    rouse();
    const worker = waiting.join(signal);
    serve();
    fill();
    return worker;
  }

  function end(worker: Worker<Q>): void {
    const ended = worker
      .dispose()
      .catch(() => {})
      .finally(() => ending.delete(ended));
    ending.add(ended);
  }

  return {
    async start() {
      // The first would take much longer in parallel with the others, and with those of other engines.
      startOne();
      awaitQuiet();
      await Promise.race(warming);
      if (startError === undefined) fill();
    },
    async stop() {
      stopping = true;
      clearTimeout(quiet);
      await Promise.all(warming);
      for (const worker of [...idle.splice(0), ...lent, ...long]) end(worker);
      await Promise.all(ending);
    },
    version: () => version,
    checkStart() {
      if (startError !== undefined) throw startError;
    },
    lent: () => lent.size + long.size,
    isAsleep: () => asleep,
    wake() {
      if (!asleep || stopping) return;
      rouse();
      fill();
    },
    async use(job, signal, isWork = true) {
      if (isWork && !stopping) awaitQuiet();
      const worker = await acquire(signal);
      let reusable = false;
      worker.onLong(() => {
        overdue.add(worker);
        makeRoom();
        fill();
        serve();
      });
      try {
        const outcome = await job(worker);
        reusable = outcome.type === 'done' || outcome.type === 'refused';
        return outcome;
      } finally {
        worker.onLong(() => {});
        for (const workers of [lent, long, overdue]) workers.delete(worker);
        makeRoom();
        const isWanted = idle.length < (settings.maxIdle ?? settings.size + 1) || waiting.count() > 0;
        if (reusable && isWanted && !stopping && !isWorn(worker)) idle.push(worker);
        else end(worker);
        waking = false;
        serve();
        fill();
      }
    },
  };
}
