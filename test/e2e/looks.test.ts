import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFoundPage, sitePages } from '../../catalog/site/pages.ts';
import { tools } from '../../catalog/tools.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

/** Kept as output of the build, to be looked at. */
const folder = fileURLToPath(new URL('../../dist/screenshots', import.meta.url));
const schemes = ['light', 'dark'] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

let site: RunningSite;
beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  site = await runSite();
});
afterAll(() => site.close());

/** Puts the page in other colours, and resolves once nothing changes any more: transitions begin with a frame. */
async function recolor(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0; still < 3; still = document.getAnimations().length === 0 ? still + 1 : 0) await frame();
  });
}

/**
 * What axe-core has against the page (WCAG 2.2 AA and its best practices), as it stands and then in the dark, where
 * only colours differ.
 */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const run = (options: object) =>
    page.evaluate(async (given) => {
      type Found = { violations: { id: string; nodes: { html: string }[] }[] };
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Found> } };
      const found = await axe.run(given);
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    }, options);
  await recolor(page, 'light');
  const light = await run({});
  await recolor(page, 'dark');
  return [...light, ...(await run({ runOnly: ['color-contrast'] }))];
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

/** One page of each kind: every page that is no tool, the utilities, and the first of each other family. */
const pictured = [
  ...sitePages.filter(({ path }) => !tools.some((tool) => tool.path === path)),
  ...tools.filter(
    ({ family }, index) => family === 'utility' || tools.findIndex((tool) => tool.family === family) === index,
  ),
  notFoundPage,
];

describe.each(sizes)('in a window of $width px', (viewport) => {
  let open: Awaited<ReturnType<RunningSite['tour']>>;
  beforeAll(async () => {
    // Colours change at once, and not while they are looked at.
    open = await site.tour({ viewport, reducedMotion: 'reduce' });
  });

  it.each([...sitePages, notFoundPage])(
    '$path stays in place while it loads, fits, and can be used by everyone',
    async ({ path }) => {
      const { page } = await open(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      if (viewport.width === 1440) expect(await violations(page)).toEqual([]);
    },
  );

  it.each(pictured)('$path has its picture taken, light and dark', async ({ path }) => {
    const name = path === '/' ? 'home' : path.slice(1);
    const { page } = await open(path);
    for (const colorScheme of schemes) {
      await recolor(page, colorScheme);
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true });
    }
    if (viewport.width === 390) expect(await violations(page)).toEqual([]);
  });
});
