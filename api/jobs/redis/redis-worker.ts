import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job as BullJob, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { Discarded } from '../job-queue.ts';
import { enginesOf, lanes } from '../lanes.ts';
import { closeAnswered, connectPatiently, type RedisAccess } from './connect.ts';
import { type DoJobSettings, doJob } from './do-job.ts';
import { jobPrefix, type Outcome, readJobData, refusal } from './job-data.ts';
import { createLaneRoom, type LaneRoom } from './lane-room.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { jobVersion, type Names, namesOf } from './names.ts';
import { type Announcement, announce } from './presence.ts';

/** What a machine takes from the queue, and how it performs that. */
export interface RedisWorkerSettings extends DoJobSettings {
  readonly access: RedisAccess;
  /** The engines of this machine, as they are now. */
  readonly engines: () => Promise<Announcement['engines']>;
  /** How many jobs of an engine this machine performs at once. */
  readonly concurrency: (engine: string) => number;
  /** How many of these may be slow without the first jobs of other clients having to wait for them. */
  readonly slowPlaces: (engine: string) => number;
  /** After how long a running job is slow, in milliseconds. */
  readonly slowAfterMs: number;
  readonly times: WorkerTimes;
  /** Another version's, for tests. */
  readonly version?: number;
}

/** How long things may take, in milliseconds. */
export interface WorkerTimes {
  /** After how long without a sign of life another worker takes over a worker's jobs. */
  readonly lockMs: number;
  /** How often workers check for such jobs. */
  readonly stalledCheckMs: number;
  /** How long files and jobs are kept at most. */
  readonly keptMs: number;
  /** How often workers check for older ones. */
  readonly sweepMs: number;
}

/** A machine that performs jobs submitted by others. */
export interface RedisWorker {
  /** How many jobs it performs now. */
  readonly running: () => number;
  /** Takes no more jobs and waits for the running ones, but not for Redis if it is unreachable. */
  readonly close: () => Promise<void>;
}

/** By default, BullMQ waits 15 s after each failed attempt to reach Redis. */
const retryMs = 500;
/** A job whose worker was lost is retried once, and then refused: it may be what kills the workers. */
const takeovers = 1;
/** How long disconnecting from Redis may take once no job runs: while Redis is unreachable, its clients wait for it. */
const leaveMs = 3_000;
const drainedCheckMs = 50;
const cleanedAtOnce = 1000;
const swept = ['completed', 'failed', 'prioritized'] as const;

/** What a worker of this machine reaches, and what it performs now. */
interface Station {
  readonly settings: RedisWorkerSettings;
  readonly version: number;
  readonly names: Names;
  readonly redis: Redis;
  readonly subscriber: Redis;
  readonly ledger: Ledger;
  /** BullMQ's queue of each lane, for everything except taking jobs. */
  readonly queues: ReadonlyMap<string, Queue>;
  /** Ends the running jobs, by their ids. */
  readonly active: Map<string, AbortController>;
  /** The room of each offered lane. */
  readonly rooms: Map<string, LaneRoom>;
}

/** The lanes whose engines are all installed here, and how many jobs of each this machine performs at once. */
function offeredLanes(engines: Announcement['engines'], concurrency: (engine: string) => number) {
  const isHere = (name: keyof typeof engines) => engines[name] !== undefined && !('missing' in engines[name]);
  return lanes
    .filter((lane) => enginesOf(lane).every(isHere))
    .map((lane) => [lane, Math.min(...enginesOf(lane).map(concurrency))] as const);
}

function openQueues(redis: Redis, names: Names, onError: RedisAccess['onError']): Station['queues'] {
  return new Map(
    lanes.map((lane) => {
      const queue = new Queue(names.queue(lane), { connection: redis, prefix: names.bull });
      queue.on('error', onError);
      return [lane, queue];
    }),
  );
}

function openStation(settings: RedisWorkerSettings): Station {
  const { access, times, version = jobVersion } = settings;
  const names = namesOf(version);
  const redis = connectPatiently(access);
  const limits = { maxWaiting: 0, maxWaitingPerClient: 0, newcomerShare: 0, keptMs: times.keptMs };
  return {
    settings,
    version,
    names,
    redis,
    subscriber: connectPatiently(access),
    ledger: createLedger(redis, names, limits),
    queues: openQueues(redis, names, access.onError),
    active: new Map(),
    rooms: new Map(),
  };
}

