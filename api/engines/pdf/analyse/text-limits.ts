import type { Line } from './line.ts';
import { type LinedPage, type Place, reachOf } from './repeated-lines.ts';

/** Points by which the text of pages with the same margins begins or ends at different heights. */
const nearly = 14;
const sameSize = 2;

/** A page with what is left of its lines without the heads that all pages have. */
type Page = Omit<LinedPage, 'segments'> & { readonly body: readonly Line[] };

/** How close to the page's edge the text of other pages of the same size comes: what is closer there is a head or a foot. */
export function textLimits(pages: readonly Page[]) {
  const nearest = (place: Place) =>
    pages.map(({ body, height }) => Math.min(...body.map((line) => reachOf(line, place, height).from)));
  const found = { header: nearest('header'), footer: nearest('footer') };
  return {
    /** The limit in points from the edge; null where fewer than two pages agree on it. */
    of: ({ index, width, height }: Omit<Page, 'body'>, place: Place, except: ReadonlySet<number>): number | null => {
      const others = pages.flatMap((page, at) =>
        page.index !== index &&
        !except.has(page.index) &&
        Math.abs(page.width - width) < sameSize &&
        Math.abs(page.height - height) < sameSize
          ? [found[place][at] as number]
          : [],
      );
      const limit = Math.min(...others);
      return others.filter((each) => each < limit + nearly).length < 2 ? null : limit;
    },
  };
}
