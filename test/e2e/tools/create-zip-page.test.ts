import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsIn } from '../../support/office/read/parts-in.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, cardOf, press } from '../../support/site/tool-page.ts';

const path = '/zip-compressor';
let site: RunningSite;
const album = join(await scratchFolder(), 'album');

beforeAll(async () => {
  await mkdir(join(album, '2024'), { recursive: true });
  await writeFile(join(album, 'cover.txt'), 'the cover');
  await writeFile(join(album, '2024', 'Grüße.txt'), 'greetings');
  site = await runSite();
});
afterAll(() => site.close());

const file = (name: string, content = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const choose = (page: Page, ...files: readonly ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles([...files]);
const names = (page: Page) =>
  page.locator('.file-list .file-name').evaluateAll((all) => all.map((name) => name.getAttribute('title')));
const sums = (page: Page) => page.locator('.selected').textContent();

/**
 * Lets go of what lies at a path of this machine, as a file manager does. On a slow device, the page draws what the
 * pointer is over anew between two of its events.
 */
async function dropFrom(page: Page, files: readonly string[]): Promise<void> {
  const box = await page.locator('.drop-zone').boundingBox();
  if (box === null) throw new Error('the drop zone is not shown');
  const devtools = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', { type, ...at, data });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 30 });
  await send('dragEnter');
  await send('dragOver');
  // A visitor lets go once the page shows that it takes them.
  await page.locator('.drop-overlay').waitFor();
  await send('drop');
  await devtools.detach();
}

async function create(page: Page): Promise<ReadonlyMap<string, string>> {
  const download = await press(page);
  expect(download.suggestedFilename()).toBe('compressed_files.zip');
  const parts = await partsIn(await download.path());
  return new Map([...parts].map(([name, content]) => [name, content.toString()]));
}

describe('the list of files to pack', () => {
  it('shows files with sizes and their sum, the second of one name under the name that it gets', async () => {
    const { page, complaints } = await site.visit(path);
    await choose(page, file('a.txt'), file('b.bin', 'x'.repeat(3000)));
    await choose(page, file('a.txt', 'another'));
    await expect.poll(() => names(page)).toEqual(['a.txt', 'b.bin', 'a (2).txt']);
    await expect.poll(() => sums(page)).toBe('3 files, 3.01 kB of 500 MB');
    await page.getByRole('button', { name: 'Remove b.bin' }).click();
    await expect.poll(() => names(page)).toEqual(['a.txt', 'a (2).txt']);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect.poll(() => page.locator('.drop-zone').textContent()).toContain('Drop your files and folders here');
    expect(complaints).toEqual([]);
  });

  it('keeps the paths of a folder that is chosen', async () => {
    const { page } = await site.visit(path);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await (await chooser).setFiles(album);
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(['album/2024/Grüße.txt', 'album/cover.txt']);
  });

  it('holds a thousand files and draws those in sight; more are refused in words', async () => {
    const { page } = await site.visit(path);
    const many = Array.from({ length: 1000 }, (_, index) => file(`page ${index + 1}.txt`, 'x'));
    await choose(page, ...many);
    await expect.poll(() => sums(page)).toBe('1,000 files, 1 kB of 500 MB');
    const rows = page.locator('.file-list li');
    expect(await rows.count()).toBeLessThan(40);
    await page.locator('.virtual-rows').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await page.getByTitle('page 1000.txt').waitFor();
    expect(await rows.count()).toBeLessThan(40);
    await choose(page, file('one too many.txt'));
    await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('at most 1,000 files');
    await page.keyboard.press('Escape');
    expect(await sums(page)).toContain('1,000 files');
  });
});

describe('packing', () => {
  it('asks for a file', async () => {
    const { page } = await site.visit(path);
    await actionOf(page).click();
    await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('Please select at least one file.');
  });

  it('packs a dropped folder with its paths, and files beside it', async () => {
    const { page, complaints } = await site.visit(path);
    await dropFrom(page, [album]);
    await expect.poll(() => sums(page)).toContain('2 files');
    await choose(page, file('a.txt', 'first'), file('a.txt', 'second'));
    await expect.poll(() => sums(page)).toContain('4 files');
    const packed = await create(page);
    expect(Object.fromEntries(packed)).toEqual({
      'album/cover.txt': 'the cover',
      'album/2024/Grüße.txt': 'greetings',
      'a.txt': 'first',
      'a (2).txt': 'second',
    });
    await cardOf(page).waitFor();
    expect(complaints).toEqual([]);
  });
});
