import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '../../../catalog/site/pages.ts';
import { docx } from '../../support/office/documents.ts';
import { withoutChromium } from '../../support/servers/built-server.ts';
import { type ReverseProxy, startReverseProxy } from '../../support/servers/reverse-proxy.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';

const basePath = '/tools-site';
let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ BASE_PATH: basePath, SITE_ORIGIN: 'https://example.org', ...withoutChromium });
});
afterAll(() => site.close());

describe.each([
  { kind: 'leaves the path on', strips: false },
  { kind: 'takes the path off', strips: true },
])('the built site behind a proxy that $kind', ({ strips }) => {
  let proxy: ReverseProxy;
  beforeAll(async () => {
    proxy = await startReverseProxy(site.base, basePath, strips);
  });
  afterAll(() => proxy.close());

  const visit = (path: string, options = {}) => site.visit(path, { ...options, base: proxy.base });

  it('keeps every address of every page below the path', async () => {
    for (const { path } of sitePages) {
      const response = await fetch(proxy.base + path);
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="https://example.org${basePath}${path}">`);
      for (const [, address] of html.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)) {
        expect(address).toMatch(/^\/tools-site\//);
      }
    }
    expect(await (await fetch(`${proxy.base}/sitemap.xml`)).text()).toContain(`https://example.org${basePath}/terms`);
  });

  it('hydrates to the same addresses, loads all that it asks for, and changes pages', async () => {
    const { page, complaints } = await visit('/word-to-pdf/');
    const addresses = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('a[href], form')].map((element) =>
          element.getAttribute(element.tagName === 'A' ? 'href' : 'action'),
        ),
      );
    const hydrated = await addresses();
    const plain = (await visit('/word-to-pdf/', { javaScriptEnabled: false })).page;
    expect(hydrated).toEqual(
      await plain.evaluate(() =>
        [...document.querySelectorAll('a[href], form')].map((element) =>
          element.getAttribute(element.tagName === 'A' ? 'href' : 'action'),
        ),
      ),
    );
    expect(complaints).toEqual([]);
  });

  it('leads from page to page and converts a file', async () => {
    const { page, complaints } = await visit('/');
    await page.getByRole('link', { name: 'Start Now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Word to PDF' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${basePath}/word-to-pdf`);
    // The parts of the head that describe a page load after the first navigation.
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`https://example.org${basePath}/word-to-pdf`);
    const buffer = Buffer.from(await docx({ paragraphs: ['A sentence.'] }));
    await page.locator('input[type=file]').setInputFiles({ name: 'a.docx', mimeType: '', buffer });
    const arrives = page.waitForEvent('download');
    await page.locator('button[type=submit]').click();
    expect((await arrives).suggestedFilename()).toBe('a.pdf');
    expect(complaints).toEqual([]);
  });

  it('answers what is not there, and a form without a file, below the path', async () => {
    const { page } = await visit('/no/such/page', { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toBe('There’s no page here');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    expect(page.url()).toBe(`${proxy.base}/`);
    await page.getByRole('link', { name: 'Start Now' }).click();
    await page.locator('button[type=submit]').click();
    expect(await page.locator('h1').textContent()).toBe('No file was sent');
    await page.getByRole('link', { name: 'Back to Word to PDF' }).click();
    expect(page.url()).toBe(`${proxy.base}/word-to-pdf`);
  });
});
