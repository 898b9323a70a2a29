import { sitePages } from './pages.ts';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The sitemap (sitemaps.org); `siteUrl` has no slash at its end. */
export function sitemapXml(siteUrl: string): string {
  const urls = sitePages.map(({ path }) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** What crawlers may read (RFC 9309): every page, no endpoint. */
export function robotsTxt(siteUrl: string, basePath: string): string {
  return `User-agent: *\nDisallow: ${basePath}/api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
