import { pictureFaults } from '../../../../comparison/rasters/compare-pictures.ts';
import { answerTask } from '../../answer-task.ts';
import { limits, thresholds } from '../../thresholds.ts';
import type { ComparePagesTask } from './compare-pages.ts';

const { exactQuality } = thresholds.tiff;

await answerTask<ComparePagesTask, readonly number[]>(async ({ before, after, quality, pages, budgetMs }) => {
  const faulty: number[] = [];
  for (const page of pages) {
    const isLate = performance.now() > budgetMs;
    // Exact copies need not all be compared: a sample of them is enough.
    if (isLate && page.isExact) continue;
    const comparison = { maxPixels: limits.maxDecodedPixels, pages: { before: page.before, after: page.after } };
    const allowed = page.isExact ? exactQuality : quality;
    // A page that cannot be decoded cannot get worse.
    const faults = isLate ? ['unseen'] : await pictureFaults(before, after, allowed, comparison).catch(() => []);
    if (faults.length > 0) faulty.push(page.before);
  }
  return faulty;
});
