import type { PageText } from './page-text.ts';

/** How many pieces two pages share. Two that say nothing are alike, too. */
function sharedPieces({ pieces: a }: PageText, { pieces: b }: PageText): number {
  if (a.size === 0 && b.size === 0) return 1;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const piece of few) if (many.has(piece)) shared++;
  return shared;
}

/**
 * Finds which page of a document each page of its proof shows, in order: the matches that share the most pieces in all.
 * Pages run over, so a page may show on several; it may also show on none. What two pages say shows the first one: it
 * comes behind the rest of that, but before that of the second.
 * @returns For each page of the proof, the index of a page of the document.
 */
export function matchPages(document: readonly PageText[], proof: readonly PageText[]): readonly number[] {
  // A page lies as many pages later as ran over before it, at most.
  const reach = Math.max(0, proof.length - document.length) + 1;
  const first = (at: number) => Math.max(0, Math.min(document.length - 1, at - reach));
  const last = (at: number) => Math.min(document.length - 1, at + 1);
  /** For each page of the proof and each page that it may show: pieces shared so far, and what the page before shows. */
  const steps: Map<number, { readonly shared: number; readonly before: number }>[] = [];
  proof.forEach((page, at) => {
    const step = new Map<number, { readonly shared: number; readonly before: number }>();
    const earlier = steps[at - 1];
    let best = { shared: earlier === undefined ? 0 : -1, before: 0 };
    let next = earlier === undefined ? 0 : first(at - 1);
    for (let shown = first(at); shown <= last(at); shown++) {
      for (; earlier !== undefined && next <= Math.min(shown, last(at - 1)); next++) {
        const shared = earlier.get(next)?.shared ?? 0;
        if (shared > best.shared) best = { shared, before: next };
      }
      step.set(shown, { ...best, shared: best.shared + sharedPieces(document[shown] as PageText, page) });
    }
    steps.push(step);
  });
  const matches: number[] = [];
  for (let at = proof.length - 1; at >= 0; at--) {
    const step = steps[at] ?? new Map();
    const following = matches[0];
    const shown = following === undefined ? undefined : steps[at + 1]?.get(following)?.before;
    matches.unshift(shown ?? mostShared(step));
  }
  return matches;
}

/** The page up to which the most pieces are shared; of several, the first. */
function mostShared(step: ReadonlyMap<number, { readonly shared: number }>): number {
  let most = { page: 0, shared: -1 };
  for (const [page, { shared }] of step) if (shared > most.shared) most = { page, shared };
  return most.page;
}
