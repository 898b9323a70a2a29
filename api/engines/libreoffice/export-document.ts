import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FormatId } from '../../../catalog/formats.ts';
import { ProblemError } from '../../problem.ts';
import type { Outcome } from './office-worker.ts';
import type { Pool } from './pool.ts';

/** Time to notice what else died: a system out of memory kills several workers at once. */
const beforeSecondTryMs = 100;

interface ExportJob {
  readonly input: string;
  readonly inputFormat: FormatId;
  /** Where the result goes: in the job's workspace, absolute. */
  readonly output: string;
  readonly format: FormatId;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    // Another file system.
    await copyFile(from, to);
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await Promise.all((await readdir(folder)).map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** One try in one worker: the input is copied into the worker's folder, the output moved out of it. */
function attempt(pool: Pool, job: ExportJob): Promise<Outcome> {
  return pool.use(async (worker) => {
    const input = join(worker.jobFolder, `input.${job.inputFormat}`);
    const output = join(worker.jobFolder, `output.${job.format}`);
    await copyFile(job.input, input);
    const outcome = await worker.run({ input, output, format: job.format }, job);
    if (outcome.type === 'done') await moveFile(output, job.output);
    await emptyFolder(worker.jobFolder);
    return outcome;
  }, job.signal);
}

/** Why a conversion that ended so has no result, for the visitor. */
function problemOf(outcome: Exclude<Outcome, { type: 'done' | 'aborted' }>): ProblemError {
  switch (outcome.type) {
    case 'failed':
      if (outcome.passwordAsked) {
        return new ProblemError(
          'password-protected',
          'This document opens only with a password. Save a copy without the password and convert that.',
        );
      }
      return new ProblemError(
        outcome.stage === 'load' ? 'damaged-file' : 'conversion-failed',
        outcome.stage === 'load'
          ? 'The document could not be opened. It may be damaged: open it in the program that made it, save it again, and try that copy.'
          : 'The document was opened but could not be saved in the new format.',
        { cause: outcome.reason },
      );
    case 'crashed':
      return new ProblemError(
        'conversion-failed',
        'Converting this document fails every time. Opening it in the program that made it and saving it again often helps.',
        { cause: outcome.reason },
      );
    case 'timed-out':
      return new ProblemError(
        'conversion-timeout',
        'This document takes longer than the server allows. Splitting it, or removing very large tables, often helps.',
      );
    case 'outgrown':
      return new ProblemError(
        'too-complex',
        'This document needs more memory than the server allows. Splitting it often helps.',
      );
  }
}

/**
 * Saves a document in another format, in a worker of the pool. A worker that crashes is replaced and the document
 * tried once more: crashes also come from what earlier documents left behind.
 *
 * Throws `password-protected`, `damaged-file`, `conversion-failed`, `conversion-timeout`, `too-complex`, and the
 * signal's reason when it fires.
 */
export async function exportDocument(pool: Pool, job: ExportJob): Promise<void> {
  let outcome = await attempt(pool, job);
  if (outcome.type === 'crashed') {
    await wait(beforeSecondTryMs);
    outcome = await attempt(pool, job);
  }
  job.signal.throwIfAborted();
  if (outcome.type === 'aborted') throw new ProblemError('internal');
  if (outcome.type !== 'done') throw problemOf(outcome);
}
