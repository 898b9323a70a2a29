import { join } from 'node:path';
import type { TaskSettings } from '../run-task.ts';
import { limits } from '../thresholds.ts';
import { copyPages } from './page-copies.ts';
import type { PageSource } from './page-source.ts';
import type { TiffPage } from './read-pages.ts';

/** Pages of a TIFF in black and white to write as Group 4 faxes, each into a TIFF of its own. */
export interface FaxPagesTask {
  readonly input: string;
  readonly pages: readonly { readonly index: number; readonly output: string; readonly isWhiteZero: boolean }[];
}

/**
 * Makes Group 4 copies of pages that libtiff's tools cannot read: Group 3 faxes without end-of-line codes, which the
 * newer libtiff in libvips decodes. Returns them by page index, without those that cannot be decoded.
 */
export async function faxPages(
  input: string,
  pages: readonly TiffPage[],
  settings: TaskSettings,
): Promise<ReadonlyMap<number, PageSource>> {
  if (pages.length === 0) return new Map();
  const outputOf = (index: number) => join(settings.workspace, `fax-${index}.tif`);
  const task: FaxPagesTask = {
    input,
    pages: pages.slice(0, limits.tiff.maxFaxPages).map(({ index, photometric }) => ({
      index,
      output: outputOf(index),
      isWhiteZero: photometric === 0,
    })),
  };
  return copyPages({ name: './fax-pages-worker', from: import.meta.url }, task, settings);
}
