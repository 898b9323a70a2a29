import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../support/pdf/pdf.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, cardOf, press } from '../../support/site/tool-page.ts';

const run = promisify(execFile);
const scratch = await scratchFolder();
let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const pageOf = (text: string) => [{ text, x: 72, y: 120, size: 40 }];
const saying = (word: string, pages = 1) => pdf(Array.from({ length: pages }, () => pageOf(word)));
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const [one, two, three] = [
  file('b one.pdf', saying('ONE')),
  file('c two.pdf', saying('TWO', 3)),
  file('a three.pdf', saying('THREE')),
] as const;

async function locked(): Promise<Buffer> {
  const [open, shut] = [join(scratch, 'open.pdf'), join(scratch, 'shut.pdf')];
  await writeFile(open, saying('SECRET'));
  await run('qpdf', ['--encrypt', 'secret', 'secret', '256', '--', open, shut]);
  return readFile(shut);
}

const choose = (page: Page, ...files: readonly ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles([...files]);
const names = (page: Page) =>
  page.locator('.rows .file-name').evaluateAll((all) => all.map((name) => name.getAttribute('title')));
const spoken = (page: Page) => page.locator('.file-list [role=status]').textContent();
const row = (page: Page, name: string) => page.locator('.rows .row').filter({ has: page.getByTitle(name) });

/** Waits for the list with so many rows. */
const listed = (page: Page, count: number) => expect.poll(() => page.locator('.rows .row').count()).toBe(count);

/** How many different colours a thumbnail has; 0 where none is drawn. */
function coloursOf(page: Page, name: string): Promise<number> {
  return row(page, name)
    .locator('.thumbnail img')
    .evaluateAll((images) => {
      const [image] = images as HTMLImageElement[];
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (image === undefined || context === null || image.naturalWidth === 0) return 0;
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      context.drawImage(image, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
    });
}

async function wordsOf(download: Download): Promise<string[]> {
  const { stdout } = await run('pdftotext', [await download.path(), '-']);
  return stdout.match(/\w+/g) ?? [];
}

describe('the list of PDFs', () => {
  it('shows name, size, page count and first page of each, and the sums', async () => {
    const { page, complaints } = await site.visit('/merge-pdf');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await choose(page, one, two, three);
    await listed(page, 3);
    await expect.poll(() => row(page, 'c two.pdf').textContent()).toMatch(/3 pages.*\d kB/);
    await expect.poll(() => page.locator('.selected').textContent()).toMatch(/^3 files, 5 pages, [\d.]+ kB of 100 MB$/);
    for (const { name } of [one, two, three]) await expect.poll(() => coloursOf(page, name)).toBeGreaterThan(2);
    expect(scripts.some((url) => url.includes('pdf.worker'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('loads nothing of this before the first file', async () => {
    const { page } = await site.visit('/merge-pdf');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => /pdf-preview|worker|list-panel/.test(name))).toEqual([]);
  });

  it('says plainly which file needs a password and which is damaged', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one, file('shut.pdf', await locked()), file('broken.pdf', Buffer.from('no PDF at all')));
    await row(page, 'shut.pdf').getByText('Needs a password. You’ll be asked for it.').waitFor();
    await row(page, 'broken.pdf').getByText('Can’t be read. It may be damaged.').waitFor();
    await expect.poll(() => page.locator('.selected').textContent()).toMatch(/^3 files, 1 page,/);
  });

  it('ignores a name that is listed, and says so', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one, two);
    await choose(page, two, three);
    await listed(page, 3);
    await page.getByText('c two.pdf is already in the list and wasn’t added again.').waitFor();
    expect(await names(page)).toEqual(['b one.pdf', 'c two.pdf', 'a three.pdf']);
  });

  it('sorts, removes and clears; the focus stays in the list', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one, two, three);
    await listed(page, 3);
    await page.getByRole('button', { name: 'Sort by name' }).click();
    expect(await names(page)).toEqual(['a three.pdf', 'b one.pdf', 'c two.pdf']);
    await page.getByRole('button', { name: 'Remove b one.pdf' }).click();
    await listed(page, 2);
    await expect.poll(() => spoken(page)).toBe('b one.pdf was removed. 2 files left.');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Remove c two.pdf');
    await page.getByRole('button', { name: 'Clear All' }).click();
    await listed(page, 0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
    await expect.poll(() => page.locator('.drop-zone').textContent()).toContain('Drop your PDF files here');
  });
});

