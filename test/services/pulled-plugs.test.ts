import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConversionJob, JobQueue } from '../../api/jobs/job-queue.ts';
import { laneOf } from '../../api/jobs/lanes.ts';
import { jobVersion } from '../../api/jobs/redis/names.ts';
import { createRedisJobs } from '../../api/jobs/redis/redis-jobs.ts';
import type { RedisWorker } from '../../api/jobs/redis/redis-worker.ts';
import type { FileStore } from '../../api/store/file-store.ts';
import { openFolderStore } from '../../api/store/folder-store.ts';
import { smallFileBytes } from '../../api/store/sized-store.ts';
import type { ProcessSettings } from '../support/jobs/queue-process.ts';
import { type QueueProcess, startQueueProcess } from '../support/jobs/start-queue-process.ts';
import {
  generous,
  simpleTool,
  startTestWorker,
  type TestWorkerSettings,
  testJob,
} from '../support/jobs/test-queues.ts';
import { type Behaviour, copy } from '../support/processes/fake-engines.ts';
import { createGate } from '../support/processes/gate.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startRedis } from '../support/servers/redis-server.ts';

const scratch = await scratchFolder();
const redis = await startRedis();
afterAll(() => redis.close());
const never = new AbortController().signal;

let folder: string;
let store: FileStore;
let jobs: JobQueue;
const workers: RedisWorker[] = [];
const processes: QueueProcess[] = [];

beforeEach(async () => {
  await redis.flush();
  folder = await mkdtemp(join(scratch, 'store-'));
  store = await openFolderStore(folder);
  jobs = openJobs();
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((started) => started.kill()));
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await jobs.close();
});

const openJobs = (version?: number) =>
  createRedisJobs({
    access: { url: redis.url, onError: () => {} },
    store,
    ...generous,
    ...(version !== undefined && { version }),
  });

async function startWorker(behaviour: Behaviour, settings: Partial<TestWorkerSettings> = {}): Promise<RedisWorker> {
  const worker = await startTestWorker({ redis, store, scratch, behaviour, ...settings });
  workers.push(worker);
  return worker;
}

async function startProcess(settings: Partial<ProcessSettings>): Promise<QueueProcess> {
  const usual = { role: 'worker', url: redis.url, scratch, store: folder, jobs: 'copy', skewMs: 0 } as const;
  const started = startQueueProcess({ ...usual, ...settings });
  processes.push(started);
  await started.said('ready');
  return started;
}

async function send(queue = jobs, settings: Parameters<typeof testJob>[1] = {}): Promise<ConversionJob> {
  const job = await testJob(scratch, settings);
  await queue.submit(job, never);
  return job;
}

const resultOf = (job: ConversionJob, queue = jobs) => queue.result(job.id, job.workspace, never);

const storedFiles = async () => (await readdir(join(folder, 'files'), { recursive: true })).length;

