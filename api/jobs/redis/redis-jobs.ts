import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Job as BullJob, Queue } from 'bullmq';
import { jobLimits } from '../../../catalog/limits.ts';
import { ProblemError } from '../../problem.ts';
import type { FileStore } from '../../store/file-store.ts';
import {
  type ConversionJob,
  type EndedState,
  type JobQueue,
  type JobResult,
  type JobState,
  type Load,
  noSuchJob,
} from '../job-queue.ts';
import { laneOf, lanes } from '../lanes.ts';
import { connectImpatiently, connectPatiently, type RedisAccess } from './connect.ts';
import { listenToEndings } from './endings.ts';
import { fileKey, jobId, jobPrefix, type Outcome, readJobData, readOutcome, resultKey, toJobData } from './job-data.ts';
import { createLedger, type LedgerSettings } from './ledger.ts';
import { jobVersion, namesOf } from './names.ts';
import { type Presence, watchWorkers } from './presence.ts';

export interface RedisJobsSettings extends Omit<LedgerSettings, 'keptMs'> {
  readonly access: RedisAccess;
  readonly store: FileStore;
  /** Another version's, for tests. */
  readonly version?: number;
}

const lost = () => new ProblemError('busy', 'The server was restarted and lost this conversion. Send the file again.');
const away = (cause: unknown) =>
  new ProblemError('busy', 'The server’s queue can’t be reached right now. Try again in a minute.', { cause });
const late = () =>
  new ProblemError('busy', 'The server has more to do than it manages right now. Try again in a few minutes.');
const poisonous = () =>
  new ProblemError(
    'conversion-failed',
    'This file can’t be processed: the server broke off over it twice. Saving it again in the program that made it often helps.',
  );

