import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openGuardedFolder } from '../../../api/jail/guarded-folder.ts';
import type { WorkRequest } from '../../../api/workers/operation-messages.ts';
import { performInWorker } from '../../../api/workers/perform-in-worker.ts';
import type { Outcome, Worker } from '../../../api/workers/worker.ts';
import type { WorkerPool } from '../../../api/workers/worker-pool.ts';
import { inputFile } from '../../support/input-file.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';

/** What a worker does in its job folder when it is asked. */
type Behaviour = (folder: string, request: WorkRequest, maxCpuMs?: number) => Promise<Outcome>;

const words = { failed: 'It fails.', late: 'It is late.', outgrown: 'It is too large.' };
const done = (result: unknown): Outcome => ({ type: 'done', id: 1, result, spent: false });
const madeIt = { file: 'made.pdf', format: 'pdf', pages: 2, notes: [] };

let scratch: string;
let workspace: string;

beforeEach(async () => {
  scratch = await scratchFolder();
  workspace = await folderIn(scratch, 'workspace');
});

/** A pool of one worker after the other, each with the behaviour that is next; and what they were asked. */
function poolOf(behaviours: readonly Behaviour[]): { pool: WorkerPool<WorkRequest>; asked: WorkRequest[] } {
  const asked: WorkRequest[] = [];
  const left = [...behaviours];
  const use: WorkerPool<WorkRequest>['use'] = async (job) => {
    const path = await folderIn(scratch, `worker-${left.length}`);
    const jobFolder = await openGuardedFolder(path);
    const behave = left.shift() as Behaviour;
    const run: Worker<WorkRequest>['run'] = (request, { maxCpuMs }) => {
      asked.push(request);
      return behave(path, request, maxCpuMs);
    };
    try {
      return await job({ jobFolder, run, clear: () => jobFolder.empty() } as unknown as Worker<WorkRequest>);
    } finally {
      await jobFolder.close();
    }
  };
  return { pool: { use } as WorkerPool<WorkRequest>, asked };
}

const cpuBudget = { fixedMs: 100, msPerMegabyte: 10_000_000 };

async function convert(...behaviours: Behaviour[]) {
  const path = join(workspace, 'input-1.docx');
  await writeFile(path, 'words');
  const { pool, asked } = poolOf(behaviours);
  const inputs = [inputFile({ path, format: 'docx', bytes: 5 })] as const;
  const job = { inputs, options: { format: 'pdf' }, workspace, signal: new AbortController().signal };
  const made = performInWorker(pool, 'libreoffice', 'export', job, { timeoutMs: 1000, cpuBudget, words });
  return { asked, made, input: path };
}

const makes: Behaviour = async (folder) => {
  await writeFile(join(folder, 'made.pdf'), await readFile(join(folder, 'input-1.docx')));
  return done(madeIt);
};

describe('performInWorker', () => {
  it('shows the worker plain names, and takes its result into the workspace', async () => {
    const { asked, made } = await convert(makes);
    const artifact = await made;
    expect(artifact).toMatchObject({ format: 'pdf', bytes: 5, pages: 2, notes: [] });
    expect(artifact.path.startsWith(`${workspace}/`)).toBe(true);
    expect(await readFile(artifact.path, 'utf8')).toBe('words');
    expect(JSON.stringify(asked)).not.toContain(workspace);
    expect(asked).toMatchObject([{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }]);
  });

  it('allows processor time by the size of the file', async () => {
    const allowed: (number | undefined)[] = [];
    const { made } = await convert(async (folder, request, maxCpuMs) => {
      allowed.push(maxCpuMs);
      return makes(folder, request);
    });
    await made;
    expect(allowed).toEqual([150]);
  });

  it('returns the input itself if the worker names it', async () => {
    const same = done({ file: 'input-1.docx', format: 'docx', pages: null, notes: [] });
    const { made, input } = await convert(async () => same);
    expect(await made).toMatchObject({ path: input, format: 'docx', bytes: 5 });
  });

  it('tries a job that broke without a verdict once more in another worker', async () => {
    const { asked, made } = await convert(async () => ({ type: 'crashed', reason: 'SIGSEGV' }), makes);
    expect((await made).bytes).toBe(5);
    expect(asked).toHaveLength(2);
  });

  it('skips workers whose folders were deleted', async () => {
    const path = join(workspace, 'input-1.docx');
    await writeFile(path, 'words');
    const { pool, asked } = poolOf([makes, makes, makes]);
    let deleted = 0;
    const use: typeof pool.use = (job, signal) =>
      pool.use(async (worker) => {
        if (deleted++ < 2) await rm(worker.jobFolder.path, { recursive: true });
        return job(worker);
      }, signal);
    const inputs = [inputFile({ path, format: 'docx', bytes: 5 })] as const;
    const job = { inputs, options: {}, workspace, signal: new AbortController().signal };
    const made = await performInWorker({ ...pool, use }, 'libreoffice', 'export', job, { timeoutMs: 1000, words });
    expect(made.bytes).toBe(5);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Outcome, object]>([
    [
      'a refusal',
      { type: 'refused', id: 1, code: 'damaged-file', detail: 'No.', reason: 'x', spent: false },
      { code: 'damaged-file' },
    ],
    ['the deadline', { type: 'timed-out' }, { code: 'conversion-timeout', detail: words.late }],
    [
      'a mistake in the worker’s code',
      { type: 'failed', id: 1, reason: 'TypeError' },
      { code: 'conversion-failed', detail: words.failed, cause: 'TypeError' },
    ],
    ['too much work', { type: 'exhausted' }, { code: 'too-complex', detail: words.late }],
    ['too much memory', { type: 'outgrown' }, { code: 'too-complex', detail: words.outgrown }],
  ])('does not try again after %s', async (_, outcome, problem) => {
    const { asked, made } = await convert(async () => outcome);
    await expect(made).rejects.toMatchObject(problem);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a path that leads out', { ...madeIt, file: '../outside.pdf' }],
    ['a format that nobody knows', { ...madeIt, format: 'exe' }],
    ['a file that is not there', { ...madeIt, file: 'missing.pdf' }],
    ['more than it was asked', { ...madeIt, html: '<b>' }],
    ['a note of its own invention', { ...madeIt, notes: [{ code: 'trust-me' }] }],
  ])('takes %s for a crash', async (_, result) => {
    const lies: Behaviour = async () => done(result);
    const { made } = await convert(lies, lies);
    await expect(made).rejects.toMatchObject({ code: 'conversion-failed', detail: words.failed });
  });
});