async function outcomeOf(station: Station, lane: string, bull: BullJob, signal: AbortSignal): Promise<Outcome> {
  const { settings, ledger, version } = station;
  const id = bull.id as string;
  let trace: string | null = null;
  try {
    const job = readJobData(bull.data, version);
    trace = job.trace;
    if (!(await ledger.start(id, lane, job.client))) throw new Discarded();
    const started = performance.now();
    try {
      const outcome = await doJob(id, job, signal, settings);
      await ledger.took(lane, performance.now() - started);
      return outcome;
    } finally {
      await ledger.leave(id, lane, job.client);
    }
  } catch (error) {
    const outcome = refusal(error);
    const isFault = outcome.type === 'refused' && outcome.code === 'internal';
    if (isFault && !signal.aborted) settings.onFailure(error, trace);
    return outcome;
  }
}

/** Performs a job, which may be cancelled meanwhile. */
async function process(station: Station, lane: string, bull: BullJob): Promise<Outcome> {
  const { active, rooms } = station;
  const stop = new AbortController();
  active.set(bull.id as string, stop);
  const leave = rooms.get(lane)?.enter();
  try {
    return await outcomeOf(station, lane, bull, stop.signal);
  } finally {
    leave?.();
    active.delete(bull.id as string);
  }
}

/** Announces that a job has ended, and cleans up after a cancelled one. */
async function tell({ settings, redis, names, ledger }: Station, bull: BullJob): Promise<void> {
  const id = bull.id as string;
  await redis.publish(names.ended, id);
  if ((await ledger.find(id)) !== undefined) return;
  await Promise.all([settings.store.remove(jobPrefix(id)), bull.remove()]);
}

/** Begins to take the jobs of a lane, so many at once. */
function serveLane(station: Station, lane: string, places: number): Worker {
  const { settings, names, redis, queues, rooms } = station;
  const { access, slowAfterMs, times, onFailure } = settings;
  const worker = new Worker(names.queue(lane), (bull) => process(station, lane, bull), {
    connection: redis,
    prefix: names.bull,
    concurrency: places,
    lockDuration: times.lockMs,
    stalledInterval: times.stalledCheckMs,
    maxStalledCount: takeovers,
    runRetryDelay: retryMs,
    removeOnComplete: { age: times.keptMs / 1000 },
    removeOnFail: { age: times.keptMs / 1000 },
  });
  const slowPlaces = Math.max(...enginesOf(lane).map(settings.slowPlaces));
  const room = { places, slowPlaces, slowAfterMs, onFailure };
  rooms.set(lane, createLaneRoom(worker, queues.get(lane) as Queue, room));
  worker.on('error', access.onError);
  worker.on('completed', (bull) => void tell(station, bull).catch(onFailure));
  worker.on('failed', (bull) => bull && void tell(station, bull).catch(onFailure));
  return worker;
}

/** Removes jobs and files that are older than they may be. */
async function sweep({ settings, queues }: Station): Promise<void> {
  const { keptMs } = settings.times;
  await settings.store.sweep(keptMs);
  await Promise.all(
    [...queues.values()].flatMap((queue) => swept.map((kind) => queue.clean(keptMs, cleanedAtOnce, kind))),
  );
}

/** Disconnects from Redis once the running jobs have ended. */
async function leave(station: Station, workers: readonly Worker[], retract: () => Promise<void>): Promise<void> {
  await retract().catch(station.settings.onFailure);
  await Promise.all(workers.map((worker) => worker.close()));
  await Promise.all([...station.queues.values()].map((queue) => queue.close()));
  station.subscriber.disconnect();
  await closeAnswered(station.redis);
}

/** Resolves when disconnecting takes too long after the last job. */
async function givenUp({ active }: Station, signal: AbortSignal): Promise<void> {
  while (active.size > 0) await wait(drainedCheckMs, undefined, { signal });
  await wait(leaveMs, undefined, { signal });
}

/** Takes jobs from Redis whose engines this machine has, and performs them. */
export async function startRedisWorker(settings: RedisWorkerSettings): Promise<RedisWorker> {
  const { engines, concurrency, times, onFailure } = settings;
  const station = openStation(settings);
  const { active, names, redis, subscriber } = station;
  const offered = offeredLanes(await engines(), concurrency);
  const workers = offered.map(([lane, places]) => serveLane(station, lane, places));

  subscriber.on('message', (_channel, id: string) => active.get(id)?.abort(new Discarded()));
  subscriber.subscribe(names.cancelled).catch(onFailure);
  const sweeper = setInterval(() => void sweep(station).catch(onFailure), times.sweepMs);
  const retract = await announce(redis, names, randomUUID(), async () => {
    return { engines: await engines(), lanes: Object.fromEntries(offered) };
  });

  return {
    running: () => active.size,
    async close() {
      clearInterval(sweeper);
      const left = new AbortController();
      const hasLeft = leave(station, workers, retract);
      await Promise.race([hasLeft, givenUp(station, left.signal).catch(() => {})]).finally(() => left.abort());
    },
  };
}
