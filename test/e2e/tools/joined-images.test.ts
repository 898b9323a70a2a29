import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../support/pdf/read-pdf.ts';
import { jpeg, pngPicture } from '../../support/pictures/picture.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { stillPhone } from '../../support/site/devices.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, contentOf, dropFiles, press } from '../../support/site/tool-page.ts';

let site: RunningSite;
let photo: Buffer;
beforeAll(async () => {
  photo = Buffer.from(await jpeg());
  site = await runSite();
});
afterAll(() => site.close());

const rows = (page: Page) => page.locator('.rows .row');
const names = (page: Page) =>
  page.locator('.rows .file-name').evaluateAll((all) => all.map((name) => name.getAttribute('title')));
const together = (page: Page) => page.getByRole('radio', { name: 'One PDF with all of them' });
const apart = (page: Page) => page.getByRole('radio', { name: 'One PDF for each' });

async function chooseSeveral(page: Page): Promise<void> {
  const opens = page.waitForEvent('filechooser');
  await page.locator('.several-button').press('Enter');
  await (await opens).setFiles([
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(await pngPicture()) },
    { name: 'c.jpg', mimeType: 'image/jpeg', buffer: photo },
  ]);
  await expect.poll(() => rows(page).count()).toBe(3);
}

describe('several images', () => {
  it('become one PDF on the chosen paper, in the order of the list, by keyboard alone', async () => {
    const { page, complaints } = await site.visit('/img-to-pdf');
    await chooseSeveral(page);
    await expect.poll(() => together(page).evaluate((radio) => radio === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator('.thumbnail img').count()).toBe(3);
    await page.getByText(/^3 files, 3 pages/).waitFor();
    await page.getByRole('button', { name: 'Move a.png', exact: true }).focus();
    await page.keyboard.press('Home');
    expect(await names(page)).toEqual(['a.png', 'b.jpg', 'c.jpg']);
    await page.locator('.more-options > summary').press('Enter');
    await page.getByLabel('Paper', { exact: true }).selectOption('US Letter');
    expect(await violationsOf(page)).toEqual([]);
    const download = await press(page);
    expect(download.suggestedFilename()).toBe('images.pdf');
    const path = join(await scratchFolder(), 'images.pdf');
    await writeFile(path, await contentOf(download));
    expect(await readPdf(path)).toMatchObject({ pages: 3 });
    expect(await names(page)).toHaveLength(3);
    expect(complaints).toEqual([]);
  });

  it('become one PDF each where that is chosen, and the choice keeps the files', async () => {
    const { page } = await site.visit('/img-to-pdf');
    await chooseSeveral(page);
    await page.getByRole('button', { name: 'Remove c.jpg' }).click();
    await together(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.job').count()).toBe(2);
    await expect.poll(() => apart(page).evaluate((radio) => radio === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Convert 2 files' }).click();
    await expect.poll(() => page.locator('.job[data-phase=done]').count()).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await together(page).click();
    await expect.poll(() => names(page)).toEqual(['b.jpg', 'a.png']);
  });

  it('are listed first where the page does not take one of them', async () => {
    const { page } = await site.visit('/img-to-pdf');
    await dropFiles(page, ['a.jpg', 'b.jpg', 'notes.txt'], photo);
    await expect.poll(() => page.locator('.job').count()).toBe(3);
    await page.getByText('which this page doesn’t take.').waitFor();
    await together(page).check();
    await expect.poll(() => names(page)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('leave the page as it was once all are removed, and one image is what it always was', async () => {
    const { page } = await site.visit('/img-to-pdf');
    await chooseSeveral(page);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect.poll(() => actionOf(page).textContent()).toBe('Upload');
    await expect.poll(() => page.getByRole('radio').count()).toBe(0);
    await expect.poll(() => page.locator('input[type=file]').getAttribute('multiple')).toBeNull();
  });

  it('become one PDF on a phone, where the finger moves them and no drop is asked for', async () => {
    const { page, complaints } = await site.visit('/img-to-pdf', stillPhone);
    const opens = page.waitForEvent('filechooser');
    await page.locator('.several-button').tap();
    const files = ['b.jpg', 'a.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo }));
    await (await opens).setFiles(files);
    await expect.poll(() => names(page)).toEqual(['b.jpg', 'a.jpg']);
    await page.getByRole('button', { name: 'Move a.jpg up' }).tap();
    expect(await names(page)).toEqual(['a.jpg', 'b.jpg']);
    const told = page.locator('.tool-form').getByText(/\bdrop\b|click/i);
    expect(await told.filter({ visible: true }).allTextContents()).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await actionOf(page).tap();
    expect((await download).suggestedFilename()).toBe('images.pdf');
    expect(complaints).toEqual([]);
  });

  it.each(['/es/tiff-to-pdf', '/ar/img-to-pdf'])('are asked about in the language of %s, on a phone', async (path) => {
    const { page } = await site.visit(path, stillPhone);
    const [kind] = path.endsWith('/tiff-to-pdf') ? ['tiff'] : ['jpg'];
    await dropFiles(page, [`a.${kind}`, `b.${kind}`], photo);
    await expect.poll(() => rows(page).count()).toBe(2);
    expect(await page.locator('.result-choice').textContent()).not.toMatch(/One|each/);
    expect(await violationsOf(page)).toEqual([]);
  });
});
