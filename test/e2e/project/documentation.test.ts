import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentationGroups } from '../../../catalog/copy/site/documentation.ts';
import { hiddenPaths } from '../../../catalog/site/paths.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';

const { documentation, reference } = hiddenPaths;
let site: RunningSite;
let page: Page;
beforeAll(async () => {
  site = await runSite();
  ({ page } = await site.visit('/tools', { viewport: { width: 390, height: 700 } }));
  await page.goto(site.base + reference);
});
afterAll(() => site.close());

const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);

describe('the documentation', () => {
  it('is one link from the reference, and lists every document', async () => {
    await page.getByRole('link', { name: 'documentation', exact: true }).click();
    expect(await page.locator('h1').textContent()).toBe('Documentation');
    const links = await page
      .locator('.documentation-links a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const names = documentationGroups.flatMap(({ documents }) => documents.map(({ name }) => name));
    expect(links).toEqual(names.map((name) => `${documentation}/${name}`));
    const answers = await Promise.all(links.map(async (link) => (await fetch(site.base + link)).status));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await violationsOf(page)).toEqual([]);
  });

  it('fits a phone and can be used by everyone, wide tables included', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    expect(await page.locator('h1').textContent()).toBe('Settings');
    expect(await widthOf()).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'All documentation' }).click();
    await page.getByRole('link', { name: 'How good is it?' }).click();
    expect(await widthOf()).toBe(390);
    const drawings = page.locator('.documentation img');
    expect(await drawings.count()).toBeGreaterThan(0);
    expect(await drawings.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
