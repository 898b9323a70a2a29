import { language } from '../../catalog/copy/language.ts';
import { escapeMarkup } from '../../catalog/escape-markup.ts';
import { touchIcon } from '../../catalog/site/manifest.ts';
import { scriptJson, siteTokens } from '../../catalog/site/site.ts';
import type { Alternate } from './alternates.ts';
import type { Head } from './head.ts';
import type { LinkedData } from './linked-data.ts';

/** The element that carries the site's settings to the browser. */
const siteScript = `<script type="application/json" id="site">${siteTokens.json}</script>`;

/** A head as HTML, for prerendered pages; `alternates` are the page in all languages, if search engines may know it. */
export function headHtml(
  { title, canonical, metas }: Head,
  linkedData: LinkedData | null,
  alternates: readonly Alternate[] = [],
): string {
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...metas.map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeMarkup(canonical)}">`]),
    ...alternates.map(
      ({ hreflang, url }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(url)}">`,
    ),
    ...(linkedData === null ? [] : [`<script type="application/ld+json">${scriptJson(linkedData)}</script>`]),
    `<link rel="manifest" href="${siteTokens.basePath}${language.prefix}/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${siteTokens.basePath}${touchIcon.path}">`,
    siteScript,
  ].join('\n    ');
}
