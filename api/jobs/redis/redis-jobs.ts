import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { jobLimits } from '../../../catalog/limits.ts';
import { ProblemError } from '../../problem.ts';
import type { FileStore } from '../../store/file-store.ts';
import type { ConversionJob, JobQueue, JobResult, JobState, Load } from '../job-queue.ts';
import { laneOf, lanes } from '../lanes.ts';
import { awaitEnd } from './await-end.ts';
import { createClaims } from './claims.ts';
import { closeAnswered, connectImpatiently, connectPatiently, type RedisAccess } from './connect.ts';
import { endOf } from './ended-job.ts';
import { listenToEndings } from './endings.ts';
import { fileKey, jobPrefix, type Outcome, readJobData, readOutcome, resultKey, toJobData } from './job-data.ts';
import { createLedger, type LedgerSettings } from './ledger.ts';
import { jobVersion, type Names, namesOf } from './names.ts';
import { type Presence, watchWorkers } from './presence.ts';
import { away, unstaffed } from './queue-problems.ts';
import { findJob, queueOf, type SharedQueue } from './shared-queue.ts';

/** Where the queue's Redis and its files are, and how many jobs may wait. */
export interface RedisJobsSettings extends Omit<LedgerSettings, 'keptMs'> {
  readonly access: RedisAccess;
  readonly store: FileStore;
  /** Another version's, for tests. */
  readonly version?: number;
}

function openLanes(redis: Redis, names: Names, onError: RedisAccess['onError']): SharedQueue['lanes'] {
  const age = jobLimits.keptMs / 1000;
  const defaultJobOptions = { attempts: 1, removeOnComplete: { age }, removeOnFail: { age } };
  return new Map(
    lanes.map((lane) => {
      const settings = { connection: redis, prefix: names.bull, skipMetasUpdate: true, defaultJobOptions };
      const queue = new Queue(names.queue(lane), settings);
      queue.on('error', onError);
      return [lane, queue];
    }),
  );
}

function openShared(settings: RedisJobsSettings): SharedQueue {
  const { access, store, version = jobVersion } = settings;
  const names = namesOf(version);
  const redis = connectImpatiently(access);
  return {
    version,
    names,
    redis,
    store,
    endings: listenToEndings(connectPatiently(access), names),
    ledger: createLedger(redis, names, { ...settings, keptMs: jobLimits.keptMs }),
    presence: watchWorkers(redis, names),
    lanes: openLanes(redis, names, access.onError),
    ownJobs: new Set(),
  };
}

const anonymous = (client: string) => createHash('sha256').update(client).digest('base64url').slice(0, 22);

/** Copies a job's files into the store, and adds it to its lane. */
async function add(shared: SharedQueue, job: ConversionJob, priority: number, signal: AbortSignal): Promise<void> {
  const { store, version, ownJobs } = shared;
  for (const [index, { path, bytes }] of job.files.entries()) {
    signal.throwIfAborted();
    await store.put(fileKey(job.id, index), path, bytes);
  }
  signal.throwIfAborted();
  const lane = queueOf(shared, laneOf(job.tool));
  await lane.add('conversion', toJobData(job, version), { jobId: job.id, priority });
  ownJobs.add(job.id);
}

async function submit(shared: SharedQueue, job: ConversionJob, signal: AbortSignal): Promise<void> {
  const { ledger, presence, store } = shared;
  const lane = laneOf(job.tool);
  const client = anonymous(job.client);
  if ((await presence.slots(lane)) === 0) throw unstaffed();
  const priority = await ledger.enter(job.id, lane, client);
  try {
    await add(shared, { ...job, client }, priority, signal);
  } catch (error) {
    await Promise.allSettled([
      ledger.cancel(job.id),
      ledger.leave(job.id, lane, client),
      store.remove(jobPrefix(job.id)),
    ]);
    throw error;
  }
}

async function stateOf(shared: SharedQueue, id: string): Promise<JobState | undefined> {
  const { ledger, presence } = shared;
  const found = await findJob(shared, id);
  if (found?.job === undefined) return undefined;
  const ended = endOf(found.job);
  if (ended !== undefined) return ended;
  const [{ ahead, typicalMs }, slots] = await Promise.all([
    ledger.standing(id, found.lane),
    presence.slots(found.lane),
  ]);
  if (ahead === null) return { status: 'running', expectedMs: typicalMs };
  const rounds = Math.ceil((ahead + 1) / Math.max(1, slots));
  return { status: 'waiting', ahead, expectedMs: typicalMs === null ? null : (rounds + 1) * typicalMs };
}

/** Waits for a job's result, and copies it into a folder. */
async function fetchResult(shared: SharedQueue, id: string, folder: string, signal: AbortSignal): Promise<JobResult> {
  const { job, state: end } = await awaitEnd(shared, id, signal);
  if (end.status !== 'done') throw end.problem;
  const summary = readJobData(job.data, shared.version);
  const { format, bytes, pages, notes } = readOutcome(job.returnvalue) as Extract<Outcome, { type: 'done' }>;
  const path = join(folder, `result-${randomUUID()}.${format}`);
  await shared.store.get(resultKey(id), path, bytes).catch((error: unknown) => {
    throw away(error);
  });
  return { job: summary, artifact: { path, format, bytes, pages, notes } };
}

async function discard(shared: SharedQueue, id: string): Promise<void> {
  const { ledger, names, ownJobs, redis, store } = shared;
  ownJobs.delete(id);
  const found = await findJob(shared, id);
  if (found === undefined) return;
  await ledger.cancel(id);
  // A running job cannot be removed: its worker ends it and cleans up.
  const isRemoved =
    (await found.job?.remove().then(
      () => true,
      () => false,
    )) ?? true;
  if (!isRemoved) await redis.publish(names.cancelled, id);
  await Promise.all([ledger.leave(id, found.lane, found.client), store.remove(jobPrefix(id))]);
}

async function loadOf({ lanes: queues }: SharedQueue): Promise<Load> {
  const counts = await Promise.all([...queues.values()].map((queue) => queue.getJobCounts('active', 'prioritized')));
  return {
    running: counts.reduce((sum, { active = 0 }) => sum + active, 0),
    waiting: counts.reduce((sum, { prioritized = 0 }) => sum + prioritized, 0),
  };
}

async function close({ endings, lanes: queues, redis }: SharedQueue): Promise<void> {
  endings.close();
  await Promise.all([...queues.values()].map((queue) => queue.close()));
  await closeAnswered(redis);
}

/**
 * The queue of a server with several processes: jobs are in Redis, their files in a store, and workers perform them.
 */
export function createRedisJobs(settings: RedisJobsSettings): JobQueue & { readonly presence: Presence } {
  const shared = openShared(settings);
  return {
    presence: shared.presence,
    needsWorkspace: false,
    ...createClaims(shared.redis, shared.names),
    async submit(job, signal) {
      await submit(shared, job, signal).catch((error: unknown) => {
        throw error instanceof ProblemError || signal.aborted ? error : away(error);
      });
    },
    state: (id) => stateOf(shared, id),
    ended: async (id, signal) => (await awaitEnd(shared, id, signal)).state,
    result: (id, folder, signal) => fetchResult(shared, id, folder, signal),
    discard: (id) => discard(shared, id),
    load: () => loadOf(shared),
    close: () => close(shared),
  };
}
