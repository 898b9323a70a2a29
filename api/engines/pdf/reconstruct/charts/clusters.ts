import { boxAroundAll, meet } from '../model/box.ts';
import type { Box } from '../model/page-model.ts';

/** Parts that are close to one another, and the box around them. */
export interface Cluster<T> {
  readonly box: Box;
  readonly parts: readonly T[];
}

/**
 * Joins parts into clusters whose boxes neither overlap nor are closer than a gap, in points. Takes the square of the
 * parts' number, so callers limit it.
 */
export function clustersOf<T extends Box>(parts: readonly T[], gap: number): readonly Cluster<T>[] {
  let clusters: { readonly box: Box; readonly parts: T[] }[] = [];
  for (const part of parts) {
    let own: (typeof clusters)[number] = { box: part, parts: [part] };
    for (;;) {
      const { box } = own;
      const near = clusters.filter((cluster) => meet(cluster.box, box, gap));
      if (near.length === 0) break;
      clusters = clusters.filter((cluster) => !near.includes(cluster));
      // Others join the largest: copying its parts each time would take their square.
      const [largest, ...others] = [...near, own].sort((one, other) => other.parts.length - one.parts.length);
      for (const { parts: joined } of others) for (const each of joined) largest?.parts.push(each);
      own = { box: boxAroundAll([box, ...near.map((cluster) => cluster.box)]), parts: largest?.parts ?? [] };
    }
    clusters.push(own);
  }
  return clusters;
}
