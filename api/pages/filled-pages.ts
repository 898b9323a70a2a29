import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillSite, type Site } from '../../catalog/site/site.ts';

export type Encoding = 'br' | 'gzip';

/** A page as it is sent: filled with this server's settings, and compressed. */
export interface FilledPage {
  readonly html: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Weak (RFC 9110 §8.8.3): the same for every encoding. */
  readonly etag: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A seventh larger than at the best quality, in a hundredth of its time: the first visitor of a page waits for it. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

async function fillPage(built: string, site: Site, year: number): Promise<FilledPage> {
  const html = fillSite(built, site, year);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const [br, gz] = await Promise.all([brotli(html, { params }), zip(html)]);
  return { html, bodies: { br, gzip: gz }, etag: `W/"${hash}"` };
}

/** Fills and compresses built pages, each once until the settings or the year change. */
export function createFilledPages(site: () => Promise<Site>): (built: string) => Promise<FilledPage> {
  let made = '';
  let pages = new Map<string, Promise<FilledPage>>();
  return async (built) => {
    const settings = await site();
    const year = new Date().getFullYear();
    const current = JSON.stringify([settings, year]);
    if (current !== made) pages = new Map();
    made = current;
    const page = pages.get(built) ?? fillPage(built, settings, year);
    pages.set(built, page);
    return page;
  };
}
