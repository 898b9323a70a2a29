import type { Outcome, Worker } from './worker.ts';

/** How many workers there are, and how long each is kept. */
export interface PoolSettings<Q> {
  readonly start: () => Promise<Worker<Q>>;
  /** Jobs at the same time, the slow ones apart. */
  readonly size: number;
  /** Workers that are kept ready beside the busy ones; all of `size` and one more where it is not told. */
  readonly spares?: number;
  /** Workers that stay when there is nothing to do after a rush; all of them where it is not told. */
  readonly maxIdle?: number;
  /** A worker is replaced after so many jobs: programs that are not made to live long keep something of each. */
  readonly maxJobs: number;
  /** A worker that keeps more memory after a job is replaced. */
  readonly maxKeptBytes: number;
  /** A slow job gives its place in `size` away while fewer than so many do; its worker is not used again. */
  readonly slowPlaces: number;
}

/** Warm workers, each with one job at a time. */
export interface WorkerPool<Q> {
  /** Starts the workers; returns when the first is ready. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** The version that the last worker told, once one is up. */
  readonly version: () => string | null;
  /** How many workers have a job now. */
  readonly lent: () => number;
  /** Lends a worker for one job. Throws why no worker could be started, and the signal's reason. */
  readonly use: <T extends Outcome>(job: (worker: Worker<Q>) => Promise<T>, signal: AbortSignal) => Promise<T>;
}

interface Waiting<W> {
  readonly take: (worker: W) => void;
  readonly refuse: (error: unknown) => void;
}

/** Keeps warm workers and lends each to one job at a time. */
export function createWorkerPool<Q>(settings: PoolSettings<Q>): WorkerPool<Q> {
  const idle: Worker<Q>[] = [];
  const lent = new Set<Worker<Q>>();
  const slow = new Set<Worker<Q>>();
  const ending = new Set<Promise<void>>();
  const waiting: Waiting<Worker<Q>>[] = [];
  const warming = new Set<Promise<void>>();
  let stopping = false;
  let version: string | null = null;
  /** Why the last worker did not start. */
  let startError: unknown;

  /** Hands idle workers to those who wait, as far as there is room. */
  function serve(): void {
    while (waiting.length > 0 && idle.length > 0 && lent.size < settings.size) {
      const worker = idle.shift() as Worker<Q>;
      lent.add(worker);
      waiting.shift()?.take(worker);
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
    return (
      worker.isSpent() ||
      worker.isSlow() ||
      worker.jobs() >= settings.maxJobs ||
      worker.keptBytes() > settings.maxKeptBytes
    );
  }

  async function warm(): Promise<void> {
    try {
      const worker = await settings.start();
      version = worker.version;
      if (stopping) return await worker.dispose();
      void worker.ended.then(() => forgetIdle(worker));
      idle.push(worker);
      serve();
    } catch (error) {
      startError = error;
    }
  }

  /**
   * Refuses those who wait where no worker is up or coming. There is no second try here: the next job makes it, so
   * that a missing program costs no busy loop.
   */
  function giveUp(): void {
    if (idle.length + lent.size + slow.size + warming.size > 0) return;
    for (const { refuse } of waiting.splice(0)) refuse(startError);
  }

  /** Starts workers until as many are up or coming as there should be. */
  function fill(): void {
    const wanted = () =>
      idle.length + warming.size < (settings.spares ?? settings.size + 1) + waiting.length &&
      idle.length + lent.size + warming.size < settings.size + 1;
    while (!stopping && wanted()) {
      const start = warm().finally(() => {
        warming.delete(start);
        giveUp();
      });
      warming.add(start);
    }
  }

  function acquire(signal: AbortSignal): Promise<Worker<Q>> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const onAbort = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const done = () => signal.removeEventListener('abort', onAbort);
      const entry: Waiting<Worker<Q>> = {
        take: (worker) => {
          done();
          resolve(worker);
        },
        refuse: (error) => {
          done();
          reject(error);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(entry);
      serve();
      fill();
    });
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
      fill();
      await Promise.race(warming);
    },
    async stop() {
      stopping = true;
      await Promise.all(warming);
      for (const worker of [...idle.splice(0), ...lent, ...slow]) end(worker);
      await Promise.all(ending);
    },
    version: () => version,
    lent: () => lent.size + slow.size,
    async use(job, signal) {
      const worker = await acquire(signal);
      let reusable = false;
      worker.onSlow(() => {
        if (slow.size >= settings.slowPlaces) return;
        lent.delete(worker);
        slow.add(worker);
        fill();
        serve();
      });
      try {
        const outcome = await job(worker);
        reusable = outcome.type === 'done' || outcome.type === 'refused';
        return outcome;
      } finally {
        worker.onSlow(() => {});
        lent.delete(worker);
        slow.delete(worker);
        const isWanted = idle.length < (settings.maxIdle ?? settings.size + 1) || waiting.length > 0;
        if (reusable && isWanted && !stopping && !isWorn(worker)) idle.push(worker);
        else end(worker);
        serve();
        fill();
      }
    },
  };
}
