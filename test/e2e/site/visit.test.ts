import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx } from '../../support/office/documents.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, cardOf, chooseFile, contentOf, press } from '../../support/site/tool-page.ts';

let site: RunningSite;
let word: Buffer;

beforeAll(async () => {
  word = Buffer.from(await docx({ paragraphs: ['What a visitor brings along.'] }));
  site = await runSite();
});
afterAll(() => site.close());

/** Sends an event with files to an element, as a file manager or the clipboard does. */
async function sendFiles(page: Page, selector: string, type: 'dragenter' | 'drop' | 'paste', name: string) {
  await page.evaluate(
    ({ selector, type, name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name));
      const init = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data });
      document.querySelector(selector)?.dispatchEvent(event);
    },
    { selector, type, name, bytes: [...word] },
  );
}

const fileNames = (page: Page) =>
  page.locator('input[type=file]').evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map((f) => f.name));

/** What the browser keeps of results. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('kept-results');
    return Promise.all((await cache.matchAll()).map((response) => response.text()));
  });

describe('the whole page', () => {
  it('takes a file that is dropped beside the sheet', async () => {
    const { page, complaints } = await site.visit('/word-to-pdf');
    await sendFiles(page, 'h1', 'dragenter', 'letter.docx');
    await expect.poll(() => page.locator('.sheet').getAttribute('data-drag')).toBe('true');
    await sendFiles(page, 'h1', 'drop', 'letter.docx');
    await page.getByText('Selected: letter.docx').waitFor();
    expect(await page.locator('.sheet').getAttribute('data-drag')).toBe('false');
    expect(await fileNames(page)).toEqual(['letter.docx']);
    expect(complaints).toEqual([]);
  });

  it('takes a file that is pasted, and refuses one of another type', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await sendFiles(page, 'body', 'paste', 'letter.docx');
    await page.getByText('Selected: letter.docx').waitFor();
    await sendFiles(page, 'body', 'paste', 'letter.odt');
    await page.getByText('❌ Only .docx files are allowed.').waitFor();
    await sendFiles(page, 'body', 'paste', 'behind-the-dialog.docx');
    await page.keyboard.press('Escape');
    await page.getByText('Selected: letter.docx').waitFor();
  });

  it('adds pasted files to a list', async () => {
    const { page } = await site.visit('/zip-compressor');
    await sendFiles(page, 'body', 'paste', 'one.docx');
    await sendFiles(page, 'main', 'drop', 'two.docx');
    await expect.poll(() => fileNames(page)).toEqual(['one.docx', 'two.docx']);
  });

  it('starts at Ctrl+Enter and cancels at Esc', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alertdialog').getByText('Please select a Word file.').waitFor();
    await page.keyboard.press('Escape');
    const rows = Array.from({ length: 3000 }, (_, row) => [`row ${row}`, 'a', 'b', 'c']);
    await chooseFile(page, 'long.docx', Buffer.from(await docx({ table: rows })));
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => actionOf(page).textContent()).toMatch(/^Converting\.\.\. /);
    await page.keyboard.press('Escape');
    await expect.poll(() => actionOf(page).textContent()).toBe('Convert');
  });

  it('says that the visitor is offline, and when that is over', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  });
});

describe('a file chosen before the page has its script', () => {
  it('is taken up', async () => {
    const { page, complaints } = await site.visit('/word-to-pdf', {
      early: (early) => chooseFile(early, 'early.docx', word),
    });
    await page.getByText('Selected: early.docx').waitFor();
    expect(await fileNames(page)).toEqual(['early.docx']);
    expect((await press(page)).suggestedFilename()).toBe('early.pdf');
    expect(complaints).toEqual([]);
  });

  it('is held against what the page takes', async () => {
    const { page } = await site.visit('/word-to-pdf', { early: (early) => chooseFile(early, 'early.odt', word) });
    await page.getByText('❌ Only .docx files are allowed.').waitFor();
    expect(await fileNames(page)).toEqual([]);
  });
});

describe('the results of a visit', () => {
  it('show a first page, stay over a change of page, can be saved again, and can be taken off', async () => {
    const { page, complaints } = await site.visit('/word-to-pdf');
    await chooseFile(page, 'first.docx', word);
    const first = await contentOf(await press(page));
    const picture = cardOf(page).locator('.thumbnail img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
    expect(await page.getByText('Earlier in this visit').count()).toBe(0);

    await page.getByRole('link', { name: 'Compress PDF' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Compress PDF' }).waitFor();
    const list = page.getByRole('region', { name: 'Earlier in this visit' });
    await list.getByText('first.pdf').waitFor();
    const arrives = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Download first.pdf again' }).click();
    expect(await contentOf(await arrives)).toEqual(first);

    await chooseFile(page, 'second.pdf', first);
    await press(page);
    await cardOf(page).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await list.getByRole('button', { name: 'Remove first.pdf from the list' }).press('Enter');
    await list.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(complaints).toEqual([]);
  });

  it('survive a reload, encrypted, until they are taken off', async () => {
    const { page, complaints } = await site.visit('/word-to-pdf');
    await chooseFile(page, 'first.docx', word);
    const first = await contentOf(await press(page));
    await expect.poll(() => keptIn(page)).toHaveLength(1);
    expect((await keptIn(page))[0]).not.toContain('%PDF');

    await page.reload();
    const list = page.getByRole('region', { name: 'Earlier in this visit' });
    await list.getByText('first.pdf').waitFor();
    const arrives = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Download first.pdf again' }).click();
    expect(await contentOf(await arrives)).toEqual(first);

    await list.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => keptIn(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await list.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('are no worse where the browser keeps nothing', async () => {
    const { page, complaints } = await site.visit('/word-to-pdf');
    await page.evaluate(() => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    await chooseFile(page, 'first.docx', word);
    await press(page);
    await cardOf(page).waitFor();
    await page.getByRole('link', { name: 'Compress PDF' }).first().click();
    await page.getByRole('region', { name: 'Earlier in this visit' }).getByText('first.pdf').waitFor();
    expect(complaints).toEqual([]);
  });
});
