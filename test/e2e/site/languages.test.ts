import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allLanguages } from '../../../catalog/languages/languages.ts';
import { openPage, sitePages } from '../../../catalog/site/pages.ts';
import { tools } from '../../../catalog/tools.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { stillPhone } from '../../support/site/devices.ts';
import { initialScripts, maxScriptBytes } from '../../support/site/initial-scripts.ts';
import { isFirstOfItsKind } from '../../support/site/page-kinds.ts';
import { type RunningSite, runSite, type Visit } from '../../support/site/running-site.ts';
import { siteSettings } from '../../support/site/site-settings.ts';
import { actionOf } from '../../support/site/tool-page.ts';

const origin = siteSettings.SITE_ORIGIN;

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const htmlOf = async (path: string) => (await fetch(site.base + path)).text();
const translated = allLanguages.filter(({ prefix }) => prefix !== '');

/** Words that are the same in every language: names, formats, units, file endings, addresses. */
const names =
  /\b(Files|Ada|Sons|English|Español|PDFium|OpenDocument|LibreOffice|PowerPoint|JavaScript|Markdown|Chromium|Dropbox|Google|Drive|Impress|Writer|Calibri|Poppler|Tesseract|libvips|qpdf|HTTPS|[A-Z][a-z]*[A-Z]\w*|[A-Z]{2,}\w*)\b/g;

describe.each(translated)('$name', ({ code, dir, prefix }) => {
  it.each(sitePages)('has $path at its own address, and knows the others', async ({ path }) => {
    const html = await htmlOf(prefix + path);
    expect(html).toMatch(new RegExp(`<html lang="${code}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`));
    expect(html).toContain(`<link rel="canonical" href="${origin}${prefix}${path}">`);
    for (const other of allLanguages) {
      expect(html).toContain(`<link rel="alternate" hreflang="${other.code}" href="${origin}${other.prefix}${path}">`);
      expect(html).toContain(`href="${other.prefix}${path}" lang="${other.code}"`);
    }
    const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)"/g)].map(([, href]) => href as string);
    const known = new Set(allLanguages.flatMap((other) => sitePages.map((page) => other.prefix + page.path)));
    expect(links.filter((href) => !known.has(href))).toEqual([]);
    expect(links.filter((href) => href.startsWith(`${prefix}/`)).length).toBeGreaterThan(5);
  });

  it.each(sitePages)('is shared with a picture of $path in its own direction', async ({ path }) => {
    const address = /<meta property="og:image" content="([^"]+)"/.exec(await htmlOf(prefix + path))?.[1] ?? '';
    expect(address).toContain(`/share${prefix}/`);
    const response = await fetch(site.base + new URL(address).pathname);
    const picture = sharp(await response.arrayBuffer());
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // Drawings and lines begin at a margin of 96 px; at the other one there is paper.
    const isDrawnAt = async (left: number) => {
      const band = { left, top: 90, width: 130, height: 180 };
      const { channels } = await sharp(await picture.clone().extract(band).toBuffer()).stats();
      return channels.some(({ min, max }) => max - min > 50);
    };
    expect([await isDrawnAt(100), await isDrawnAt(970)]).toEqual(dir === 'rtl' ? [false, true] : [true, false]);
  });

  it.each(sitePages)('begins $path with at most 110 KB of script', async ({ path }) => {
    const { named, bytes } = await initialScripts(site.base, prefix + path);
    expect(named.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
  });

  it.each(tools)('has the form of $id without script', async ({ path, endpoint, input, fields }) => {
    const html = await htmlOf(prefix + path);
    const [form = ''] = /<form class="tool-form".*?<\/form>/s.exec(html) ?? [];
    expect(form).toContain(`action="${prefix}${endpoint}"`);
    const sent = [...form.matchAll(/<(?:input|select)\b[^>]*\bname="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(sent)).toEqual(new Set([input.field, ...Object.keys(fields)]));
  });

  it('answers unknown addresses in its language', async () => {
    const response = await fetch(`${site.base}${prefix}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<html lang="${code}"`);
  });

  it('says nothing in English but names', async () => {
    const { page } = await site.visit(`${prefix}${openPage.path}`);
    for (const path of [openPage.path, ...sitePages.filter(isFirstOfItsKind).map((one) => one.path)]) {
      await page.goto(site.base + prefix + path);
      const texts = await page.evaluate(() => {
        for (const foreign of document.body.querySelectorAll('[lang]')) foreign.remove();
        const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
        return shown.flatMap((element) => [
          ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
          ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
        ]);
      });
      const english = /\b(the|and|your|file|files|with|choose|this|is|of|to|drop|settings)\b/i;
      expect(
        texts.filter((text) => english.test(text.replaceAll(names, ''))),
        path,
      ).toEqual([]);
    }
  });

  describe('in a browser', () => {
    let visit: Visit;
    it('hydrates, converts, and tells the result', async () => {
      const tool = tools.find(({ id }) => id === 'csv-to-pdf') as (typeof tools)[number];
      visit = await site.visit(prefix + tool.path);
      const { page, complaints } = visit;
      expect(complaints).toEqual([]);
      await page.setInputFiles('.file-input', {
        name: 'a.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('a,b\n1,2\n'),
      });
      const download = page.waitForEvent('download');
      await actionOf(page).click();
      expect((await download).suggestedFilename()).toBe('converted.pdf');
      await expect.poll(() => page.locator('.result').isVisible()).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      await page.setInputFiles('.file-input', {
        name: 'b.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([0, 1, 2, 0]),
      });
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
    });

    it('fits a phone and can be used by everyone', async () => {
      const open = await site.tour(stillPhone);
      for (const path of ['/', '/tools', '/privacy-policy', '/img-compressor', '/merge-pdf', '/zip-extractor']) {
        const { page } = await open(prefix + path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(stillPhone.viewport.width);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  });
});
