import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx } from '../../support/office/documents.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const visit = async (path: string) => (await site.visit(path, { javaScriptEnabled: false })).page;
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const send = (page: Page) => page.locator('button[type=submit]').click();

describe('without script', () => {
  it('questions and navigation open', async () => {
    const page = await visit('/word-to-pdf');
    await page.locator('summary').first().click();
    expect(await page.locator('details[open] p').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'File conversions' }).click();
    await page.locator('#tools-panel').getByRole('link', { name: 'ODT to Word' }).click();
    expect(await page.locator('h1').textContent()).toBe('ODT to Word');
  });

  it('a file is converted and arrives', async () => {
    const page = await visit('/word-to-pdf');
    await choose(page, 'Grüße.docx', Buffer.from(await docx({ paragraphs: ['A sentence.'] })));
    const arrives = page.waitForEvent('download');
    await send(page);
    expect((await arrives).suggestedFilename()).toBe('Grüße.pdf');
  });

  it('a setting goes with the form', async () => {
    const page = await visit('/docxcompressor');
    await choose(page, 'a.docx', Buffer.from(await docx({ paragraphs: ['A sentence.'] })));
    await page.getByLabel('.docx.7z').check();
    const arrives = page.waitForEvent('download');
    await send(page);
    expect((await arrives).suggestedFilename()).toBe('a_compressed.docx.7z');
  });

  it('a refusal is a page that says what would work, with the way back', async () => {
    const page = await visit('/word-to-pdf');
    await choose(page, 'a.docx', Buffer.from('%PDF-1.7 not a document at all'));
    const [response] = await Promise.all([page.waitForResponse(/api\/convert-word-to-pdf/), send(page)]);
    expect(response.status()).toBe(415);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await page.locator('h1').textContent()).toBe('This tool doesn’t take that type of file');
    expect(await page.locator('.problem-detail').textContent()).toContain('.docx');
    expect(await page.locator('script[src]').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Word to PDF' }).click();
    expect(await page.locator('h1').textContent()).toBe('Word to PDF');
  });

  it('Try It Now leads up to the form', async () => {
    const page = await visit('/word-to-pdf');
    await page.getByRole('link', { name: 'Try It Now' }).click();
    expect(await page.locator('input[type=file]').evaluate((input) => input.getBoundingClientRect().top)).toBeLessThan(
      400,
    );
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  });
});
