import { runTask, type TaskSettings } from '../../run-task.ts';

/** Pages of a TIFF to compare with those of its original. */
export interface ComparePagesTask {
  readonly before: string;
  readonly after: string;
  /** The JPEG quality, 1 to 100, of pages that were not copied exactly. */
  readonly quality: number;
  /** Indexes in the files, from 0. */
  readonly pages: readonly { readonly before: number; readonly after: number; readonly isExact: boolean }[];
  readonly budgetMs: number;
}

/** How many exact copies are compared at most. */
const maxExactPages = 12;
/** Milliseconds for all pages. */
const budgetMs = 20_000;

function isSampled(place: number, count: number): boolean {
  return count <= maxExactPages || place % Math.ceil(count / maxExactPages) === 0;
}

/**
 * Compares a TIFF's pages with its original's, lossy ones first. Returns the indexes in the original of the pages that
 * look different or that there was no time for. Throws as `runTask` does.
 */
export async function compareTiffPages(
  task: Omit<ComparePagesTask, 'budgetMs'>,
  settings: TaskSettings,
): Promise<ReadonlySet<number>> {
  const exact = task.pages.filter(({ isExact }) => isExact);
  const pages = [
    ...task.pages.filter(({ isExact }) => !isExact),
    ...exact.filter((_, place) => isSampled(place, exact.length)),
  ];
  const module = { name: './compare-pages-worker', from: import.meta.url };
  return new Set(await runTask<readonly number[]>(module, { ...task, pages, budgetMs }, settings));
}
