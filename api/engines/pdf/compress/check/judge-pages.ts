import type { PageResult } from '../../../../comparison/messages.ts';
import { findFaults } from '../../../../comparison/rasters/find-faults.ts';
import { valueAt } from '../../../../comparison/steps.ts';
import { thresholds } from './thresholds.ts';

/**
 * What is wrong with a page. A higher image quality may help if it is `unlike` or `below-mean`, that is, lowers the
 * mean of all pages too much. An `unseen` page was not drawn in time.
 */
export type Verdict = 'good' | 'below-mean' | 'unlike' | 'faulty' | 'unseen';

function verdictOf(result: PageResult, minSimilarity: number): Verdict {
  switch (result.type) {
    case 'compared': {
      const faults = findFaults(result.likeness, minSimilarity);
      if (faults.length === 0) return 'good';
      return faults.every((fault) => fault === 'unlike') ? 'unlike' : 'faulty';
    }
    case 'not-drawn':
      // If the original cannot be drawn either, there is nothing to compare with.
      if (result.which === 'before') return 'good';
      return result.which === 'after' ? 'faulty' : 'unseen';
    default:
      return 'faulty';
  }
}

/** Judges each page of a result separately, by the quality it was compressed with (30 to 95). */
export function judgePages(results: readonly PageResult[], quality: number): readonly Verdict[] {
  const minSimilarity = valueAt(thresholds.minSimilarity, quality);
  return results.map((result) => verdictOf(result, minSimilarity));
}

/**
 * Judges all pages of a result, separately and together. If their mean similarity is too low, the worst pages are
 * `below-mean`.
 * @param unchanged How many other pages the result has that look the same by construction.
 */
export function judgeAllPages(results: readonly PageResult[], quality: number, unchanged: number): readonly Verdict[] {
  const mean = valueAt(thresholds.meanSimilarity, quality);
  const verdicts = [...judgePages(results, quality)];
  const similarities = results.map((result) => (result.type === 'compared' ? result.likeness.ssim : 1));
  const worstFirst = [...similarities.entries()].sort(([, a], [, b]) => a - b);
  let missing = similarities.reduce((sum, similarity) => sum + mean - similarity, unchanged * (mean - 1));
  for (const [index, similarity] of worstFirst) {
    if (missing <= 0) break;
    missing -= 1 - similarity;
    if (verdicts[index] === 'good') verdicts[index] = 'below-mean';
  }
  return verdicts;
}
