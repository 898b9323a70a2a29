import { rm } from 'node:fs/promises';
import { nestedWorkspace } from '../../../jail/nested-workspace.ts';
import { runTask } from '../../../jail/run-task.ts';
import { ProblemError } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import { hasWritten, type QpdfJob, unpackObjects } from '../qpdf/run-qpdf.ts';
import { watchWork } from '../watch-work.ts';
import { limits, thresholds } from './thresholds.ts';

/** The task of the process that counts what pages draw. */
export interface DrawingTask {
  /** Absolute path of the PDF's objects, as qpdf's JSON. */
  readonly objects: string;
}

const worker = { name: './drawing-worker', from: import.meta.url };

/** Whether a page of the PDF draws more than the server allows. Throws where that cannot be found out. */
async function isExcessive(job: PdfJob): Promise<boolean> {
  const folder = await nestedWorkspace(job.workspace, 'drawing-');
  try {
    const { objects, result } = await unpackObjects(job, job.input, folder, limits.unpackMs);
    if (!hasWritten(result)) return false;
    const task: DrawingTask = { objects };
    const { countMs: timeoutMs, maxMemoryBytes } = limits;
    return await runTask<boolean>(worker, task, { ...job, workspace: folder, timeoutMs }, { maxMemoryBytes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooComplex = () =>
  new ProblemError(
    'too-complex',
    'A page of this PDF draws the same parts within each other so many times that it takes longer than the server allows.',
  );

/**
 * Does `work` on PDFs, and if it takes long, counts meanwhile what their pages draw. Work on a page that can never be
 * drawn in time is ended, rather than at its deadline. Throws `too-complex`, and whatever `work` throws.
 */
export async function watchDrawing<J extends QpdfJob, T>(
  job: J,
  inputs: readonly string[],
  work: (watched: J) => Promise<T>,
): Promise<T> {
  const findReason = async (signal: AbortSignal) => {
    for (const input of inputs) {
      // What cannot be counted is left to the limits of the work itself.
      if (await isExcessive({ ...job, input, signal }).catch(() => false)) return tooComplex();
      signal.throwIfAborted();
    }
    return null;
  };
  const watch = { signal: job.signal, afterMs: thresholds.watchAfterMs, findReason };
  return watchWork(watch, (signal) => work({ ...job, signal }));
}
