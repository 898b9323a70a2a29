import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stillPhone } from '../../support/site/devices.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, chooseFile, contentOf } from '../../support/site/tool-page.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const word = Buffer.from('PK');
const desktop = { viewport: { width: 1440, height: 900 } };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className);

describe('on a tool page', () => {
  it('the focus goes to the action button after Cancel', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await page.route('**/api/**', () => undefined);
    await chooseFile(page, 'a.docx', word);
    for (const key of ['Enter', 'Escape']) {
      await actionOf(page).press('Enter');
      await page.getByRole('button', { name: 'Cancel' }).press(key);
      await expect.poll(() => focused(page)).toContain('action');
    }
  });

  it('a visitor in a long queue reads how many come first, and gets the result in the end', async () => {
    const { page } = await site.visit('/word-to-pdf');
    const job = { id: '1', url: '/api/jobs/1', events: '/api/jobs/1/events', result: '/api/jobs/1/result' };
    let state: object = { status: 'waiting', ahead: 3, expectedSeconds: 8 };
    await page.route('**/api/convert-word-to-pdf', (route) =>
      route.fulfill({ status: 202, headers: { Location: job.url }, json: job }),
    );
    await page.route(`**${job.url}`, (route) => route.fulfill({ json: { ...job, ...state } }));
    await page.route(`**${job.result}`, (route) => route.fulfill({ body: 'result' }));
    await chooseFile(page, 'a.docx', word);
    const download = page.waitForEvent('download');
    await actionOf(page).click();
    await page.getByText('3 ahead of you, about 8 s').waitFor();
    state = { status: 'done', bytes: 6 };
    expect((await contentOf(await download)).toString()).toBe('result');
  });

  it('a name is selected as it is, however it is shown', async () => {
    const name = `${'A very long name of a report '.repeat(5)}(2).docx`;
    const { page } = await site.visit('/word-to-pdf');
    await chooseFile(page, name, word);
    const shown = page.locator('.file-name').first();
    await shown.waitFor();
    expect(
      await shown.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString();
      }),
    ).toBe(name);
  });

  it('every slider can be hit by a finger', async () => {
    const { page } = await site.visit('/img-compressor');
    expect((await page.locator('.settings input[type=range]').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

describe('around the page', () => {
  it.each(['/word-to-pdf', '/es/word-to-pdf', '/ar/word-to-pdf'])('the header of %s fits a phone', async (path) => {
    const { page } = await site.visit(path, stillPhone);
    for (const name of ['Filewright', 'Files of the Public Library']) {
      await page.locator('.brand-name').evaluate((brand, text) => brand.replaceChildren(text), name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(stillPhone.viewport.width);
    }
    await page.locator('.menu-button').tap();
    await page.locator('.menu').waitFor();
  });

  it('nothing of the settings shows through the action bar of a phone', async () => {
    const { page } = await site.visit('/bmpcompressor', stillPhone);
    const onTop = await page.locator('.preset[aria-pressed=true]').evaluate((preset) => {
      const middle = (element: Element | null) => {
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      const bar = document.querySelector('.action-bar');
      scrollBy(0, middle(preset) - middle(bar));
      const { left, width } = preset.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, middle(preset))?.closest('.action-bar') === bar;
    });
    expect(onTop).toBe(true);
  });

  it('the presets are on the first screen of an Arabic phone, above the action bar', async () => {
    const { page } = await site.visit('/ar/pdf-compressor', stillPhone);
    const { y, height } = (await page.locator('.preset').first().boundingBox()) ?? { y: 0, height: 0 };
    expect(height).toBeGreaterThan(0);
    expect((await page.locator('.action-bar').boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });

  it.each(['/word-to-pdf', '/merge-pdf', '/zip-compressor'])('the promises of %s are near its sheet', async (path) => {
    const { page } = await site.visit(path, desktop);
    const sheet = await page.locator('.sheet').boundingBox();
    const promise = await page.locator('.facts li').first().boundingBox();
    const gap = (promise?.y ?? 0) - ((sheet?.y ?? 0) + (sheet?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(16);
    expect(gap).toBeLessThanOrEqual(32);
  });

  it('the navigation stays in place where the Tools button appears, and marks the current page', async () => {
    const { page } = await site.visit('/tools', desktop);
    // A font that comes too late is left to the next page, whose letters then are a little wider: both do without it.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`${site.base}/tools`);
    const placeOfLink = async () => (await page.locator('.navigation a', { hasText: 'Merge PDF' }).boundingBox())?.x;
    const before = await placeOfLink();
    expect(before).toBeGreaterThan(0);
    expect(await page.locator('.navigation [aria-current=page]').allTextContents()).toEqual(['Tool']);
    await page.goto(`${site.base}/word-to-pdf`);
    await page.getByRole('button', { name: 'File conversions' }).waitFor();
    expect(await placeOfLink()).toBe(before);
  });

  it('an unknown address leads home first', async () => {
    const { page } = await site.visit('/nowhere');
    expect(await page.locator('main a').first().textContent()).toBe('Go to the home page');
  });
});
