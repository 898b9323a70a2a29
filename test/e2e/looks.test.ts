import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFoundPage, sitePages } from '../../catalog/pages.ts';
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

/** One page of each kind: every page that is no tool, the utilities, and the first of each other family. */
const pictured = [
  ...sitePages.filter(({ path }) => !tools.some((tool) => tool.path === path)),
  ...tools.filter(
    ({ family }, index) => family === 'utility' || tools.findIndex((tool) => tool.family === family) === index,
  ),
  notFoundPage,
];

describe.each([...sitePages, notFoundPage])('$path', ({ path }) => {
  it.each(sizes)('stays in place while it loads, and fits a window of $width px', async (viewport) => {
    const { page } = await site.visit(path, { viewport });
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

  it.each(schemes)('can be used by everyone, %s', async (colorScheme) => {
    const { page } = await site.visit(path, { colorScheme });
    expect(await violations(page)).toEqual([]);
  });
});

describe.each(pictured)('picture of $path', ({ path }) => {
  const name = path === '/' ? 'home' : path.slice(1);

  it.each(sizes)('at $width px, light and dark', async (viewport) => {
    const { page } = await site.visit(path, { viewport });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true });
    }
    if (viewport.width === 390) expect(await violations(page)).toEqual([]);
  });
});
