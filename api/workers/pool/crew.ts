import type { Worker } from '../worker.ts';
import { workerEvents } from '../worker-events.ts';
import { type BusyWorkers, createBusyWorkers } from './busy-workers.ts';
import type { PoolSettings } from './pool-settings.ts';
import { createQuietPeriod, type QuietPeriod } from './quiet-period.ts';
import { createWaitingJobs, type WaitingJobs } from './waiting-jobs.ts';

/** The workers of a pool, and the jobs that wait for them. */
export interface Crew<Q> {
  readonly settings: PoolSettings<Q>;
  readonly idle: Worker<Q>[];
  readonly busy: BusyWorkers<Worker<Q>>;
  readonly starting: Set<Promise<void>>;
  readonly ending: Set<Promise<void>>;
  readonly waiting: WaitingJobs<Worker<Q>>;
  readonly quiet: QuietPeriod;
  isStopping: boolean;
  /** The version that the latest worker reported; null until one is up. */
  version: string | null;
  /** Why the latest worker did not start. */
  startError: unknown;
}

/** Creates a crew without workers. */
export function createCrew<Q>(settings: PoolSettings<Q>): Crew<Q> {
  const crew: Crew<Q> = {
    settings,
    idle: [],
    busy: createBusyWorkers(settings.longPlaces),
    starting: new Set(),
    ending: new Set(),
    waiting: createWaitingJobs(),
    quiet: createQuietPeriod({
      quietMs: settings.quietMs,
      hasJobs: () => crew.busy.count() + crew.waiting.count() > 0,
      onSleep: () => endIdle(crew),
    }),
    isStopping: false,
    version: null,
    startError: undefined,
  };
  return crew;
}

/** Ends a worker; `ending` has it until its process is gone. */
export function end<Q>({ ending }: Crew<Q>, worker: Worker<Q>): void {
  const ended = worker
    .dispose()
    .catch(() => {})
    .finally(() => ending.delete(ended));
  ending.add(ended);
}

/** Ends the workers that have no job. */
export function endIdle<Q>(crew: Crew<Q>): void {
  for (const worker of crew.idle.splice(0)) end(crew, worker);
}

/** Hands idle workers to waiting jobs, as far as `size` allows. */
export function serve<Q>({ settings, idle, busy, waiting }: Crew<Q>): void {
  while (waiting.count() > 0 && idle.length > 0 && busy.inPlaces() < settings.size) {
    // The latest one: its compiled code and its caches are warm.
    const worker = idle.pop() as Worker<Q>;
    busy.add(worker);
    waiting.give(worker);
  }
}

/** How many workers are to be idle or coming besides those for waiting jobs. */
function wantedSpares<Q>({ settings, busy, waiting, quiet }: Crew<Q>): number {
  if (quiet.isAsleep()) return 0;
  // Spare workers that start before the first job has ended would slow down the one that it waits for.
  if (quiet.isWaking()) return Number(busy.inPlaces() + waiting.count() === 0);
  return settings.spares ?? settings.size + 1;
}

function isShort<Q>(crew: Crew<Q>): boolean {
  const { settings, idle, busy, starting, waiting } = crew;
  return (
    idle.length + starting.size < wantedSpares(crew) + waiting.count() &&
    idle.length + busy.inPlaces() + starting.size < settings.size + 1
  );
}

/** Starts workers until enough are up or coming. */
export function fill<Q>(crew: Crew<Q>): void {
  while (!crew.isStopping && isShort(crew)) startOne(crew);
}

/** Starts a worker, which joins the idle ones or serves a waiting job. */
export function startOne<Q>(crew: Crew<Q>): void {
  const start = add(crew).finally(() => {
    crew.starting.delete(start);
    giveUp(crew);
  });
  crew.starting.add(start);
}

async function add<Q>(crew: Crew<Q>): Promise<void> {
  try {
    const worker = await crew.settings.start();
    workerEvents.publish('started');
    void worker.ended.then(() => workerEvents.publish('ended'));
    crew.version = worker.version;
    crew.startError = undefined;
    if (crew.isStopping || crew.quiet.isAsleep()) return await worker.dispose();
    void worker.ended.then(() => forgetIdle(crew, worker));
    crew.idle.push(worker);
    serve(crew);
  } catch (error) {
    crew.startError = error;
  }
}

/** A worker may also die between jobs, for example when the system runs out of memory. */
function forgetIdle<Q>(crew: Crew<Q>, worker: Worker<Q>): void {
  const index = crew.idle.indexOf(worker);
  if (index < 0) return;
  crew.idle.splice(index, 1);
  end(crew, worker);
  fill(crew);
}

/** Tries once more for the jobs that wait when no worker is up or coming, and then refuses them. */
function giveUp<Q>(crew: Crew<Q>): void {
  const { idle, busy, starting, waiting } = crew;
  if (idle.length + busy.count() + starting.size > 0) return;
  waiting.fail(crew.startError, crew.isStopping ? 'all' : 'those that failed before');
  if (waiting.count() > 0) fill(crew);
}

function isWorn<Q>({ settings }: Crew<Q>, worker: Worker<Q>): boolean {
  return worker.isSpent() || worker.jobs() >= settings.maxJobs || worker.keptBytes() > settings.maxKeptBytes;
}

/** Keeps a worker whose job has ended well, or ends it where it is worn or there are enough. */
export function takeBack<Q>(crew: Crew<Q>, worker: Worker<Q>): void {
  const { settings, idle, waiting } = crew;
  const isWanted = idle.length < (settings.maxIdle ?? settings.size + 1) || waiting.count() > 0;
  if (isWanted && !crew.isStopping && !isWorn(crew, worker)) idle.push(worker);
  else end(crew, worker);
}
