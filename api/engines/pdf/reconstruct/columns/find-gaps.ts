import type { Box } from '../model/page-model.ts';

/** Tells of parts of a list, from one index to another, whether a gap divides them: without one, they have no gutter. */
export function findGaps(items: readonly Box[]): (from: number, to: number) => boolean {
  const byLeft = items.map(({ x0, x1 }, at) => ({ at, x0, x1 })).sort((a, b) => a.x0 - b.x0);
  return (from, to) => {
    let right: number | null = null;
    for (const { at, x0, x1 } of byLeft) {
      if (at < from || at >= to) continue;
      if (right !== null && x0 > right) return true;
      right = Math.max(right ?? x1, x1);
    }
    return false;
  };
}
