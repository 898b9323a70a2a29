import type { Line } from '../lines/line.ts';
import { haveSameSize } from '../model/page-size.ts';
import { type Place, reachOf, type SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

/** A page's lines without the running heads that all pages share. */
export type PageBody = Omit<SegmentedPage, 'segments'> & { readonly body: readonly Line[] };

/**
 * Determines how close to the page's edge the text of pages of one size comes: anything closer is a header or footer.
 */
export function textLimits(pages: readonly PageBody[]) {
  const nearestFirst = (place: Place) =>
    pages
      .map(({ index, width, height, body }) => ({
        ...{ index, width, height },
        distance: body.reduce((least, line) => Math.min(least, reachOf(line, place, height).from), Infinity),
      }))
      .sort((a, b) => a.distance - b.distance);
  const sorted = { header: nearestFirst('header'), footer: nearestFirst('footer') };
  const counts = new Map<string, number>();
  const countLike = (page: Omit<PageBody, 'body'>): number => {
    const key = `${page.width}x${page.height}`;
    const count = counts.get(key) ?? pages.filter((other) => haveSameSize(other, page)).length;
    counts.set(key, count);
    return count;
  };
  return {
    /** The limit in points from the edge; null where fewer than two pages agree on it, or too few of many. */
    of: (page: Omit<PageBody, 'body'>, place: Place, except: ReadonlySet<number>): number | null => {
      const { minPages, minShare, sameShare } = thresholds.textLimit;
      // Pages that end with pictures end anywhere, two of them at one height by chance.
      const least = Math.max(minPages, minShare * (countLike(page) - except.size));
      let limit: number | null = null;
      let agreeing = 0;
      for (const other of sorted[place]) {
        if (!haveSameSize(other, page) || other.index === page.index || except.has(other.index)) continue;
        limit ??= other.distance;
        if (other.distance >= limit + sameShare * page.height) return null;
        agreeing++;
        if (agreeing >= least) return limit;
      }
      return null;
    },
  };
}
