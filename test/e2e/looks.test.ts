import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFoundPage, sitePages } from '../../catalog/pages.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

/** Kept as output of the build, to be looked at. */
const folder = fileURLToPath(new URL('../../dist/screenshots', import.meta.url));
const schemes = ['light', 'dark'] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

let site: RunningSite;
let axe: string;
beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  site = await runSite();
});
afterAll(() => site.close());

/** What axe-core has against the page (WCAG 2.2 AA and its best practices). */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe } = window as unknown as { axe: { run: () => Promise<Found> } };
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** How far anything moved by itself since the page began to load (Layout Instability). */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 200);
      }),
  );

describe.each([...sitePages, notFoundPage])('$path', ({ path }) => {
  const name = path === '/' ? 'home' : path.slice(1);

  it('stays in place while it loads, fits its window, and can be used by everyone, by day and by night', async () => {
    for (const viewport of sizes) {
      const { page } = await site.visit(path, { viewport, colorScheme: 'light' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true });
        expect(await violations(page)).toEqual([]);
      }
    }
  });
});
