import type { TaskSettings } from '../../run-task.ts';
import { limits } from '../../thresholds.ts';
import { type CopyTask, copyPages } from '../pages/page-copies.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { TiffPage } from '../pages/read-pages.ts';

/** Pages of a TIFF in black and white to write as Group 4 faxes. */
export type FaxPagesTask = CopyTask<{ readonly isWhiteZero: boolean }>;

/**
 * Makes Group 4 copies of pages that libtiff's tools cannot read: Group 3 faxes without end-of-line codes, which the
 * newer libtiff in libvips decodes. Returns them by page index, without those that cannot be decoded.
 */
export function faxPages(
  input: string,
  pages: readonly TiffPage[],
  settings: TaskSettings,
): Promise<ReadonlyMap<number, PageSource>> {
  const details = ({ photometric }: TiffPage) => ({ isWhiteZero: photometric === 0 });
  const module = { name: './fax-pages-worker', from: import.meta.url };
  return copyPages({ module, kind: 'fax', input, details }, pages.slice(0, limits.tiff.maxFaxPages), settings);
}
