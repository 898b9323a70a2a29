import { type Crew, createCrew, end, endIdle, fill, serve, startOne, takeBack } from './pool/crew.ts';
import type { PoolSettings } from './pool/pool-settings.ts';
import type { Outcome, Worker } from './worker.ts';

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
   * @param purpose `work` by default: maintenance does not keep the workers awake.
   */
  readonly use: <T extends Outcome>(
    job: (worker: Worker<Q>) => Promise<T>,
    signal: AbortSignal,
    purpose?: 'work' | 'maintenance',
  ) => Promise<T>;
}

/** Waits for a worker. Throws the error of one that could not be started, and the signal's reason. */
function acquire<Q>(crew: Crew<Q>, signal: AbortSignal): Promise<Worker<Q>> {
  crew.quiet.rouse();
  const worker = crew.waiting.join(signal);
  serve(crew);
  fill(crew);
  return worker;
}

async function lend<Q, T extends Outcome>(
  crew: Crew<Q>,
  job: (worker: Worker<Q>) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const worker = await acquire(crew, signal);
  let isReusable = false;
  worker.onLong(() => {
    crew.busy.becomeLong(worker);
    fill(crew);
    serve(crew);
  });
  try {
    const outcome = await job(worker);
    isReusable = outcome.type === 'done' || outcome.type === 'refused';
    return outcome;
  } finally {
    worker.onLong(() => {});
    crew.busy.remove(worker);
    if (isReusable) takeBack(crew, worker);
    else end(crew, worker);
    crew.quiet.endWaking();
    serve(crew);
    fill(crew);
  }
}

async function start<Q>(crew: Crew<Q>): Promise<void> {
  // The first would take much longer in parallel with the others, and with those of other engines.
  startOne(crew);
  crew.quiet.restart();
  await Promise.race(crew.starting);
  if (crew.startError === undefined) fill(crew);
}

async function stop<Q>(crew: Crew<Q>): Promise<void> {
  crew.isStopping = true;
  crew.quiet.stop();
  await Promise.all(crew.starting);
  endIdle(crew);
  for (const worker of crew.busy.all()) end(crew, worker);
  await Promise.all(crew.ending);
}

/** Keeps warm workers and lends each to one job at a time. */
export function createWorkerPool<Q>(settings: PoolSettings<Q>): WorkerPool<Q> {
  const crew = createCrew(settings);
  return {
    start: () => start(crew),
    stop: () => stop(crew),
    version: () => crew.version,
    checkStart() {
      if (crew.startError !== undefined) throw crew.startError;
    },
    lent: crew.busy.count,
    isAsleep: crew.quiet.isAsleep,
    wake() {
      if (!crew.quiet.isAsleep() || crew.isStopping) return;
      crew.quiet.rouse();
      fill(crew);
    },
    async use(job, signal, purpose = 'work') {
      if (purpose === 'work' && !crew.isStopping) crew.quiet.restart();
      return await lend(crew, job, signal);
    },
  };
}
