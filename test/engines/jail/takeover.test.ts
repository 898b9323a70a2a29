import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Artifact } from '../../../api/engine.ts';
import type { WorkRequest } from '../../../api/workers/operation-messages.ts';
import { performInWorker } from '../../../api/workers/perform-in-worker.ts';
import type { WorkerPool } from '../../../api/workers/worker-pool.ts';
import { serverLimits } from '../../../catalog/limits.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import { watchStretches } from '../../support/processes/watch-stretches.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { startTestPool } from '../../support/workers/test-pool.ts';

// A program that a document has taken over tries to reach other visitors' files, files outside, and the server.

const module = fileURLToPath(new URL('../../support/workers/taken-over-worker.mjs', import.meta.url));
const scratch = await scratchFolder();
const workers = join(scratch, 'workers');
const otherJob = join(scratch, 'other-job');
const secret = join(otherJob, 'secret.txt');
const words = { failed: 'It fails.', late: 'It is late.', outgrown: 'It is too large.' };
/** How long a job may take in its worker. */
interface Deadline {
  readonly timeoutMs: number;
}

/** Half of what a document may take: starting workers included, on a machine with other work to do. */
const freeAgainMs = serverLimits.documentTimeoutMs / 2;
/** The deadline of a job that is answered before it, however much else the machine has to do. */
const patient: Deadline = { timeoutMs: serverLimits.documentTimeoutMs };
/** The deadline of a job that may be ended by it alone. */
const impatient: Deadline = { timeoutMs: 5000 };
/** How long the server may compute at a stretch, of processor time. */
const maxStretchMs = 1500;
/** A busy disk takes milliseconds to remove each of thousands of folders; nobody waits for it. */
const slowDiskMs = 180_000;
/** How a visitor hears of a worker that was ended. */
const endings = /^(conversion-failed|conversion-timeout|too-complex)$/;
let pool: WorkerPool<WorkRequest>;

beforeAll(async () => {
  await mkdir(otherJob);
  await writeFile(secret, 'another visitor’s', { mode: 0o644 });
  pool = await startTestPool<WorkRequest>({
    command: (home) => ({ file: process.execPath, args: [module, join(home, 'job')] }),
    confinement: { readable: [module], maxProcesses: 100 },
    folder: workers,
    folderLimits: { maxBytes: 20_000_000, maxEntries: 10_000 },
  });
});
afterAll(() => pool.stop());

async function convert(text: string, behaviour: string, target = secret, { timeoutMs } = patient): Promise<Artifact> {
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
] as const)('gets nothing if it %s (%s)', async (behaviour, target) => {
  const longestMs = watchStretches();
  await expect(convert('the attacker’s', behaviour, target)).rejects.toMatchObject({ code: 'conversion-failed' });
  expect(longestMs()).toBeLessThan(maxStretchMs);
  await expectNoHarm();
});

it.each(['answers twice', 'plants links where the next input comes', 'leaves much behind', 'leaves processes behind'])(
  'gets its own result at most, and the next visitor theirs, when it %s',
  async (behaviour) => {
    await convert('the attacker’s', behaviour, secret, impatient).then(
      (artifact) => readsOwn(artifact, 'the attacker’s'),
      (error: unknown) => expect(error).toMatchObject({ code: expect.stringMatching(endings) }),
    );
    await expectNoHarm();
  },
);

it('leaves no orphan behind', async () => {
  const mark = join(scratch, 'an-orphan');
  await readsOwn(await convert('the attacker’s', 'leaves an orphan behind', mark), 'the attacker’s');
  await expect.poll(() => processesWith(mark)).toEqual([]);
  await expectNoHarm();
});

it('delays at most one more visitor if it creates files endlessly', async () => {
  await convert('the attacker’s', 'makes files without end', secret, impatient).catch(() => {});
  // A worker that could be emptied in between gets the next job, and never answers.
  await convert('the next visitor’s', 'honest', secret, impatient).catch((error: unknown) =>
    expect(error).toMatchObject({ code: expect.stringMatching(/^(conversion-timeout|too-complex)$/) }),
  );
  await expectNoHarm();
});

it('is killed soon after it exceeds its number of files', async () => {
  const making = convert('the attacker’s', 'makes files without an answer');
  await expect(making).rejects.toMatchObject({ code: 'too-complex' });
  await expectNoHarm();
});

it('gets only its own file if it replaces its folder by a link', async () => {
  await convert('the attacker’s', 'replaces its folder by a link', secret, impatient).then(
    (artifact) => readsOwn(artifact, 'own'),
    (error: unknown) => expect(error).toMatchObject({ code: 'conversion-failed' }),
  );
  await expectNoHarm();
});

it.each([
  ['fills its folder', /too-complex/],
  ['ignores every signal', /conversion-timeout/],
  ['forks', endings],
])('is killed if it %s', async (behaviour, code) => {
  const ended = convert('the attacker’s', behaviour, secret, impatient);
  await expect(ended).rejects.toMatchObject({ code: expect.stringMatching(code) });
  await expectNoHarm();
});

/** What a program finds of files, in its own folders, in those of all jobs and in temporary ones. */
interface Look {
  /** What the program has done before, job by job. */
  readonly served: readonly string[];
  /** Paths with their texts. */
  readonly found: Readonly<Record<string, string>>;
}

async function lookAround(): Promise<Look> {
  const { path } = await convert('the next visitor’s', 'looks around', scratch);
  return JSON.parse(await readFile(path, 'utf8'));
}

it.each(['honest', 'leaves copies in its folders'])(
  'finds no file of a visitor before, by name or by text, once that job is over (%s)',
  async (behaviour) => {
    const before: string[] = [];
    const looks: Look[] = [];
    // Warm workers take turns: it is the one that served the visitor before who must find nothing.
    while (!looks.some(({ served }) => served.includes(behaviour))) {
      for (let visitor = 0; visitor < 2; visitor++) {
        const workspace = dirname((await convert('the visitor’s before', behaviour)).path);
        before.push(basename(workspace));
        await rm(workspace, { recursive: true });
      }
      looks.push(await lookAround(), await lookAround());
    }
    for (const { found } of looks) {
      const files = Object.entries(found);
      expect(files).toContainEqual([expect.stringMatching(/\/job\/input-1\.txt$/), 'the next visitor’s']);
      expect(files.filter(([, text]) => text.includes('the visitor’s before'))).toEqual([]);
      expect(files.filter(([path]) => path.endsWith('copy') || before.some((name) => path.includes(name)))).toEqual([]);
    }
  },
);

it('leaves no process or file when the pool stops, and delays nobody, however many files it made', {
  timeout: 2 * slowDiskMs,
}, async () => {
  await convert('the attacker’s', 'makes files without end', secret, impatient).catch(() => {});
  const longestMs = watchStretches();
  const started = performance.now();
  await pool.stop();
  expect(performance.now() - started).toBeLessThan(freeAgainMs);
  expect(longestMs()).toBeLessThan(maxStretchMs);
  await expect.poll(() => readdir(workers), { timeout: slowDiskMs }).toEqual([]);
  expect(await processesWith(workers)).toEqual([]);
});
