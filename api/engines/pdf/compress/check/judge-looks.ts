import { findFaults } from '../../../../look/find-faults.ts';
import type { Look } from '../../../../look/look-task.ts';
import { valueAt } from '../../../../look/steps.ts';
import { thresholds } from './thresholds.ts';

/**
 * What is wrong with a page. Finer images may mend one that is `unlike` or pulls the mean of all pages down; an `unseen`
 * one was not drawn in time.
 */
export type Verdict = 'good' | 'below-mean' | 'unlike' | 'faulty' | 'unseen';

function verdictOf(look: Look, least: number): Verdict {
  switch (look.type) {
    case 'compared': {
      const faults = findFaults(look.likeness, least);
      if (faults.length === 0) return 'good';
      return faults.every((fault) => fault === 'unlike') ? 'unlike' : 'faulty';
    }
    case 'not-drawn':
      // Where the original cannot be drawn, there is nothing to hold the result against.
      if (look.which === 'before') return 'good';
      return look.which === 'after' ? 'faulty' : 'unseen';
    default:
      return 'faulty';
  }
}

/** Judges pages of a result, each by itself, at the quality that it was made with. */
export function judgeLooks(looks: readonly Look[], quality: number): readonly Verdict[] {
  const least = valueAt(thresholds.leastSimilarity, quality);
  return looks.map((look) => verdictOf(look, least));
}

/**
 * Judges all pages of a result as well: if their mean is too low, those that lower it most are `below-mean`.
 *
 * @param unchanged How many other pages the result has, which look as they did.
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