describe('a worker', () => {
  it('that dies hands its job over once, even to one whose clock is two minutes ahead', async () => {
    const doomed = await startProcess({ jobs: 'hang', skewMs: -60_000 });
    const job = await send();
    await doomed.said('job');
    await startProcess({ skewMs: 60_000 });
    await doomed.kill();
    const { artifact } = await resultOf(job);
    expect(await readFile(artifact.path, 'utf8')).toBe('content');
    expect(await readdir(join(folder, 'files', job.id))).toEqual(['file-1', 'result']);
    await jobs.discard(job.id);
    expect(await storedFiles()).toBe(0);
  });

  it('does not retry a file that killed two others', async () => {
    const doomed = [await startProcess({ jobs: 'die' }), await startProcess({ jobs: 'die' })];
    const job = await send();
    await Promise.all(doomed.map(({ exited }) => exited));
    let done = 0;
    await startWorker(async (step, operation) => {
      done++;
      return copy(step, operation);
    });
    await expect(resultOf(job)).rejects.toMatchObject({ code: 'conversion-failed' });
    expect(done).toBe(0);
    await resultOf(await send());
    expect(done).toBe(1);
  });

  it('that is stopped finishes its jobs and takes no new ones', async () => {
    const gate = createGate();
    const seen: string[] = [];
    const leaving = await startWorker(async (job, operation) => {
      seen.push(await readFile(job.inputs[0].path, 'utf8'));
      await gate.opened;
      return copy(job, operation);
    });
    const first = await send(jobs, { content: 'first' });
    await expect.poll(() => seen).toEqual(['first']);
    const second = await send(jobs, { content: 'second' });
    const left = leaving.close();
    gate.open();
    expect((await resultOf(first)).artifact.bytes).toBe(5);
    await left;
    expect(await jobs.state(second.id)).toMatchObject({ status: 'waiting', ahead: 0 });
    await startWorker(copy);
    expect((await resultOf(second)).artifact.bytes).toBe(6);
    expect(seen).toEqual(['first']);
  });

  it('without an engine leaves its jobs to others; if nobody has it, they fail at once', async () => {
    const [engine] = laneOf(simpleTool).split('+') as [never];
    await startWorker(async () => Promise.reject(new Error('not mine')), { missing: [engine] });
    await expect(send()).rejects.toMatchObject({ code: 'busy' });
    await startWorker(copy);
    await expect.poll(() => send().then(resultOf)).toMatchObject({ artifact: { bytes: 7 } });
  });

  it('takes only jobs of its own version', async () => {
    const versions: number[] = [];
    const noting =
      (version: number): Behaviour =>
      async (job, operation) => {
        versions.push(version);
        return copy(job, operation);
      };
    await startWorker(noting(1));
    await startWorker(noting(2), { version: jobVersion + 1 });
    const next = openJobs(jobVersion + 1);
    await Promise.all([resultOf(await send()), resultOf(await send(next), next)]);
    await resultOf(await send(next), next);
    expect(versions.sort()).toEqual([1, 2, 2]);
    await next.close();
  });

  it('trusts nothing that Redis returns', async () => {
    const bull = new (await import('bullmq')).Queue(`v${jobVersion}-${laneOf(simpleTool)}`, {
      connection: { path: redis.url },
      prefix: 'filewright',
    });
    let done = 0;
    await startWorker(async (job, operation) => {
      done++;
      return copy(job, operation);
    });
    const data = { version: jobVersion, tool: simpleTool.id, fields: {}, client: 'a', trace: null };
    const file = { name: 'a.x', folders: [], bytes: 1 };
    const lies = [
      'no object',
      { ...data, files: [] },
      { ...data, files: [file], path: '/etc/passwd' },
      { ...data, files: [{ ...file, path: '/etc/passwd' }] },
      { ...data, files: [file], tool: '../../etc/passwd' },
      { ...data, files: [file], fields: { colour: 'red' } },
      { ...data, files: [file], version: jobVersion + 1 },
      { ...data, files: [file], trace: 'file-name.docx' },
    ];
    const added = await Promise.all(lies.map((lie) => bull.add('conversion', lie)));
    for (const { id } of added) {
      await expect
        .poll(async () => (await bull.getJob(id as string))?.returnvalue ?? 'gone')
        .toSatisfy((end) => end === 'gone' || end.code === 'internal');
    }
    expect(done).toBe(0);
    await bull.close();
  });
});

describe('a web process', () => {
  it('that dies leaves no file or name after the sweep', async () => {
    const doomed = await startProcess({ role: 'worker', jobs: 'copy' });
    const web = await startProcess({ role: 'web' });
    await doomed.said('job');
    await web.kill();
    await doomed.kill();
    expect(await storedFiles()).toBeGreaterThan(0);
    await startWorker(copy, { times: { keptMs: 300, sweepMs: 100 } });
    await expect.poll(storedFiles).toBe(0);
    const client = new Redis({ path: redis.url });
    const ofJobs = async () =>
      (await client.keys(`filewright:v${jobVersion}-*`)).filter((key) => /[0-9a-f]{8}-/.test(key));
    await expect.poll(ofJobs).toEqual([]);
    client.disconnect();
  });
});

/** A worker whose jobs wait at a gate. */
async function startHeldWorker() {
  const gate = createGate();
  const started: string[] = [];
  await startWorker(async (job, operation) => {
    started.push(job.workspace);
    await gate.opened;
    return copy(job, operation);
  });
  return { gate, started };
}

describe('Redis', () => {
  it('that restarts with its data loses no job', async () => {
    const { gate, started } = await startHeldWorker();
    const running = await send();
    await expect.poll(() => started).toHaveLength(1);
    const waiting = await send();
    const results = Promise.all([resultOf(running), resultOf(waiting)]);
    await redis.restart('kept');
    gate.open();
    for (const { artifact } of await results) expect(artifact.bytes).toBe(7);
  });

  it('that restarts without its data fails jobs with a clear message, and workers go on', async () => {
    const { gate, started } = await startHeldWorker();
    const lost = [await send()];
    await expect.poll(() => started).toHaveLength(1);
    lost.push(await send());
    const ends = lost.map((job) => resultOf(job).catch((error: unknown) => error));
    await redis.restart('lost');
    for (const end of await Promise.all(ends)) expect(end).toMatchObject({ code: 'busy' });
    gate.open();
    await expect.poll(() => send().then(resultOf)).toMatchObject({ artifact: { bytes: 7 } });
  });

  it('that is away holds up no worker that leaves', async () => {
    const worker = await startWorker(copy);
    await resultOf(await send());
    await redis.kill();
    await expect(worker.close()).resolves.toBeUndefined();
    await redis.restart('kept');
  });

  it('that is unreachable fails requests quickly', async () => {
    await startWorker(copy);
    const content = 'x'.repeat(smallFileBytes);
    await resultOf(await send(jobs, { content }));
    await redis.kill();
    await expect(send()).rejects.toMatchObject({ code: 'busy' });
    await redis.restart('kept');
  });
});
