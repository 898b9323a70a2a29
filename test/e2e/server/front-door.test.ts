import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../../support/site/axe.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

/** Lets files with these names go over a page, or only holds them there. */
const drag = (page: Page, type: 'dragover' | 'drop', names: readonly string[]) =>
  page.evaluate(
    ({ type, names }) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) dataTransfer.items.add(new File(['x'], name));
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    { type, names },
  );

describe('a file without a tool', () => {
  it.each(['/', '/tools', '/nowhere'])(
    'can be dropped anywhere on %s, and goes to a tool that takes it',
    async (path) => {
      const { page } = await site.visit(path);
      await drag(page, 'dragover', ['letter.docx']);
      await page.getByText('Let go to see what you can do with it').waitFor();
      await drag(page, 'drop', ['letter.docx']);
      await page.getByRole('heading', { level: 1, name: 'What would you like to do with your file?' }).waitFor();
      expect(await page.locator('.tile-title').allTextContents()).not.toContain('PDF to Word');
      await page.getByRole('link', { name: /^Word to PDF/ }).click();
      await page.getByText('Selected: letter.docx').waitFor();
    },
  );

  it('can be dropped on the page that offers tools, in place of another', async () => {
    const { page } = await site.visit('/open');
    await drag(page, 'drop', ['letter.docx']);
    await page.getByRole('link', { name: /^Word to PDF/ }).waitFor();
    await drag(page, 'drop', ['table.csv']);
    await page.getByRole('link', { name: /^CSV to PDF/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Word to PDF/ }).count()).toBe(0);
  });

  it('can be chosen first, and several of them become a list', async () => {
    const { page } = await site.visit('/');
    const opens = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'I have a file' }).click();
    await (await opens).setFiles(
      ['a.docx', 'b.docx'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('PK') })),
    );
    await page.getByRole('link', { name: /^Word to PDF/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /^Word to PDF/ }).click();
    await page.getByRole('heading', { name: '2 files' }).waitFor();
  });
});

describe('a tool', () => {
  it('is found by its words, on the home page and in the panel', async () => {
    const { page } = await site.visit('/');
    const search = page.getByRole('searchbox', { name: 'Search tools' });
    await search.fill('shrink pdf');
    await expect.poll(() => page.locator('.tile-title').allTextContents()).toEqual(['Compress PDF']);
    expect(await violationsOf(page)).toEqual([]);
    await search.fill('nothing like it');
    await page.getByText('No tool matches.').waitFor();

    await page.goto(`${site.base}/word-to-pdf`);
    await page.getByRole('button', { name: 'File conversions' }).click();
    const panel = page.locator('#tools-panel');
    await panel.getByRole('searchbox', { name: 'Search tools' }).fill('zip');
    await expect.poll(() => panel.getByRole('link').allTextContents()).toHaveLength(2);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is at most three screens away on a phone', async () => {
    const { page } = await site.visit('/', { viewport: { width: 390, height: 844 } });
    const bottom = await page
      .locator('.tile')
      .last()
      .evaluate((tile) => tile.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(3 * 844);
  });
});
