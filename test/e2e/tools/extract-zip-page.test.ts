import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oddZip } from '../../support/archives/odd-zip.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { packed } from '../../support/office/package.ts';
import { partsIn } from '../../support/office/read/parts-in.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, contentOf, press } from '../../support/site/tool-page.ts';

const run = promisify(execFile);
const path = '/zip-extractor';
const folder = await scratchFolder();
const long = 'A line that repeats itself.\n'.repeat(20_000);
let site: RunningSite;

/** An archive of the album, packed by 7-Zip with these switches. */
async function archive(name: string, ...switches: readonly string[]): Promise<string> {
  const target = join(folder, name);
  await run(sevenZip, ['a', ...switches, target, 'album'], { cwd: folder });
  return target;
}

beforeAll(async () => {
  await mkdir(join(folder, 'album', '2024'), { recursive: true });
  await writeFile(join(folder, 'album', 'cover.txt'), 'the cover');
  await writeFile(join(folder, 'album', '2024', 'long.txt'), long);
  site = await runSite();
});
afterAll(() => site.close());

const choose = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file);
const offer = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
const password = (page: Page) => page.locator('input[type=password]');
const row = (page: Page, name: string) => page.getByRole('treeitem', { name });
const rows = (page: Page) =>
  page.getByRole('treeitem').evaluateAll((all) => all.map((item) => item.getAttribute('aria-label')));
const textOf = async (download: Download) => (await contentOf(download)).toString();

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const arrives = page.waitForEvent('download');
  await press();
  return arrives;
}

describe('what is in an archive', () => {
  it('is shown as a tree before anything is sent', async () => {
    const { page, complaints } = await site.visit(path);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await choose(page, await archive('plain.zip'));
    await page.getByText('2 files in 2 folders, 560 kB unpacked').waitFor();
    expect(await rows(page)).toEqual([
      'album, 2 files, 560 kB',
      '2024, 1 file, 560 kB',
      'long.txt, 560 kB',
      'cover.txt, 9 bytes',
    ]);
    expect(await password(page).isVisible()).toBe(false);
    await row(page, '2024').click();
    await expect.poll(() => rows(page)).toHaveLength(3);
    expect(sent).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is saved file by file, unpacked in the browser', async () => {
    const { page } = await site.visit(path);
    await choose(page, await archive('plain.zip'));
    const download = await saved(page, () => row(page, 'long.txt').click());
    expect(download.suggestedFilename()).toBe('long.txt');
    expect(await textOf(download)).toBe(long);
    await page.getByText('long.txt was saved.').waitFor();
  });

  it('is reached by the keyboard', async () => {
    const { page } = await site.visit(path);
    await choose(page, await archive('plain.zip'));
    const tree = page.getByRole('tree');
    await tree.waitFor();
    await tree.focus();
    const active = () =>
      tree.evaluate((element) => {
        const id = element.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.getAttribute('aria-label');
      });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => rows(page)).toHaveLength(3);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(active).toBe('long.txt, 560 kB');
    expect(await textOf(await saved(page, () => page.keyboard.press('Enter')))).toBe(long);
    await page.keyboard.press('End');
    await expect.poll(active).toBe('cover.txt, 9 bytes');
    expect(await textOf(await saved(page, () => page.keyboard.press('Space')))).toBe('the cover');
  });

  it('stays quick with many thousand files', async () => {
    const { page } = await site.visit(path);
    const files = join(folder, 'many');
    await mkdir(files);
    for (let index = 0; index < 5000; index++) await writeFile(join(files, `${index}.txt`), '');
    await run(sevenZip, ['a', '-mx0', join(folder, 'many.zip'), '.'], { cwd: files });
    await choose(page, join(folder, 'many.zip'));
    await page.getByText('5,000 files, 0 bytes unpacked').waitFor();
    expect(await page.getByRole('treeitem').count()).toBeLessThan(40);
    await page.getByRole('tree').focus();
    await page.keyboard.press('End');
    await row(page, '4999.txt').waitFor();
    expect(await page.getByRole('treeitem').count()).toBeLessThan(40);
  });

  it('has readable names, below the root', async () => {
    const { page } = await site.visit(path);
    const name = Buffer.from('../Gr\x81\xe1e.txt', 'latin1');
    await offer(page, 'dos.zip', oddZip([{ name, content: 'greetings' }]));
    await row(page, 'Grüße.txt').waitFor();
    expect((await saved(page, () => row(page, 'Grüße.txt').click())).suggestedFilename()).toBe('Grüße.txt');
  });

  it.each([
    ['words', Buffer.from('only words'), 'This isn’t a ZIP archive'],
    ['an empty archive', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'), 'The archive is empty.'],
  ])('is told plainly of %s', async (_, bytes, sentence) => {
    const { page } = await site.visit(path);
    await offer(page, 'a.zip', bytes);
    await page.locator('.archive').getByText(sentence).waitFor();
  });
});

describe.each([
  ['AES', '-mem=AES256'],
  ['the classic encryption', '-mem=ZipCrypto'],
])('an archive with a password and %s', (_, method) => {
  it('asks for it, says when it is wrong, and gives its files', async () => {
    const { page } = await site.visit(path);
    await choose(page, await archive(`${method}.zip`, '-psecret', method));
    await page.locator('.archive').getByText('This archive has a password.').waitFor();
    expect(await password(page).isVisible()).toBe(true);
    await row(page, 'long.txt').click();
    await page.getByText('long.txt needs the archive’s password.').waitFor();
    await expect.poll(() => password(page).evaluate((control) => control === document.activeElement)).toBe(true);

    await page.keyboard.type('wrong');
    await row(page, 'long.txt').click();
    // The classic encryption takes one wrong password of 256 for the right one.
    await page.getByText(/That password is wrong for long\.txt(, or the file is damaged)?\./).waitFor();
    await page.keyboard.type('secret');
    expect(await textOf(await saved(page, () => row(page, 'long.txt').click()))).toBe(long);

    const whole = await press(page);
    const parts = await partsIn(await whole.path());
    expect(parts.get('album/cover.txt')?.toString()).toBe('the cover');
  });
});

describe('extracting all', () => {
  it('asks for a file', async () => {
    const { page } = await site.visit(path);
    await actionOf(page).click();
    await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('Please upload a .zip file');
  });

  it('opens what browsers cannot, without the outer folder where that is wanted', async () => {
    const { page, complaints } = await site.visit(path);
    await choose(page, await archive('rare.zip', '-mm=bzip2'));
    await row(page, 'long.txt').click();
    await page
      .getByText('long.txt is packed in a way that browsers can’t read. Extract the whole archive instead.')
      .waitFor();
    await page.getByLabel('Leave out the outer folder').check();
    const download = await press(page);
    expect(download.suggestedFilename()).toBe('unzipped_files.zip');
    const parts = await partsIn(await download.path());
    expect([...parts.keys()].filter((name) => !name.endsWith('/')).toSorted()).toEqual(['2024/long.txt', 'cover.txt']);
    expect(complaints).toEqual([]);
  });

  it('fails in words where the archive is damaged', async () => {
    const { page } = await site.visit(path);
    const whole = await packed({ 'a.txt': 'a'.repeat(2000) });
    await offer(page, 'torn.zip', whole.subarray(0, whole.length - 20));
    await actionOf(page).click();
    await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('Extraction failed.');
    await page.keyboard.press('Escape');
    await page.locator('.failure').waitFor();
  });
});
