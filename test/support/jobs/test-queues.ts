import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identify } from '../../../api/content/content-workers.ts';
import type { Engines } from '../../../api/engine.ts';
import type { ConversionJob, JobQueue } from '../../../api/jobs/job-queue.ts';
import { createLocalJobs } from '../../../api/jobs/local-jobs.ts';
import { createRedisJobs } from '../../../api/jobs/redis/redis-jobs.ts';
import { type RedisWorker, startRedisWorker, type WorkerTimes } from '../../../api/jobs/redis/redis-worker.ts';
import { createJobRunner } from '../../../api/jobs/run-job.ts';
import { createLocalQueue } from '../../../api/queue/local.ts';
import type { WaitingLimits } from '../../../api/queue/waiting-room.ts';
import { unlimitedWaiting } from '../../../api/roles/machine.ts';
import type { FileStore } from '../../../api/store/file-store.ts';
import { openFolderStore } from '../../../api/store/folder-store.ts';
import { noTracing, type Tracing } from '../../../api/tracing/tracing.ts';
import { openWorkspaces } from '../../../api/workspace/workspace.ts';
import { type EngineName, operations } from '../../../catalog/operations.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { type Behaviour, fakeEngines } from '../processes/fake-engines.ts';
import type { TestRedis } from '../servers/redis-server.ts';

/** A tool of one file and one step. */
export const simpleTool = tools.find(
  ({ conversion, input }) => conversion.length === 1 && input.maxFiles === 1 && input.accept !== 'any',
) as Tool;

export const generous: WaitingLimits = { maxWaiting: 100, maxWaitingPerClient: 100, newcomerShare: 0 };

/** Identifies every file as the type that the tool takes. */
const trusting: Identify = async (files, { allowed }) => files.map(() => allowed[0] ?? 'bin');

/** A queue under test. */
export interface TestQueue {
  readonly jobs: JobQueue;
  readonly close: () => Promise<void>;
}

export interface TestQueueSettings {
  readonly scratch: string;
  readonly behaviour: Behaviour;
  /** Jobs of each engine at once. */
  readonly places?: number;
  /** After how long a job lets one of another client run beside it; after hours by default. */
  readonly slowAfterMs?: number;
  readonly limits?: WaitingLimits;
  readonly identify?: Identify;
  readonly tracing?: Tracing;
}

const hoursMs = 10_000_000;

const runnerOf = (
  engines: Engines,
  places: number,
  limits: WaitingLimits,
  {
    slowAfterMs = hoursMs,
    identify = trusting,
    tracing = noTracing,
  }: Pick<TestQueueSettings, 'slowAfterMs' | 'identify' | 'tracing'>,
) => {
  const names = [...Object.keys(operations), 'identify'];
  const concurrency = Object.fromEntries(names.map((name) => [name, places]));
  const queue = createLocalQueue({
    concurrency,
    slowPlaces: concurrency,
    slowAfterMs,
    memoryBytes: {},
    maxMemoryBytes: Number.POSITIVE_INFINITY,
    ...limits,
  });
  return { queue, run: createJobRunner({ engines, identify, queue, tracing }) };
};

/** The queue of a single server. */
export async function openTestLocal(settings: TestQueueSettings): Promise<TestQueue> {
  const { behaviour, places = 1, limits = generous } = settings;
  const { queue, run } = runnerOf(fakeEngines(behaviour), places, limits, settings);
  const jobs = createLocalJobs(run, queue.load);
  return { jobs, close: jobs.close };
}

/** Short enough for tests, yet long enough to tell a slow machine from a lost one. */
const testTimes: WorkerTimes = { lockMs: 1500, stalledCheckMs: 400, keptMs: 600_000, sweepMs: 60_000 };

export interface TestWorkerSettings extends TestQueueSettings {
  readonly redis: Pick<TestRedis, 'url'>;
  readonly store: FileStore;
  readonly times?: Partial<WorkerTimes>;
  readonly version?: number;
  /** Engines that are not installed. */
  readonly missing?: readonly EngineName[];
}

/** A worker in the test's own process. */
export async function startTestWorker(settings: TestWorkerSettings): Promise<RedisWorker> {
  const { redis, store, behaviour, places = 1, slowAfterMs = hoursMs, times, version, missing = [] } = settings;
  const { run } = runnerOf(fakeEngines(behaviour), places, unlimitedWaiting, settings);
  const workspaces = await openWorkspaces(await mkdtemp(join(settings.scratch, 'worker-')));
  const names = Object.keys(operations) as EngineName[];
  const engines = names.map((name) => [name, missing.includes(name) ? { missing: 'no program' } : { version: '1' }]);
  return startRedisWorker({
    access: { url: redis.url, onError: () => {} },
    store,
    run,
    createWorkspace: workspaces.create,
    engines: async () => Object.fromEntries(engines),
    concurrency: () => places,
    slowPlaces: () => places,
    slowAfterMs,
    times: { ...testTimes, ...times },
    onFailure: () => {},
    ...(version !== undefined && { version }),
  });
}

/** The queue of many machines, with one worker. */
export async function openTestRedis(settings: TestQueueSettings, redis: TestRedis): Promise<TestQueue> {
  const store = await openFolderStore(await mkdtemp(join(settings.scratch, 'store-')));
  await redis.flush();
  const worker = await startTestWorker({ ...settings, redis, store });
  const { limits = generous } = settings;
  const jobs = createRedisJobs({ access: { url: redis.url, onError: () => {} }, store, ...limits });
  return {
    jobs,
    async close() {
      await worker.close();
      await jobs.close();
    },
  };
}

interface TestJobSettings {
  readonly client?: string;
  readonly content?: string;
  readonly tool?: Tool;
  readonly trace?: string | null;
}

/** A job with one small file. */
export async function testJob(
  scratch: string,
  { client = 'a', content = 'content', tool = simpleTool, trace = null }: TestJobSettings = {},
): Promise<ConversionJob> {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const path = join(workspace, 'upload-1');
  await writeFile(path, content);
  const file = { path, name: 'Report.x', folders: [], bytes: content.length };
  return { id: randomUUID(), tool, fields: {}, files: [file], client, trace, workspace };
}
