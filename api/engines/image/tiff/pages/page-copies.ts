import { join } from 'node:path';
import type { TaskModule } from '../../../../jail/run-task.ts';
import { runTask, type TaskSettings } from '../../run-task.ts';
import { type PageSource, pageSources } from './page-source.ts';
import type { TiffPage } from './read-pages.ts';

/** A page to write into a TIFF of its own, and what its encoder needs to know about it. */
type PageCopy<Details> = Details & { readonly index: number; readonly output: string };

/** Pages of a TIFF to write, each into a TIFF of its own. */
export interface CopyTask<Details = unknown> {
  readonly input: string;
  readonly pages: readonly PageCopy<Details>[];
}

/** The task of copying pages of a TIFF, without pages; files are named after the `kind` of copy. */
interface Copying<Details> {
  /** Answers with the indexes of the pages that it has written. */
  readonly module: TaskModule;
  readonly kind: string;
  readonly input: string;
  /** What the encoder needs to know about a page. */
  readonly details: (page: TiffPage) => Details;
  readonly quality?: number;
}

/**
 * Writes copies of pages in a confined process. Returns them by page index, without those that could not be decoded.
 * Throws as `runTask` and `pageSources` do.
 */
export async function copyPages<Details extends object>(
  { module, kind, details, ...rest }: Copying<Details>,
  pages: readonly TiffPage[],
  settings: TaskSettings,
): Promise<ReadonlyMap<number, PageSource>> {
  const found = new Map<number, PageSource>();
  if (pages.length === 0) return found;
  const copies = pages.map((page): PageCopy<Details> => {
    return { ...details(page), index: page.index, output: join(settings.workspace, `${kind}-${page.index}.tif`) };
  });
  const task: CopyTask<Details> = { ...rest, pages: copies };
  const written = new Set(await runTask<readonly number[]>(module, task, settings));
  for (const { index, output } of copies) {
    if (!written.has(index)) continue;
    const [page] = await pageSources(output);
    if (page !== undefined) found.set(index, page);
  }
  return found;
}
