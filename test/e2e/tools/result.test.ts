import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extensionOf } from '../../../catalog/files/filename.ts';
import { pdf } from '../../support/pdf/pdf.ts';
import { png } from '../../support/pictures/png.ts';
import { answer } from '../../support/site/answered-page.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, cardOf, chooseFile, press } from '../../support/site/tool-page.ts';

let site: RunningSite;
let twoPages: Buffer;
/** Too short to be judged. */
const word = Buffer.from('PK');
/** As wide as a photograph: what compares it before and after has to fit. */
const picture = png(1200, 900);
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  twoPages = Buffer.from(pdf([[{ text: 'The first page', x: 72, y: 90 }], [{ text: 'The second', x: 72, y: 90 }]]));
  site = await runSite();
});
afterAll(() => site.close());

/** Where what follows the form begins, counted from the top of the page. */
const articleTop = (page: Page) =>
  page.locator('#tool + *').evaluate((article) => Math.round(article.getBoundingClientRect().top + window.scrollY));

const notes = [
  { code: 'password-removed' },
  { code: 'macros-dropped' },
  { code: 'sheets-fitted', sheets: 3 },
  { code: 'slides-hidden', slides: 2 },
] as const;

/** A page with its result. */
async function convert(path: string, name: string, options: object): Promise<{ page: Page; before: number }> {
  const { page } = await site.visit(path, options);
  const contents = { pdf: twoPages, png: picture, docx: word };
  const contentOf = (file: string) => contents[extensionOf(file) as keyof typeof contents];
  const result = extensionOf(name) === 'png' ? 'result.png' : 'result.pdf';
  await answer(page, { filename: result, body: contentOf(result), report: { pages: 2, notes } });
  const files = path === '/merge-pdf' ? ['a.pdf', 'b.pdf', 'c.pdf'] : [name];
  await page
    .locator('input[type=file]')
    .setInputFiles(files.map((file) => ({ name: file, mimeType: '', buffer: contentOf(file) })));
  if (files.length > 1) await expect.poll(() => page.locator('.rows .row img').count()).toBe(files.length);
  const before = await articleTop(page);
  await press(page);
  await cardOf(page).waitFor();
  return { page, before };
}

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_, options) => {
  it.each([
    ['/word-to-pdf', 'report.docx'],
    ['/pdf-compressor', 'report.pdf'],
    ['/img-compressor', 'photo.png'],
    ['/merge-pdf', ''],
  ])('%s has its result in sight, with many notes, and moves nothing', async (path, name) => {
    const { page, before } = await convert(path, name, options);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Download again');
    const sides = async () => {
      const box = await cardOf(page).boundingBox();
      return [box?.y ?? Number.NEGATIVE_INFINITY, (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)] as const;
    };
    await expect.poll(async () => (await sides())[0]).toBeGreaterThanOrEqual(0);
    expect((await sides())[1]).toBeLessThanOrEqual(options.viewport.height);
    expect(await articleTop(page)).toBe(before);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('a result', () => {
  it('opens at its full size, page by page', async () => {
    const { page } = await convert('/word-to-pdf', 'report.docx', desktop);
    await cardOf(page).getByRole('button', { name: 'View full size' }).click();
    const viewer = page.getByRole('dialog', { name: 'Preview of result.pdf' });
    await viewer.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
    await viewer.getByRole('button', { name: 'Next page' }).click();
    await viewer.getByRole('img', { name: 'Page 2 of 2' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
  });

  it('goes on to the next tool, and to another file by mouse and key', async () => {
    const { page } = await convert('/word-to-pdf', 'report.docx', desktop);
    const another = cardOf(page).getByRole('button', { name: 'Convert another' });
    let opens = page.waitForEvent('filechooser');
    await another.click();
    await opens;
    opens = page.waitForEvent('filechooser');
    await another.press('Enter');
    await (await opens).setFiles({ name: 'second.docx', mimeType: '', buffer: twoPages });
    await page.getByText('Selected: second.docx').waitFor();
    await press(page);
    await cardOf(page).getByRole('link', { name: 'Compress PDF' }).click();
    await page.getByText('Selected: result.pdf').first().waitFor();
    expect(await actionOf(page).isEnabled()).toBe(true);
  });
});

describe('a failure', () => {
  it.each([
    ['file-too-large', 'The file is too large', 413, 'Choose another file'],
    ['conversion-timeout', 'The conversion took too long', 422, 'Try again'],
  ] as const)('of %s offers first what helps', async (code, title, status, first) => {
    const { page } = await site.visit('/pdf-to-txt', desktop);
    await answer(page, { problem: { code, title, status } });
    await chooseFile(page, 'report.pdf', twoPages);
    const before = await articleTop(page);
    await actionOf(page).click();
    await page.locator('.failure').getByRole('heading', { name: title }).waitFor();
    expect(await page.locator('.failure .button-primary').allTextContents()).toEqual([first]);
    await page.locator('.failure').getByRole('button', { name: 'Try again' }).waitFor();
    expect(await articleTop(page)).toBe(before);
    expect(await violationsOf(page)).toEqual([]);
  });
});
