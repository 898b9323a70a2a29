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
  return {
    /** The limit in points from the edge; null where fewer than two pages agree on it. */
    of: (page: Omit<PageBody, 'body'>, place: Place, except: ReadonlySet<number>): number | null => {
      let limit: number | null = null;
      for (const other of sorted[place]) {
        if (!haveSameSize(other, page) || other.index === page.index || except.has(other.index)) continue;
        if (limit !== null) return other.distance < limit + thresholds.sameTextLimitShare * page.height ? limit : null;
        limit = other.distance;
      }
      return null;
    },
  };
}
