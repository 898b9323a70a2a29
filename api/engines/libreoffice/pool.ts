import { type OfficeWorker, type Outcome, startWorker, type WorkerSettings } from './office-worker.ts';

export interface PoolSettings extends Omit<WorkerSettings, 'maxRssBytes'> {
  /** Conversions at the same time. One more worker is kept warm beside them. */
  readonly size: number;
}

/** Warm LibreOffice processes, each with one job at a time. */
export interface Pool {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** LibreOffice's version once a worker is up. */
  readonly version: () => string | null;
  /**
   * Lends a worker for one job. The worker goes back afterwards, or is replaced by the warm spare when it ended,
   * grew or is worn.
   */
  readonly use: (job: (worker: OfficeWorker) => Promise<Outcome>, signal: AbortSignal) => Promise<Outcome>;
  /** Resident memory of all workers as last reported. */
  readonly rssBytes: () => number;
}

/** LibreOffice keeps some memory of every document: 20 KB in the median, over 100 MB after a large one (measured). */
const wear = { maxJobs: 100, maxRssBytes: 800_000_000 };
/** A job may grow beyond what a worker may keep; past this it is a bomb. */
const maxJobRssBytes = 3_000_000_000;

interface Waiting {
  readonly take: (worker: OfficeWorker) => void;
  readonly refuse: (error: unknown) => void;
}

export function createPool(settings: PoolSettings): Pool {
  const idle: OfficeWorker[] = [];
  const lent = new Set<OfficeWorker>();
  const waiting: Waiting[] = [];
  const warming = new Set<Promise<void>>();
  let stopping = false;
  let version: string | null = null;

  function offer(worker: OfficeWorker): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(worker);
    else next.take(worker);
  }

  /** A worker may also die between jobs, for example when the system runs out of memory. */
  function replaceIdle(worker: OfficeWorker): void {
    const index = idle.indexOf(worker);
    if (index < 0) return;
    idle.splice(index, 1);
    void worker.dispose();
    fill();
  }

  async function warm(): Promise<void> {
    try {
      const worker = await startWorker({ ...settings, maxRssBytes: maxJobRssBytes });
      version = worker.version;
      if (stopping) return await worker.dispose();
      void worker.ended.then(() => replaceIdle(worker));
      offer(worker);
    } catch (error) {
      // No second try here: the next job makes it, so that a missing LibreOffice costs no busy loop.
      for (const { refuse } of waiting.splice(0)) refuse(error);
    }
  }

  /** Starts workers until as many are up or coming as there should be. */
  function fill(): void {
    const wanted = settings.size + 1;
    while (!stopping && idle.length + lent.size + warming.size < wanted) {
      const start = warm().finally(() => warming.delete(start));
      warming.add(start);
    }
  }

  function acquire(signal: AbortSignal): Promise<OfficeWorker> {
    const worker = idle.shift();
    if (worker !== undefined) return Promise.resolve(worker);
    fill();
    return new Promise((resolve, reject) => {
      const entry: Waiting = { take: resolve, refuse: reject };
      waiting.push(entry);
      signal.addEventListener(
        'abort',
        () => {
          const index = waiting.indexOf(entry);
          if (index >= 0) waiting.splice(index, 1);
          reject(signal.reason);
        },
        { once: true },
      );
    });
  }

  function isWorn(worker: OfficeWorker, outcome: Outcome): boolean {
    const { jobs, rssBytes } = worker.usage();
    const ended = outcome.type !== 'done' && outcome.type !== 'failed';
    return ended || jobs >= wear.maxJobs || rssBytes > wear.maxRssBytes;
  }

  return {
    async start() {
      fill();
      await Promise.race(warming);
    },
    async stop() {
      stopping = true;
      await Promise.all([...warming]);
      await Promise.all([...idle.splice(0), ...lent].map((worker) => worker.dispose()));
    },
    version: () => version,
    rssBytes: () => [...idle, ...lent].reduce((sum, worker) => sum + worker.usage().rssBytes, 0),
    async use(job, signal) {
      const worker = await acquire(signal);
      lent.add(worker);
      let outcome: Outcome = { type: 'crashed', reason: 'the job did not run' };
      try {
        outcome = await job(worker);
        return outcome;
      } finally {
        lent.delete(worker);
        if (stopping || isWorn(worker, outcome)) void worker.dispose().catch(() => {});
        else offer(worker);
        fill();
      }
    },
  };
}
