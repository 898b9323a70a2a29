import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runTask } from '../../../../jail/run-task.ts';
import { ProblemError } from '../../../../problem.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { hasWritten, unpackObjects } from '../../qpdf/run-qpdf.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { limits } from '../limits.ts';
import { pack } from '../pack.ts';

/** The task of the process that removes a PDF's signatures. Paths are absolute. */
export interface UnsignTask {
  /** The PDF's objects, as qpdf's JSON. */
  readonly objects: string;
  /** Where the changed objects are written for qpdf, as JSON. */
  readonly changes: string;
}

const { qpdf, rewrite } = limits.runs;
const worker = { name: './unsign-worker', from: import.meta.url };
const running = {
  maxMemoryBytes: rewrite.maxMemoryBytes,
  tooComplex: 'Removing the signature of this PDF takes more memory than the server allows.',
};

/**
 * Writes a copy of a signed PDF without its signatures into a new folder of the workspace, and returns its path. Throws
 * `signed-document` where they cannot be removed without changing what the document says, `too-complex`,
 * `conversion-timeout` and the signal's reason.
 */
export async function removeSignatures(job: PdfJob, folder: string): Promise<string> {
  const signed = join(job.workspace, 'signed');
  await Promise.all([signed, folder].map((path) => mkdir(path)));
  const [changes, path] = [join(signed, 'changes.json'), join(folder, 'unsigned.pdf')];
  const { objects, result } = await unpackObjects(job, job.input, signed, qpdf.timeoutMs);
  const task: UnsignTask = { objects, changes };
  const isUnsigned =
    hasWritten(result) && (await runTask<boolean>(worker, task, { ...job, timeoutMs: rewrite.timeoutMs }, running));
  if (isUnsigned) await pack(job, changes, path, qpdf.timeoutMs);
  const [before, after] = isUnsigned
    ? await Promise.all([job.input, path].map((file) => fingerprintOf(job, file)))
    : [];
  if (before === undefined || before.pages !== after?.pages || before.text !== after.text) {
    throw new ProblemError('signed-document', 'This PDF is signed. Its signature can’t be removed here.');
  }
  return path;
}