describe('the order of PDFs', () => {
  it('is set by the arrow keys on a handle, which keeps the focus', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one, two, three);
    await listed(page, 3);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('button', { name: 'Move b one.pdf', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await names(page)).toEqual(['c two.pdf', 'b one.pdf', 'a three.pdf']);
    await expect.poll(() => spoken(page)).toBe('b one.pdf is now 2 of 3.');
    expect(await focused()).toBe('Move b one.pdf');
    await page.keyboard.press('End');
    expect(await names(page)).toEqual(['c two.pdf', 'a three.pdf', 'b one.pdf']);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await names(page)).toEqual(['b one.pdf', 'c two.pdf', 'a three.pdf']);
    expect(await focused()).toBe('Move b one.pdf');
  });

  it('is set by the buttons of a row', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one, two);
    await listed(page, 2);
    await page.getByRole('button', { name: 'Move c two.pdf up' }).click();
    expect(await names(page)).toEqual(['c two.pdf', 'b one.pdf']);
    const up = page.getByRole('button', { name: 'Move c two.pdf up' });
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move c two.pdf up');
  });

  it('is set by dragging with a mouse, which Escape takes back', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one, two, three);
    await listed(page, 3);
    await expect.poll(() => page.locator('.selected').textContent()).toContain('5 pages');
    const drag = async () => {
      const from = await row(page, 'b one.pdf').boundingBox();
      const to = await row(page, 'a three.pdf').boundingBox();
      if (from === null || to === null) throw new Error('the rows are not shown');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.7, { steps: 6 });
      await page.locator('.rows[data-dragging=true]').waitFor();
    };
    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await names(page)).toEqual(['b one.pdf', 'c two.pdf', 'a three.pdf']);
    await drag();
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual(['c two.pdf', 'a three.pdf', 'b one.pdf']);
    await expect.poll(() => spoken(page)).toBe('b one.pdf is now 3 of 3.');
  });

  it('is set by a finger on the handle of a phone', async () => {
    const { page } = await site.visit('/merge-pdf', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await choose(page, one, two, three);
    await listed(page, 3);
    const grip = page.getByRole('button', { name: 'Move a three.pdf', exact: true });
    // Out from behind the bar with the button, which stays in sight on phones.
    await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const handle = await grip.boundingBox();
    const target = await row(page, 'b one.pdf').boundingBox();
    if (handle === null || target === null) throw new Error('the rows are not shown');
    const touch = await page.context().newCDPSession(page);
    const x = handle.x + handle.width / 2;
    const y = handle.y + handle.height / 2;
    const points = (at: number) => ({ touchPoints: [{ x, y: at }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...points(y) });
    for (let part = 1; part <= 5; part++) {
      const at = y + ((target.y - y) * part) / 5;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...points(at) });
    }
    await page.locator('.rows[data-dragging=true]').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => names(page)).toEqual(['a three.pdf', 'b one.pdf', 'c two.pdf']);
  });
});

describe('merging', () => {
  it('asks for two files, with a button that looks disabled', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one);
    // The list moves the button down as it comes, and a forced click does not wait for a button in motion.
    await row(page, 'b one.pdf').locator('.thumbnail img').waitFor();
    await actionOf(page).hover();
    expect(await actionOf(page).getAttribute('aria-disabled')).toBe('true');
    await actionOf(page).click({ force: true });
    await expect
      .poll(() => page.getByRole('alertdialog').textContent())
      .toContain('Please select at least two PDF files to merge.');
  });

  it('makes one PDF in the order of the list', async () => {
    const { page, complaints } = await site.visit('/merge-pdf');
    await choose(page, one, two, three);
    await listed(page, 3);
    await page.getByRole('button', { name: 'Sort by name' }).click();
    const download = await press(page);
    expect(download.suggestedFilename()).toBe('merged.pdf');
    expect(await wordsOf(download)).toEqual(['THREE', 'ONE', 'TWO', 'TWO', 'TWO']);
    await expect.poll(() => cardOf(page).textContent()).toMatch(/merged\.pdf.*5 pages/);
    expect(complaints).toEqual([]);
  });

  it('takes the pages of each file that are wanted, turned as is wanted', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, two, one);
    await listed(page, 2);
    const open = page.getByRole('button', { name: 'Choose pages or rotate' });
    const pages = page.getByRole('textbox', { name: 'Pages of c two.pdf' });
    expect(await pages.count()).toBe(0);
    await open.click();
    await pages.fill('3, 1');
    await page.getByRole('combobox', { name: 'Rotation of b one.pdf' }).selectOption('90');
    await page.locator('.sheet').getByText('2 files, 3 pages').waitFor();
    // What was set stays in sight, and goes along with its file.
    await open.click();
    await page.getByRole('button', { name: 'Move b one.pdf up' }).click();
    const path = join(scratch, 'selected.pdf');
    await (await press(page)).saveAs(path);
    const { stdout } = await run('pdfinfo', ['-l', '3', path]);
    expect(stdout).toMatch(/^Pages:\s+3$/m);
    expect([...stdout.matchAll(/^Page\s+\d+ rot:\s+(\d+)$/gm)].map(([, angle]) => angle)).toEqual(['90', '0', '0']);

    await pages.fill('4');
    await actionOf(page).click();
    await expect
      .poll(() => page.locator('.failure').textContent())
      .toContain('“c two.pdf”: This PDF has 3 pages, so there is no page 4.');
  });

  it('says which file it could not merge, and tries again', async () => {
    const { page } = await site.visit('/merge-pdf');
    await choose(page, one, file('shut.pdf', await locked()));
    await actionOf(page).click();
    const alert = page.getByRole('alertdialog');
    await expect.poll(() => alert.textContent()).toContain('Merge failed. Try again.');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.failure').textContent()).toContain('shut.pdf');
    await row(page, 'shut.pdf')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await choose(page, two);
    expect(await wordsOf(await press(page))).toEqual(['ONE', 'TWO', 'TWO', 'TWO']);
  });
});
