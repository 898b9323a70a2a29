import { language } from '../../catalog/copy/language.ts';
import { keywords } from '../../catalog/site/keywords.ts';
import { type Page, sitePages } from '../../catalog/site/pages.ts';
import { titleOf } from './page-at.ts';

/** The address of a page; `siteUrl` is the site's own, without a slash at its end. */
export const pageUrl = (siteUrl: string, { path }: Page): string => siteUrl + language.prefix + path;

/** The path of a page's share image. */
export const shareImagePath = ({ path }: Page): string =>
  `/share${language.prefix}${path === '/' ? '/home' : path}.png`;

/** What differs between the heads of two pages. */
export interface Head {
  readonly title: string;
  /** Null for a page that search engines should not know. */
  readonly canonical: string | null;
  /** Attribute, name and content of each meta element. */
  readonly metas: readonly (readonly ['name' | 'property', string, string])[];
}

/** The head of a page: title, search engines, and the card that other sites show (Open Graph, Twitter). */
export function headOf(page: Page, siteName: string, siteUrl: string): Head {
  const { path, description } = page;
  const title = titleOf(page, siteName);
  if (!sitePages.some((listed) => listed.path === path)) {
    return {
      title,
      canonical: null,
      metas: [
        ['name', 'description', description],
        ['name', 'robots', 'noindex'],
      ],
    };
  }
  const url = pageUrl(siteUrl, page);
  return {
    title,
    canonical: url,
    metas: [
      ['name', 'description', description],
      ['name', 'keywords', (keywords[path] ?? []).join(', ')],
      ['name', 'robots', 'index, follow'],
      ['property', 'og:type', 'website'],
      ['property', 'og:locale', language.code],
      ['property', 'og:site_name', siteName],
      ['property', 'og:title', page.title],
      ['property', 'og:description', description],
      ['property', 'og:url', url],
      ['property', 'og:image', siteUrl + shareImagePath(page)],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['property', 'og:image:alt', page.title],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', page.title],
      ['name', 'twitter:description', description],
      ['name', 'twitter:image', siteUrl + shareImagePath(page)],
    ],
  };
}

/**
 * Updates the document's head after client-side navigation. Search-engine data of the previous page is removed: crawlers
 * read pages as the server sends them.
 */
export function applyHead({ title, canonical, metas }: Head): void {
  document.title = title;
  const stale = 'meta[name]:not([name="viewport"], [name="color-scheme"], [name="theme-color"]), meta[property]';
  const gone = `${stale}, link[rel="canonical"], link[hreflang], script[type="application/ld+json"]`;
  for (const element of document.head.querySelectorAll(gone)) element.remove();
  for (const [attribute, name, content] of metas) {
    const meta = document.createElement('meta');
    meta.setAttribute(attribute, name);
    meta.content = content;
    document.head.append(meta);
  }
  if (canonical === null) return;
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = canonical;
  document.head.append(link);
}
