import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job as BullJob, Queue, Worker } from 'bullmq';
import { Discarded } from '../job-queue.ts';
import { enginesOf, lanes } from '../lanes.ts';
import { connectPatiently, type RedisAccess } from './connect.ts';
import { type DoJobSettings, doJob } from './do-job.ts';
import { jobPrefix, type Outcome, readJobData, refusal } from './job-data.ts';
import { createLaneRoom, type LaneRoom } from './lane-room.ts';
import { createLedger } from './ledger.ts';
import { jobVersion, namesOf } from './names.ts';
import { type Announcement, announce } from './presence.ts';

export interface RedisWorkerSettings extends DoJobSettings {
  readonly access: RedisAccess;
  /** The engines of this machine, as they are now. */
  readonly engines: () => Promise<Announcement['engines']>;
  /** How many jobs of an engine this machine performs at once. */
  readonly concurrency: (engine: string) => number;
  /** How many slow ones of these the first jobs of other clients need not wait for. */
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
  /** Takes no more jobs and waits for the running ones, but not for a Redis that is away. */
  readonly close: () => Promise<void>;
}

/** By default, BullMQ waits 15 s after each failed attempt to reach Redis. */
const retryMs = 500;
/** A job whose worker was lost is retried once, and then refused: it may be what kills the workers. */
const takeovers = 1;
/** How long taking leave of Redis may last once no job runs: while Redis is away, its clients wait for it. */
const leaveMs = 3_000;
const drainedCheckMs = 50;
const cleanedAtOnce = 1000;
const swept = ['completed', 'failed', 'prioritized'] as const;

/** The lanes whose engines are all installed here, and how many jobs of each this machine performs at once. */
function offeredLanes(engines: Announcement['engines'], concurrency: (engine: string) => number) {
  const isHere = (name: keyof typeof engines) => engines[name] !== undefined && !('missing' in engines[name]);
  return lanes
    .filter((lane) => enginesOf(lane).every(isHere))
    .map((lane) => [lane, Math.min(...enginesOf(lane).map(concurrency))] as const);
}

/** Takes jobs from Redis whose engines this machine has, and performs them. */
export async function startRedisWorker(settings: RedisWorkerSettings): Promise<RedisWorker> {
  const { access, store, engines, concurrency, slowPlaces, slowAfterMs, times, onFailure } = settings;
  const { version = jobVersion } = settings;
  const { lockMs, stalledCheckMs, keptMs, sweepMs } = times;
  const names = namesOf(version);
  const redis = connectPatiently(access);
  const subscriber = connectPatiently(access);
  const ledger = createLedger(redis, names, { maxWaiting: 0, maxWaitingPerClient: 0, newcomerShare: 0, keptMs });
  const active = new Map<string, AbortController>();
  const rooms = new Map<string, LaneRoom>();

  async function outcomeOf(lane: string, bull: BullJob, signal: AbortSignal): Promise<Outcome> {
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
      if (outcome.type === 'refused' && outcome.code === 'internal' && !signal.aborted) onFailure(error, trace);
      return outcome;
    }
  }

  async function process(lane: string, bull: BullJob): Promise<Outcome> {
    const stop = new AbortController();
    active.set(bull.id as string, stop);
    const leave = rooms.get(lane)?.enter();
    try {
      return await outcomeOf(lane, bull, stop.signal);
    } finally {
      leave?.();
      active.delete(bull.id as string);
    }
  }

  /** Announces that a job has ended, and cleans up after a cancelled one. */
  async function tell(bull: BullJob): Promise<void> {
    const id = bull.id as string;
    await redis.publish(names.ended, id);
    if ((await ledger.find(id)) !== undefined) return;
    await Promise.all([store.remove(jobPrefix(id)), bull.remove()]);
  }

  const queues = new Map(
    lanes.map((lane) => [lane, new Queue(names.queue(lane), { connection: redis, prefix: names.bull })]),
  );
  for (const queue of queues.values()) queue.on('error', access.onError);

  const offered = offeredLanes(await engines(), concurrency);
  const workers = offered.map(([lane, places]) => {
    const worker = new Worker(names.queue(lane), (bull) => process(lane, bull), {
      connection: redis,
      prefix: names.bull,
      concurrency: places,
      lockDuration: lockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: takeovers,
      runRetryDelay: retryMs,
      removeOnComplete: { age: keptMs / 1000 },
      removeOnFail: { age: keptMs / 1000 },
    });
    const slowOnes = Math.max(...enginesOf(lane).map(slowPlaces));
    const room = { places, slowPlaces: slowOnes, slowAfterMs, onFailure };
    rooms.set(lane, createLaneRoom(worker, queues.get(lane) as Queue, room));
    worker.on('error', access.onError);
    worker.on('completed', (bull) => void tell(bull).catch(onFailure));
    worker.on('failed', (bull) => bull && void tell(bull).catch(onFailure));
    return worker;
  });

  subscriber.on('message', (_channel, id: string) => active.get(id)?.abort(new Discarded()));
  subscriber.subscribe(names.cancelled).catch(onFailure);

  async function sweep(): Promise<void> {
    await store.sweep(keptMs);
    await Promise.all(
      [...queues.values()].flatMap((queue) => swept.map((kind) => queue.clean(keptMs, cleanedAtOnce, kind))),
    );
  }
  const sweeper = setInterval(() => void sweep().catch(onFailure), sweepMs);

  const retract = await announce(redis, names, randomUUID(), async () => {
    return { engines: await engines(), lanes: Object.fromEntries(offered) };
  });

  async function leave(): Promise<void> {
    await retract().catch(onFailure);
    await Promise.all(workers.map((worker) => worker.close()));
    await Promise.all([...queues.values()].map((queue) => queue.close()));
    subscriber.disconnect();
    redis.disconnect();
  }

  /** Resolves when leaving has taken too long after the last job. */
  async function givenUp(signal: AbortSignal): Promise<void> {
    while (active.size > 0) await wait(drainedCheckMs, undefined, { signal });
    await wait(leaveMs, undefined, { signal });
  }

  return {
    running: () => active.size,
    async close() {
      clearInterval(sweeper);
      const left = new AbortController();
      await Promise.race([leave(), givenUp(left.signal).catch(() => {})]).finally(() => left.abort());
    },
  };
}
