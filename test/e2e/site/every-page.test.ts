import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFoundPage, sitePages } from '../../../catalog/site/pages.ts';
import { tools } from '../../../catalog/tools.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { stillPhone } from '../../support/site/devices.ts';
import { initialScripts, maxScriptBytes } from '../../support/site/initial-scripts.ts';
import { isFirstOfItsKind } from '../../support/site/page-kinds.ts';
import { type RunningSite, runSite, type Visit } from '../../support/site/running-site.ts';
import { siteSettings } from '../../support/site/site-settings.ts';
import { actionOf } from '../../support/site/tool-page.ts';

// Each page is loaded once on a desktop and once on a phone; everything that holds for all pages is seen there.

// Colours change at once, and not while they are looked at.
const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

let site: RunningSite;
let openOnDesktop: (path: string) => Promise<Visit>;
let openOnPhone: (path: string) => Promise<Visit>;
beforeAll(async () => {
  site = await runSite();
  openOnDesktop = await site.tour(desktop);
  openOnPhone = await site.tour(stillPhone);
});
afterAll(() => site.close());

/** The scripts that a page has loaded. */
const scriptsLoadedBy = (page: Page) =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(paths.filter((path) => path.endsWith('.js')))].sort();
  });

/** How far anything moved by itself since the page began to load, up to the next frames (Layout Instability). */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    // Entries are delivered by a task of their own, behind the frame that caused them.
    await new Promise((resolve) => setTimeout(resolve));
    return [...entries, ...observer.takeRecords()].map((entry) => (entry as unknown as { value: number }).value);
  });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each([...sitePages, notFoundPage])('$path', ({ path, title }) => {
  describe('on a desktop', () => {
    let page: Page;
    let loaded: readonly string[];
    let complaints: readonly string[];
    beforeAll(async () => {
      ({ page, complaints } = await openOnDesktop(path));
      loaded = await scriptsLoadedBy(page);
    });

    it('begins with at most 110 KB of script, and names all of it in its HTML', async () => {
      const { named, bytes } = await initialScripts(site.base, path);
      expect(named.length).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
      expect(loaded).toEqual(named);
    });

    it('stays in place while it loads, and fits wide and narrow windows', async () => {
      expect(await shiftsOf(page)).toEqual([]);
      expect(await widthOf(page)).toBe(desktop.viewport.width);
      for (const width of [1600, 768]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await widthOf(page)).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize(desktop.viewport);
    });

    it('can be used by everyone, in the light and in the dark', async () => {
      expect(await violationsOf(page)).toEqual([]);
    });

    // The browser complains about the status of what is not found.
    if (path !== notFoundPage.path) {
      it('has its names, and hydrates without a complaint', async () => {
        expect(await page.title()).toBe(`${title} | ${siteSettings.SITE_NAME}`);
        expect(await page.locator('.brand').textContent()).toBe(siteSettings.SITE_NAME);
        expect(complaints).toEqual([]);
      });
    }
  });

  describe('on a phone', () => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await openOnPhone(path));
    });

    it('stays in place while it loads, and fits', async () => {
      expect(await shiftsOf(page)).toEqual([]);
      expect(await widthOf(page)).toBe(stillPhone.viewport.width);
    });

    if (tools.some((tool) => tool.path === path)) {
      it('has its action button on the first screen, and asks for no drop and no click', async () => {
        const bottom = await actionOf(page).evaluate((button) => button.getBoundingClientRect().bottom);
        expect(bottom).toBeLessThanOrEqual(stillPhone.viewport.height);
        const told = page.locator('.tool-form').getByText(/\bdrop\b|click/i);
        expect(await told.filter({ visible: true }).allTextContents()).toEqual([]);
      });
    }

    if (isFirstOfItsKind({ path })) {
      it('can be used by everyone, in the light and in the dark', async () => {
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  });
});
