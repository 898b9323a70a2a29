import { largest, smallest } from '../../model/extremes.ts';
import { matchPages } from '../../proofs/match-pages.ts';
import { type PageText, pageText, withoutPieces } from '../../proofs/page-text.ts';
import type { ProvedDocument } from '../../proofs/proved-document.ts';
import { thresholds } from '../../proofs/thresholds.ts';
import { isResumed } from '../page-geometry.ts';
import type { JoinedPage } from './join-flows.ts';

/** Whether a page begins with neither the rest of a paragraph nor that of a table. */
export const beginsAnew = (page: JoinedPage) => page.tableEnds === undefined && !isResumed(page);

/** Pages from a page break to the next one, by their indexes: text may run over from one to another. */
function runsOf(pages: readonly JoinedPage[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  pages.forEach((page, index) => {
    const run = runs.at(-1);
    if (run === undefined || beginsAnew(page)) runs.push([index]);
    else run.push(index);
  });
  return runs;
}

/** The height of the lines of a page between its running heads, in points. */
function usedHeight({ lines }: PageText, { header, footer, height }: JoinedPage): number {
  const top = largest(
    header.map(({ y1 }) => y1),
    0,
  );
  const bottom = smallest(
    footer.map(({ y0 }) => y0),
    height,
  );
  const between = lines.filter(({ y0, y1 }) => y0 + y1 > 2 * top && y0 + y1 < 2 * bottom);
  return between.length === 0 ? 0 : largest(between.map(({ y1 }) => y1)) - smallest(between.map(({ y0 }) => y0));
}

/** The share at which a run must be set so that it fills no more pages than in the PDF; null if it does not run over. */
function shareOf(
  run: readonly number[],
  pages: readonly JoinedPage[],
  source: readonly PageText[],
  shown: readonly PageText[],
) {
  const [first] = run.map((index) => pages[index] as JoinedPage);
  if (first === undefined || shown.length <= run.length) return null;
  const used = run.reduce((sum, index) => sum + usedHeight(source[index] as PageText, pages[index] as JoinedPage), 0);
  const over = shown.slice(run.length).reduce((sum, text) => sum + usedHeight(text, first), 0);
  return used / (used + over + thresholds.reserve * first.height);
}

/** Pages without what running heads say: where pages ran over, those after them have the heads and the numbers of others. */
function withoutHeads(texts: readonly PageText[], pages: readonly JoinedPage[]): readonly PageText[] {
  const heads = pageText(pages.flatMap(({ header, footer }) => [...header, ...footer])).pieces;
  return heads.size === 0 ? texts : texts.map((text) => withoutPieces(text, heads));
}

/**
 * Measures how much closer pages must be set, from proofs in which they ran over.
 * @returns For each page that did, by its index, the share of its height to which it is to be set.
 */
export function heightShares(
  pages: readonly JoinedPage[],
  { pages: source, proofs }: ProvedDocument,
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  const runs = runsOf(pages);
  const own = withoutHeads(source, pages);
  for (const proof of proofs) {
    const matches = matchPages(own, withoutHeads(proof, pages));
    for (const run of runs) {
      const share = shareOf(
        run,
        pages,
        source,
        proof.filter((_, at) => run.includes(matches[at] as number)),
      );
      if (share !== null) for (const page of run) shares.set(page, (shares.get(page) ?? 1) * share);
    }
  }
  return shares;
}
