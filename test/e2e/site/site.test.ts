import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../../catalog/tools.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { siteSettings } from '../../support/site/site-settings.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

describe('the site', () => {
  it('leads from home to a tool and on, each page at its top', async () => {
    const { page, complaints } = await site.visit('/', { viewport: { width: 390, height: 700 } });
    await page.getByRole('link', { name: 'Start Now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Word to PDF' }).waitFor();
    await expect.poll(() => page.title()).toBe(`Word to PDF | ${siteSettings.SITE_NAME}`);
    const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    await expect.poll(() => head('link[rel=canonical]', 'href')).toMatch(/\/word-to-pdf$/);
    await expect.poll(() => head('meta[property="og:url"]', 'content')).toMatch(/\/word-to-pdf$/);
    await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(0);
    await page.goBack();
    const tile = page.getByRole('link', { name: /^Excel to PDF/ });
    await tile.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await tile.click();
    await page.getByRole('heading', { level: 1, name: 'Excel to PDF' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(complaints).toEqual([]);
  });

  it('folds its navigation into a menu on a phone', async () => {
    const { page, complaints } = await site.visit('/terms', { viewport: { width: 390, height: 700 } });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About US' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('leads the keyboard through contents, questions and back up to the form', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Questions' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('details[open]').count()).toBe(1);
    await page.getByRole('link', { name: 'Try It Now' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  });

  it('opens the Tools panel, closes it on Esc, and goes where it points', async () => {
    const { page } = await site.visit('/word-to-pdf');
    const panel = page.locator('#tools-panel');
    const open = page.getByRole('button', { name: 'File conversions' });
    await open.click();
    await expect.poll(() => panel.getByRole('heading', { name: 'Tools' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await open.click();
    await panel.getByRole('link', { name: 'ODT to Word' }).click();
    await page.getByRole('heading', { level: 1, name: 'ODT to Word' }).waitFor();
    await expect.poll(() => panel.isVisible()).toBe(false);
  });

  it('asks the server for a page whose code cannot be loaded, and leaves it readable', async () => {
    const { page } = await site.visit('/terms');
    await page.route(/tools-page-.*\.js$/, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tool' }).click();
    await page.getByRole('heading', { level: 1, name: 'Convert & Compress Files Online' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/tools');
    await page.getByRole('link', { name: 'About US', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  });

  it('asks the server as well where the code was being loaded in advance', async () => {
    const { page } = await site.visit('/terms');
    let abort = () => {};
    const pressed = new Promise<void>((resolve) => {
      abort = resolve;
    });
    await page.route(/tools-page-.*\.js$/, (route) => pressed.then(() => route.abort()));
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tool' });
    const asked = page.waitForRequest(/tools-page-.*\.js$/);
    await link.hover();
    await asked;
    await link.click();
    abort();
    await page.getByRole('heading', { level: 1, name: 'Convert & Compress Files Online' }).waitFor();
  });

  it('answers an unknown address with a page that helps and the right status', async () => {
    const response = await fetch(`${site.base}/no-such-page`);
    expect(response.status).toBe(404);
    const { page } = await site.visit('/no-such-page');
    await expect.poll(() => page.locator('main a.tile').count()).toBe(tools.length);
    await expect.poll(() => page.locator('h1').textContent()).toBe('There’s no page here');
  });

  it('lets the keyboard skip to the content', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  });
});
