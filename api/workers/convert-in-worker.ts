import { copyFile, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '../problem.ts';
import type { Outcome } from './worker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** What a worker that makes one file of another is asked. Paths are absolute, in the worker's job folder. */
export interface FileRequest {
  readonly input: string;
  readonly output: string;
}

interface FileJob<O> {
  /** Absolute paths outside the worker. */
  readonly input: string;
  readonly output: string;
  /** What the request says beside the two paths. */
  readonly options: O;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** What the visitor is told, as sentences. */
  readonly words: { readonly failed: string; readonly late: string; readonly outgrown: string };
}

/** Time to notice what else died: a system out of memory kills several workers at once. */
const beforeSecondTryMs = 500;

/** One try in one worker: the input is copied into the worker's folder, the output out of it. */
function attempt<O, R>(pool: WorkerPool<FileRequest & O, R>, job: FileJob<O>): Promise<Outcome<R>> {
  return pool.use(async (worker) => {
    const input = join(worker.jobFolder, `input${extname(job.input)}`);
    const output = join(worker.jobFolder, `output${extname(job.output)}`);
    await copyFile(job.input, input);
    const outcome = await worker.run({ ...job.options, input, output }, job);
    if (outcome.type === 'done') await copyFile(output, job.output);
    const names = await readdir(worker.jobFolder);
    await Promise.all(names.map((name) => rm(join(worker.jobFolder, name), { recursive: true, force: true })));
    return outcome;
  }, job.signal);
}

/**
 * Makes one file of another in a worker of the pool. What breaks without being judged is tried once more in another
 * worker: crashes also come from what earlier files left behind.
 *
 * Throws what the worker refuses with, `conversion-failed`, `conversion-timeout`, `too-complex`, and the signal's
 * reason when it fires.
 */
export async function convertInWorker<O, R>(pool: WorkerPool<FileRequest & O, R>, job: FileJob<O>): Promise<R> {
  let outcome = await attempt(pool, job);
  if (outcome.type === 'failed' || outcome.type === 'crashed') {
    await wait(beforeSecondTryMs);
    outcome = await attempt(pool, job);
  }
  switch (outcome.type) {
    case 'done':
      return outcome.result;
    case 'refused':
      throw new ProblemError(outcome.code, outcome.detail, outcome.reason === '' ? {} : { cause: outcome.reason });
    case 'failed':
    case 'crashed':
      throw new ProblemError('conversion-failed', job.words.failed, { cause: outcome.reason });
    case 'timed-out':
      throw new ProblemError('conversion-timeout', job.words.late);
    case 'outgrown':
      throw new ProblemError('too-complex', job.words.outgrown);
    case 'aborted':
      throw job.signal.reason;
  }
}
