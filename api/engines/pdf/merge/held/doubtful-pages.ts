import type { PageResult } from '../../../../comparison/messages.ts';
import { findFaults } from '../../../../comparison/rasters/find-faults.ts';
import { ProblemError } from '../../../../problem.ts';
import { limits } from '../limits.ts';
import type { MergedPage } from './sample-pages.ts';

/** One of the files that were merged. */
export interface MergedFile {
  readonly path: string;
  /** The visitor's file name. */
  readonly name: string;
  readonly pages: number;
  /** The numbers of these pages in the visitor's file, from 1; null where they are the same. */
  readonly numbers: readonly number[] | null;
  /** Whether it was damaged: readers render such files differently. */
  readonly isRepaired: boolean;
}

/** Numbers of pages that cannot be called unchanged but lost no content. */
export interface DoubtfulPages {
  readonly changed: number;
  /** Pages that were not drawn in time. */
  readonly notDrawn: number;
}

/**
 * Counts the doubtful pages of a merged file. Throws `content-lost` for a page that lost visible content or can no
 * longer be drawn, naming it.
 * @param results One for each of `pages`.
 */
export function findDoubtfulPages(
  results: readonly PageResult[],
  pages: readonly MergedPage[],
  files: readonly MergedFile[],
): DoubtfulPages {
  let [changed, notDrawn] = [0, 0];
  for (const [index, result] of results.entries()) {
    const { file, page } = pages[index] as MergedPage;
    const { name, numbers, isRepaired } = files[file] as MergedFile;
    if (result.type === 'resized') changed++;
    if (result.type === 'not-drawn' && result.which === 'unknown') notDrawn++;
    const isBroken = result.type === 'not-drawn' && result.which === 'after';
    const faults = result.type === 'compared' ? findFaults(result.likeness, limits.comparison.minSimilarity) : [];
    if (isBroken || faults.includes('blank') || (faults.includes('ink-lost') && !isRepaired)) {
      throw new ProblemError(
        'content-lost',
        `Page ${numbers?.[page] ?? page + 1} of “${name}” lost part of its content on the way, so nothing was sent. Print that file to a new PDF and merge the new one.`,
        { cause: isBroken ? 'not drawn' : faults.join() },
      );
    }
    if (faults.length > 0 && !isRepaired) changed++;
  }
  return { changed, notDrawn };
}
