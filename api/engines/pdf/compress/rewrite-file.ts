import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runTask } from '../../../jail/run-task.ts';
import { ProblemError } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import { deflateFiles } from './deflate-files.ts';
import { limits } from './limits.ts';
import { pack } from './pack.ts';
import type { RewriteOutcome, RewriteTask } from './rewrite-task.ts';

/** A rewritten file, with what was done to it. */
export interface Rewritten extends Extract<RewriteOutcome, { type: 'rewritten' }> {
  readonly path: string;
  /** The changes that qpdf merged into the original. */
  readonly changes: string;
  /** The folder of both. */
  readonly folder: string;
}

const { qpdf, rewrite } = limits.runs;
const rewriter = { name: './rewrite-worker', from: import.meta.url };
const rewriting = {
  maxMemoryBytes: rewrite.maxMemoryBytes,
  env: { VIPS_CONCURRENCY: '1' },
  tooComplex:
    'Compressing this PDF takes more memory than the server allows. Split it into parts and compress them one by one.',
};

const signedProblem = () =>
  new ProblemError(
    'signed-document',
    'This PDF is signed. Any change would break its signature, so it was left alone. It can be compressed without the signature.',
  );

/**
 * Rewrites the objects of a PDF and writes the changed file into a new folder of the workspace. Throws
 * `signed-document`, `too-complex`, `conversion-timeout` and the signal's reason.
 * @param name The new folder's name.
 */
export async function rewriteFile(
  job: PdfJob,
  name: string,
  task: Omit<RewriteTask, 'input' | 'folder' | 'changes'>,
): Promise<Rewritten> {
  const folder = join(job.workspace, name);
  await mkdir(folder);
  const [changes, path] = [join(folder, 'changes.json'), join(folder, 'compressed.pdf')];
  const fullTask: RewriteTask = { ...task, input: job.input, folder, changes };
  const outcome = await runTask<RewriteOutcome>(
    rewriter,
    fullTask,
    { ...job, timeoutMs: rewrite.timeoutMs },
    rewriting,
  );
  if (outcome.type === 'signed') throw signedProblem();
  await deflateFiles(job, outcome.streams, folder);
  await pack(job, changes, path, qpdf.timeoutMs);
  return { ...outcome, path, changes, folder };
}
