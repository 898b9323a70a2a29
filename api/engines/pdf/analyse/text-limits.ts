import type { Line } from './line.ts';
import { type LinedPage, type Place, reachOf } from './repeated-lines.ts';

/** Points by which the text of pages with the same margins begins or ends at different heights. */
const nearly = 14;
const sameSize = 2;

/** A page with what is left of its lines without the heads that all pages have. */
type Page = Omit<LinedPage, 'segments'> & { readonly body: readonly Line[] };

/** How close to the page's edge the text of other pages of the same size comes: what is closer there is a head or a foot. */
export function textLimits(pages: readonly Page[]) {
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
    of: ({ index, width, height }: Omit<Page, 'body'>, place: Place, except: ReadonlySet<number>): number | null => {
      let limit: number | null = null;
      for (const other of sorted[place]) {
        const isAlike = Math.abs(other.width - width) < sameSize && Math.abs(other.height - height) < sameSize;
        if (!isAlike || other.index === index || except.has(other.index)) continue;
        if (limit !== null) return other.distance < limit + nearly ? limit : null;
        limit = other.distance;
      }
      return null;
    },
  };
}
