import { runTask, type TaskSettings } from '../jail/run-task.ts';
import { isLate, ProblemError } from '../problem.ts';
import type { PartCounts, WantedCount } from './count-parts.ts';

const worker = { name: './count-worker', from: import.meta.url, nodeOptions: ['--max-old-space-size=400'] };
const maxMemoryBytes = 2_000_000_000;

/**
 * Counts the parts of PDFs in a confined process, in the order of the files; null for one that PDFium does not open, and
 * for all of them where the process ends early. Throws `engine-unavailable` and the signal's reason.
 */
export async function countInFiles(
  wanted: readonly WantedCount[],
  settings: TaskSettings,
): Promise<readonly (PartCounts | null)[]> {
  try {
    return await runTask<readonly (PartCounts | null)[]>(worker, wanted, settings, { maxMemoryBytes });
  } catch (error) {
    settings.signal.throwIfAborted();
    const isOfTheFiles = isLate(error) || (error instanceof ProblemError && error.code === 'conversion-failed');
    if (!isOfTheFiles) throw error;
    return wanted.map(() => null);
  }
}
