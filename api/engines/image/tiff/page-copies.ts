import type { TaskModule } from '../../../jail/run-task.ts';
import { runTask, type TaskSettings } from '../run-task.ts';
import { type PageSource, pageSources } from './page-source.ts';

/** Pages of a TIFF to write, each into a TIFF of its own. */
export interface CopyTask {
  readonly pages: readonly { readonly index: number; readonly output: string }[];
}

/**
 * Runs a task that writes copies of pages. Returns them by page index, without those that could not be decoded. Throws
 * as `runTask` and `pageSources` do.
 * @param module The task's module, which answers with the indexes that it has written.
 */
export async function copyPages(
  module: TaskModule,
  task: CopyTask,
  settings: TaskSettings,
): Promise<ReadonlyMap<number, PageSource>> {
  const written = new Set(await runTask<readonly number[]>(module, task, settings));
  const found = new Map<number, PageSource>();
  for (const { index, output } of task.pages) {
    if (!written.has(index)) continue;
    const [page] = await pageSources(output);
    if (page !== undefined) found.set(index, page);
  }
  return found;
}
