import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Artifact } from '../../api/engine.ts';
import { createProcesses } from '../../api/jail/process.ts';
import { detectSandbox } from '../../api/jail/sandbox.ts';
import type { WorkRequest } from '../../api/workers/operation-messages.ts';
import { performInWorker } from '../../api/workers/perform-in-worker.ts';
import { startWorker } from '../../api/workers/worker.ts';
import { createWorkerPool, type WorkerPool } from '../../api/workers/worker-pool.ts';
import { processesWith } from '../support/processes-with.ts';
import { scratchFolder } from '../support/scratch.ts';

// A program that a document has taken over tries to reach other visitors' files, files outside, and the server.

const module = fileURLToPath(new URL('../support/workers/taken-over-worker.mjs', import.meta.url));
const scratch = await scratchFolder();
const workers = join(scratch, 'workers');
const otherJob = join(scratch, 'other-job');
const secret = join(otherJob, 'secret.txt');
const words = { failed: 'It fails.', late: 'It is late.', outgrown: 'It is too large.' };
const timeoutMs = 5000;
/** Starting workers included, on a machine with other work to do. */
const freeAgainMs = 15_000;
/** How a visitor hears of a worker that was ended. */
const endings = /^(conversion-failed|conversion-timeout|too-complex)$/;
let pool: WorkerPool<WorkRequest>;

beforeAll(async () => {
  await mkdir(otherJob);
  await writeFile(secret, 'another visitor’s');
  const processes = createProcesses(await detectSandbox(scratch));
  pool = createWorkerPool({
    start: () =>
      startWorker<WorkRequest>({
        processes,
        command: (home) => ({ file: process.execPath, args: [module, join(home, 'job')] }),
        confinement: { readable: [module], maxProcesses: 100 },
        folder: workers,
        maxTreeBytes: 1_000_000_000,
        slowAfterCpuMs: 60_000,
        folderLimits: { maxBytes: 20_000_000, maxEntries: 50_000 },
        startTimeoutMs: 30_000,
      }),
    size: 1,
    maxJobs: 100,
    maxKeptBytes: 1_000_000_000,
    slowPlaces: 0,
  });
  await pool.start();
});
afterAll(() => pool.stop());

async function convert(text: string, behaviour: string, target = secret): Promise<Artifact> {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const path = join(workspace, 'upload');
  await writeFile(path, text);
  const input = { path, name: 'letter.txt', format: 'txt', bytes: text.length, folders: [] } as const;
  const job = {
    inputs: [input] as const,
    options: { behaviour, target },
    workspace,
    signal: new AbortController().signal,
  };
  return performInWorker(pool, 'pdf', 'compress', job as never, { timeoutMs, words });
}

const readsOwn = async (artifact: Artifact, text: string) => expect(await readFile(artifact.path, 'utf8')).toBe(text);

/** The next visitor is served soon and gets what is theirs, and nothing else was touched. */
async function expectNoHarm(): Promise<void> {
  const started = performance.now();
  await readsOwn(await convert('the next visitor’s', 'honest'), 'the next visitor’s');
  expect(performance.now() - started).toBeLessThan(freeAgainMs);
  expect(await readFile(secret, 'utf8')).toBe('another visitor’s');
  expect((await stat(secret)).mode & 0o777).toBe(0o644);
  expect(await readdir(otherJob)).toEqual(['secret.txt']);
}

it.each([
  ['links to a file', '/etc/passwd'],
  ['links to a file', secret],
  ['gives a second name to a file', secret],
  ['gives a pipe', secret],
  ['gives a folder', secret],
  ['names a path outside', secret],
  ['lies about the format', secret],
  ['lies about the pages', secret],
  ['lies about the notes', secret],
  ['answers another request', secret],
  ['says an endless line', secret],
  ['says millions of lines', secret],
] as const)('gets nothing when it %s (%s)', async (behaviour, target) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await expect(convert('the attacker’s', behaviour, target)).rejects.toMatchObject({ code: 'conversion-failed' });
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(1500);
  await expectNoHarm();
});

it.each(['answers twice', 'plants links where the next input comes', 'leaves much behind', 'leaves processes behind'])(
  'gets its own result at most, and the next visitor theirs, when it %s',
  async (behaviour) => {
    await convert('the attacker’s', behaviour).then(
      (artifact) => readsOwn(artifact, 'the attacker’s'),
      (error: unknown) => expect(error).toMatchObject({ code: expect.stringMatching(endings) }),
    );
    await expectNoHarm();
  },
);

it('costs one more visitor the deadline at most when it makes files without end', async () => {
  await convert('the attacker’s', 'makes files without end').catch(() => {});
  // A worker that could be emptied in between gets the next job, and never answers.
  await convert('the next visitor’s', 'honest').catch((error: unknown) =>
    expect(error).toMatchObject({ code: 'conversion-timeout' }),
  );
  await expectNoHarm();
});

it('gets its own file alone when it replaces its folder by a link', async () => {
  await convert('the attacker’s', 'replaces its folder by a link').then(
    (artifact) => readsOwn(artifact, 'own'),
    (error: unknown) => expect(error).toMatchObject({ code: 'conversion-failed' }),
  );
  await expectNoHarm();
});

it.each([
  ['fills its folder', /too-complex/],
  ['ignores every signal', /conversion-timeout/],
  ['forks', endings],
])('is ended when it %s', async (behaviour, code) => {
  await expect(convert('the attacker’s', behaviour)).rejects.toMatchObject({ code: expect.stringMatching(code) });
  await expectNoHarm();
});

it('leaves no process and no file when the pool stops', async () => {
  await pool.stop();
  expect(await processesWith(workers)).toEqual([]);
  expect(await readdir(workers)).toEqual([]);
});
