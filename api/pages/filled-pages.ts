import { fillSite, type Site } from '../../catalog/site/site.ts';
import { type CompressedText, compressText } from '../http/compressed-text.ts';

/** Fills built pages with the site's settings and compresses them, each once until the settings or the year change. */
export function createFilledPages(site: () => Promise<Site>): (built: string) => Promise<CompressedText> {
  let made = '';
  let pages = new Map<string, Promise<CompressedText>>();
  return async (built) => {
    const settings = await site();
    const year = new Date().getFullYear();
    const current = JSON.stringify([settings, year]);
    if (current !== made) pages = new Map();
    made = current;
    const page = pages.get(built) ?? compressText(fillSite(built, settings, year));
    pages.set(built, page);
    return page;
  };
}
