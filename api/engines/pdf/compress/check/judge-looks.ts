import { findFaults } from '../../../../look/compare/find-faults.ts';
import type { Look } from '../../../../look/look-task.ts';
import { valueAt } from '../../../../look/steps.ts';
import { thresholds } from './thresholds.ts';

/**
 * What is wrong with a page. A higher image quality may help if it is `unlike` or `below-mean`, that is, lowers the
 * mean of all pages too much. An `unseen` page was not drawn in time.
 */
export type Verdict = 'good' | 'below-mean' | 'unlike' | 'faulty' | 'unseen';

function verdictOf(look: Look, minSimilarity: number): Verdict {
  switch (look.type) {
    case 'compared': {
      const faults = findFaults(look.likeness, minSimilarity);
      if (faults.length === 0) return 'good';
      return faults.every((fault) => fault === 'unlike') ? 'unlike' : 'faulty';
    }
    case 'not-drawn':
      // If the original cannot be drawn either, there is nothing to compare with.
      if (look.which === 'before') return 'good';
      return look.which === 'after' ? 'faulty' : 'unseen';
    default:
      return 'faulty';
  }
}

/** Judges each page of a result separately, by the quality it was compressed with (30 to 95). */
export function judgeLooks(looks: readonly Look[], quality: number): readonly Verdict[] {
  const least = valueAt(thresholds.minSimilarity, quality);
  return looks.map((look) => verdictOf(look, least));
}

/**
 * Judges all pages of a result, separately and together. If their mean similarity is too low, the worst pages are
 * `below-mean`.
 * @param unchanged How many other pages the result has that look the same by construction.
 */
export function judgeAllLooks(looks: readonly Look[], quality: number, unchanged: number): readonly Verdict[] {
  const mean = valueAt(thresholds.meanSimilarity, quality);
  const verdicts = [...judgeLooks(looks, quality)];
  const similarities = looks.map((look) => (look.type === 'compared' ? look.likeness.ssim : 1));
  const worstFirst = [...similarities.entries()].sort(([, a], [, b]) => a - b);
  let missing = similarities.reduce((sum, similarity) => sum + mean - similarity, unchanged * (mean - 1));
  for (const [index, similarity] of worstFirst) {
    if (missing <= 0) break;
    missing -= 1 - similarity;
    if (verdicts[index] === 'good') verdicts[index] = 'below-mean';
  }
  return verdicts;
}
