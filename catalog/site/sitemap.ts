import { escapeMarkup } from '../escape-markup.ts';
import { allLanguages } from '../languages/languages.ts';
import { sitePages } from './pages.ts';

/** The sitemap (sitemaps.org) with every page in every language; `siteUrl` has no slash at its end. */
export function sitemapXml(siteUrl: string): string {
  const addresses = sitePages.map(({ path }) =>
    allLanguages.map(({ code, prefix }) => ({ code, url: escapeMarkup(siteUrl + prefix + path) })),
  );
  const urls = addresses.flatMap((page) => {
    const links = page.map(({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`);
    return page.map(({ url }) => `  <url><loc>${url}</loc>${links.join('')}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** What crawlers may read (RFC 9309): every page, no endpoint. */
export function robotsTxt(siteUrl: string, basePath: string): string {
  return `User-agent: *\nDisallow: ${basePath}/api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