/** Gives a key this value for a time, if it has no other; returns its value. */
const claimScript = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]`;
/** Deletes a key that still has this value. */
const unclaimScript = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end";

/** A worker's outcome for a job. Anything else is a fault of the server. */
function outcomeOf(job: BullJob): Outcome {
  try {
    return readOutcome(job.returnvalue);
  } catch {
    return { type: 'refused', code: 'internal' };
  }
}

/** The state of a BullMQ job that has ended; undefined for others. */
function endOf(job: BullJob): EndedState | undefined {
  if (job.finishedOn === undefined || job.finishedOn === null) return undefined;
  // BullMQ fails jobs that its workers abandoned twice; all others have an outcome.
  if (job.failedReason) return { status: 'failed', problem: poisonous() };
  const outcome = outcomeOf(job);
  if (outcome.type === 'done') return { status: 'done', ...outcome };
  return { status: 'failed', problem: new ProblemError(outcome.code, outcome.detail) };
}

/**
 * The queue of a server with several processes: jobs are in Redis, their files in a store, and workers perform them.
 */
export function createRedisJobs(settings: RedisJobsSettings): JobQueue & { readonly presence: Presence } {
  const { access, store, version = jobVersion } = settings;
  const names = namesOf(version);
  const redis = connectImpatiently(access);
  const endings = listenToEndings(connectPatiently(access), names);
  const ledger = createLedger(redis, names, { ...settings, keptMs: jobLimits.keptMs });
  const presence = watchWorkers(redis, names);
  const age = jobLimits.keptMs / 1000;
  const queues = new Map(
    lanes.map((lane) => {
      const queue = new Queue(names.queue(lane), {
        connection: redis,
        prefix: names.bull,
        skipMetasUpdate: true,
        defaultJobOptions: { attempts: 1, removeOnComplete: { age }, removeOnFail: { age } },
      });
      queue.on('error', access.onError);
      return [lane, queue];
    }),
  );
  /** Jobs submitted by this process, which exist whatever Redis says. */
  const ownJobs = new Set<string>();
  const queueOf = (lane: string) => queues.get(lane) as Queue;

  const anonymous = (client: string) => createHash('sha256').update(client).digest('base64url').slice(0, 22);

  async function find(id: string): Promise<{ lane: string; client: string; job: BullJob | undefined } | undefined> {
    if (!jobId.safeParse(id).success) return undefined;
    const kept = await ledger.find(id);
    if (kept === undefined || !queues.has(kept.lane)) return undefined;
    return { ...kept, job: await queueOf(kept.lane).getJob(id) };
  }

  async function submit(job: ConversionJob, signal: AbortSignal): Promise<void> {
    const lane = laneOf(job.tool);
    const client = anonymous(job.client);
    const slots = await presence.slots(lane);
    if (slots === 0) {
      throw new ProblemError('busy', 'No machine is ready for this kind of file right now. Try again in a minute.');
    }
    const priority = await ledger.enter(job.id, lane, client);
    try {
      for (const [index, { path, bytes }] of job.files.entries()) {
        signal.throwIfAborted();
        await store.put(fileKey(job.id, index), path, bytes);
      }
      signal.throwIfAborted();
      await queueOf(lane).add('conversion', toJobData({ ...job, client }, version), { jobId: job.id, priority });
      ownJobs.add(job.id);
    } catch (error) {
      await Promise.allSettled([
        ledger.cancel(job.id),
        ledger.leave(job.id, lane, client),
        store.remove(jobPrefix(job.id)),
      ]);
      throw error;
    }
  }

  async function state(id: string): Promise<JobState | undefined> {
    const found = await find(id);
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

  /**
   * Waits until a job has ended. Throws `busy` if it is lost or late, or Redis stays unreachable, and `not-found` if it
   * was discarded.
   */
  async function ended(id: string, signal: AbortSignal): Promise<{ job: BullJob; state: EndedState }> {
    const since = performance.now();
    let reachedAt = since;
    let isKnown = ownJobs.has(id);
    for (;;) {
      signal.throwIfAborted();
      // Subscribed before checking, or a message in between would be missed.
      const stopWaiting = new AbortController();
      const next = endings.next(id, AbortSignal.any([signal, stopWaiting.signal]));
      try {
        const found = await find(id);
        reachedAt = performance.now();
        if (found?.job === undefined) throw isKnown && !(await ledger.wasCancelled(id)) ? lost() : noSuchJob();
        isKnown = true;
        const end = endOf(found.job);
        if (end !== undefined) return { job: found.job, state: end };
      } catch (error) {
        stopWaiting.abort();
        if (error instanceof ProblemError) throw error;
        if (performance.now() - reachedAt > jobLimits.awayMs) throw away(error);
      }
      if (performance.now() - since > jobLimits.lifeMs) throw late();
      await (stopWaiting.signal.aborted ? endings.next(id, signal) : next);
    }
  }

  const claim = async (key: string, id: string, forMs: number) =>
    String(await redis.eval(claimScript, 1, names.idempotency(key), id, forMs));

  return {
    presence,
    needsWorkspace: false,
    claim: (key, id) => claim(key, id, jobLimits.keyReservedMs),
    async bind(key, id) {
      await claim(key, id, jobLimits.keptMs);
    },
    async unclaim(key, id) {
      await redis.eval(unclaimScript, 1, names.idempotency(key), id);
    },
    async submit(job, signal) {
      await submit(job, signal).catch((error: unknown) => {
        throw error instanceof ProblemError || signal.aborted ? error : away(error);
      });
    },
    state,
    ended: async (id, signal) => (await ended(id, signal)).state,
    async result(id, folder, signal): Promise<JobResult> {
      const { job, state: end } = await ended(id, signal);
      if (end.status !== 'done') throw end.problem;
      const summary = readJobData(job.data, version);
      const { format, bytes, pages, notes } = readOutcome(job.returnvalue) as Extract<Outcome, { type: 'done' }>;
      const path = join(folder, `result-${randomUUID()}.${format}`);
      await store.get(resultKey(id), path, bytes).catch((error: unknown) => {
        throw away(error);
      });
      return { job: summary, artifact: { path, format, bytes, pages, notes } };
    },
    async discard(id) {
      ownJobs.delete(id);
      const found = await find(id);
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
    },
    async load(): Promise<Load> {
      const counts = await Promise.all(
        [...queues.values()].map((queue) => queue.getJobCounts('active', 'prioritized')),
      );
      return {
        running: counts.reduce((sum, { active = 0 }) => sum + active, 0),
        waiting: counts.reduce((sum, { prioritized = 0 }) => sum + prioritized, 0),
      };
    },
    async close() {
      endings.close();
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}
