import { notFoundPage, type Page, sitePages } from '../catalog/pages.ts';
import { siteTokens } from '../catalog/site.ts';

/** The page at a path, with or without a slash at its end. */
export function pageAt(path: string): Page {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return sitePages.find((page) => page.path === plain) ?? notFoundPage;
}

/** What differs between the heads of two pages. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots: string;
  /** A path below the site's origin; null for a page that search engines should not know. */
  readonly canonical: string | null;
}

export function headOf(page: Page, siteName: string): Head {
  const found = page !== notFoundPage;
  return {
    title: `${page.title} | ${siteName}`,
    description: page.description,
    keywords: page.keywords.join(', '),
    robots: found ? 'index, follow' : 'noindex',
    canonical: found ? page.path : null,
  };
}

/** The element in which the server leaves the settings of the site for the browser. */
const siteScript = `<script type="application/json" id="site">${siteTokens.json}</script>`;

const names = ['description', 'keywords', 'robots'] as const;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A head as HTML, for a page that is built. */
export function headHtml(head: Head, origin: string): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...names.map((name) => `<meta name="${name}" content="${escapeHtml(head[name])}">`),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(origin + head.canonical)}">`]),
    siteScript,
  ].join('\n    ');
}

/** Turns the document's head into that of another page, after a change of page in the browser. */
export function applyHead(head: Head, origin: string): void {
  document.title = head.title;
  for (const name of names) document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', head[name]);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', origin + (head.canonical ?? '/'));
}
