import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx, odt } from '../../support/office/documents.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { holdUploads } from '../../support/servers/held-uploads.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, cardOf, chooseFile, dropFiles } from '../../support/site/tool-page.ts';

const sentence = 'A sentence that must reach the paper.';
/** Later than the four seconds after which a converter page clears itself. */
const resetMs = 4500;
const scratch = await scratchFolder();
let site: RunningSite;
let word: Buffer;

beforeAll(async () => {
  word = Buffer.from(await docx({ paragraphs: [sentence] }));
  site = await runSite();
});
afterAll(() => site.close());

const choose = (page: Page, name: string, buffer = word) => chooseFile(page, name, buffer);
const drop = (page: Page, names: readonly string[], only?: 'dragenter') => dropFiles(page, names, word, only);

async function textOf(download: Download): Promise<string> {
  const { stdout } = await promisify(execFile)('pdftotext', [await download.path(), '-']);
  return stdout;
}

/** What the page said at a time, in milliseconds since it began to load. */
interface Said {
  readonly at: number;
  readonly button: string;
  readonly status: string;
}

/** Records all that the action button and the status say, as it happens: a test may come to see it too late. */
async function watch(page: Page): Promise<() => Promise<readonly Said[]>> {
  await page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const said: Said[] = [];
    const note = () =>
      void said.push({ at: performance.now(), button: textOf('button.action'), status: textOf('[role=status]') });
    note();
    Object.assign(window, { said });
    const form = document.querySelector('form.tool-form') as Element;
    new MutationObserver(note).observe(form, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: Said[] }).said);
}

describe('a conversion', () => {
  it('goes through its states, arrives by itself, and clears the page after four seconds', async () => {
    const { page, complaints } = await site.visit('/word-to-pdf');
    const said = await watch(page);
    await choose(page, 'Grüße.docx');
    await page.getByText('Selected: Grüße.docx').waitFor();
    await expect.poll(() => page.locator('.drop-zone').textContent()).toContain('Grüße.docx');

    const arrives = page.waitForEvent('download');
    await actionOf(page).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toBe('Grüße.pdf');
    expect(await textOf(download)).toContain(sentence);

    const card = cardOf(page);
    await expect.poll(() => card.textContent()).toMatch(/Grüße\.pdf.*\d kB.*1 page/);
    await page.getByText('Drop your Word file here').waitFor();
    await expect.poll(() => page.locator('input[type=file]').inputValue()).toBe('');

    const all = await said();
    const states = all.map(({ button }) => button.replace(/\(\d+%\)/, '(n%)'));
    expect([...new Set(states)]).toEqual(['Upload', 'Convert', 'Converting... (n%)', '✅ Conversion complete!']);
    expect(states.at(-1)).toBe('Convert');
    const doneFrom = states.indexOf('✅ Conversion complete!');
    expect(all[doneFrom]?.status).toBe('✅ Conversion complete!');
    const clearedAt = all[states.indexOf('Convert', doneFrom)]?.at ?? 0;
    expect(clearedAt - (all[doneFrom]?.at ?? 0)).toBeGreaterThan(3900);

    const again = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download again' }).click();
    expect(await readFile(await (await again).path())).toEqual(await readFile(await download.path()));
    expect(complaints).toEqual([]);
  });

  it('lets a file that is chosen before the reset survive it', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await page.clock.install();
    await choose(page, 'first.docx');
    await actionOf(page).click();
    await page.getByRole('button', { name: '✅ Conversion complete!' }).waitFor();
    await choose(page, 'second.docx');
    await page.clock.fastForward(resetMs);
    await expect.poll(() => actionOf(page).textContent()).toBe('Convert');
    await expect.poll(() => page.locator('.selected').textContent()).toContain('second.docx');
  });

  it('follows the upload and can be cancelled', async () => {
    const way = await holdUploads(site.base);
    const { page } = await site.visit('/word-to-pdf', { base: way.base });
    const said = await watch(page);
    const percent = () => page.evaluate(() => document.querySelector('progress')?.value ?? 0);
    // From the disk: as a message to the browser, so much takes a minute on a busy machine. More than the system's buffers.
    const large = join(scratch, 'large.docx');
    await writeFile(large, Buffer.alloc(90_000_000));
    await page.locator('input[type=file]').setInputFiles(large);
    way.pass(0);
    await actionOf(page).click();
    for (let step = 0; step < 4; step++) {
      const before = await percent();
      way.pass(8_000_000);
      await expect.poll(percent).toBeGreaterThan(before);
    }
    await expect.poll(percent).toBeGreaterThan(30);
    await expect.poll(() => actionOf(page).isDisabled()).toBe(true);
    await expect.poll(() => page.locator('input[type=file]').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => actionOf(page).textContent()).toBe('Convert');
    expect(await actionOf(page).isEnabled()).toBe(true);
    const percents = (await said()).flatMap(({ button }) => /\((\d+)%\)/.exec(button)?.[1] ?? []).map(Number);
    expect(percents[0]).toBe(10);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(new Set(percents).size).toBeGreaterThan(3);
    await way.close();
  });

  it('answers in its own words where the specification has others', async () => {
    const { page } = await site.visit('/odt-to-pdf');
    await page.clock.install();
    await actionOf(page).click();
    await expect.poll(() => actionOf(page).textContent()).toBe('❗ Please upload an ODT file first.');
    await choose(page, 'letter.odt', Buffer.from(await odt({ paragraphs: [sentence] })));
    await actionOf(page).click();
    await page.getByRole('button', { name: '✅ Conversion successful!' }).waitFor();
    await page.clock.fastForward(resetMs);
    await expect.poll(() => actionOf(page).textContent()).toBe('✅ Conversion successful!');
    await expect.poll(() => page.locator('.selected').textContent()).toContain('letter.odt');
  });

  it('cuts a long name in its middle, at the width of a phone', async () => {
    const { page } = await site.visit('/word-to-pdf', { viewport: { width: 390, height: 700 } });
    await choose(page, `${'A very long name of a report '.repeat(5)}(2).docx`);
    await page.locator('.drop-zone .file-name').waitFor();
    for (const name of await page.locator('.file-name').all()) {
      const box = await name.boundingBox();
      expect(box?.x).toBeGreaterThan(0);
      expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThan(390);
    }
  });

  it('works without script', async () => {
    const { page } = await site.visit('/word-to-pdf', { javaScriptEnabled: false });
    await choose(page, 'plain.docx');
    const arrives = page.waitForEvent('download');
    await actionOf(page).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toBe('plain.pdf');
    expect(await textOf(download)).toContain(sentence);
  });
});

describe('the drop zone', () => {
  it('has three displays', async () => {
    const { page } = await site.visit('/word-to-pdf');
    const zone = page.locator('.drop-zone');
    expect(await zone.textContent()).toContain('Drop your Word file here');
    await drop(page, ['a.docx'], 'dragenter');
    await zone.getByText('Let go to add it').waitFor();
    expect(await page.getByText('Let go to add it').count()).toBe(1);
    await drop(page, ['REPORT.DOCX']);
    await zone.getByText('REPORT.DOCX').waitFor();
    await expect.poll(() => actionOf(page).textContent()).toBe('Convert');
    await expect.poll(() => page.locator('input[type=file]').inputValue()).toContain('REPORT.DOCX');
  });

  it('keeps the file when another is refused, and takes the same one again', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await choose(page, 'kept.docx');
    await choose(page, 'other.pdf');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => page.locator('input[type=file]').inputValue()).toContain('kept.docx');
    await expect.poll(() => page.locator('.selected').textContent()).toContain('kept.docx');
    await choose(page, 'kept.docx');
    await expect.poll(() => actionOf(page).textContent()).toBe('Convert');
  });

  it('refuses a file of another type with the names of the types it takes', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await drop(page, ['a.pdf']);
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('p').textContent()).toBe('❌ Only .docx files are allowed.');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.drop-zone').textContent()).toContain('Drop your Word file here');
  });

  /** Resolves when the page opens a file dialog; the browser is ready to notice one once this function has. */
  async function watchDialogs(page: Page) {
    const devtools = await page.context().newCDPSession(page);
    const opens = new Promise((resolve) => devtools.once('Page.fileChooserOpened', resolve));
    await devtools.send('Page.enable');
    await devtools.send('Page.setInterceptFileChooserDialog', { enabled: true });
    return { opens };
  }

  it.each(['Space', 'Enter'])('opens its file dialog by %s', async (key) => {
    const { page } = await site.visit('/word-to-pdf');
    const { opens } = await watchDialogs(page);
    await page.locator('input[type=file]').focus();
    await page.keyboard.press(key);
    expect(await opens).toMatchObject({ mode: 'selectSingle' });
  });

  it('opens its file dialog by a click of assistive technology, which has no pointer', async () => {
    const { page } = await site.visit('/word-to-pdf');
    const { opens } = await watchDialogs(page);
    await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.click());
    expect(await opens).toMatchObject({ mode: 'selectSingle' });
  });

  it.each(['.drop-zone', 'input[type=file]'])('is as it was after a file dialog of %s is cancelled', async (opener) => {
    const { page } = await site.visit('/word-to-pdf');
    await choose(page, 'kept.docx');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true });
    const valueWhenCancelled = page.evaluate(
      () =>
        new Promise((resolve) => {
          const tell = ({ target }: globalThis.Event) => resolve((target as HTMLInputElement).value);
          document.addEventListener('cancel', tell, { capture: true, once: true });
        }),
    );
    await page.locator(opener).click({ position: { x: 20, y: 20 } });
    expect(await valueWhenCancelled).toBe('');
    await expect.poll(() => page.locator('input[type=file]').inputValue()).toContain('kept.docx');
    expect(await page.locator('.drop-zone').textContent()).toContain('kept.docx');
  });
});

describe('a message', () => {
  it('is one dialog that takes the focus, keeps it, closes on Esc and OK, and gives the focus back', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await actionOf(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('p').textContent()).toBe('Please select a Word file.');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('OK');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main form.tool-form'))).toBeNull();
    await page.keyboard.press('Escape');
    // Closed at once; taken away when the browser has told so.
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe('Upload');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  });
});

describe('a failure', () => {
  it("shows the alert, stays Converting..., gives the server's reason, and can be tried again", async () => {
    const { page, complaints } = await site.visit('/word-to-pdf');
    await choose(page, 'broken.docx', word.subarray(0, word.length / 2));
    await actionOf(page).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('p').textContent()).toBe('Conversion failed.');
    await page.keyboard.press('Escape');
    await expect.poll(() => actionOf(page).textContent()).toBe('Converting...');
    await expect.poll(() => actionOf(page).isDisabled()).toBe(true);

    const panel = page.locator('.failure');
    await expect.poll(() => panel.textContent()).toContain('The file is damaged');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose another file');
    expect(complaints.some((text) => text.includes('ConversionError: damaged-file'))).toBe(true);

    const asks = page.waitForRequest((request) => request.method() === 'POST');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await asks;
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();

    await choose(page, 'whole.docx');
    await expect.poll(() => actionOf(page).textContent()).toBe('Convert');
    await expect.poll(() => panel.count()).toBe(0);
    await actionOf(page).click();
    await page.getByRole('button', { name: '✅ Conversion complete!' }).waitFor();
  });

  it('has its own words for a visitor who is offline', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await choose(page, 'a.docx');
    await page.context().setOffline(true);
    await actionOf(page).click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.failure').textContent()).toContain('You’re offline');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: '✅ Conversion complete!' }).waitFor();
  });
});

describe('the cloud buttons', () => {
  it('say that they are not set up, and answer with the specified texts', async () => {
    const { page } = await site.visit('/doc-to-odt');
    const drive = page.getByRole('button', { name: 'Google Drive' });
    expect(await drive.getAttribute('title')).toBe('Google Drive isn’t set up on this site');
    await drive.click();
    await expect.poll(() => actionOf(page).textContent()).toBe('Picker not ready');
    await page.getByRole('button', { name: 'Dropbox' }).click();
    await expect
      .poll(() => page.getByRole('alertdialog').locator('p').textContent())
      .toBe('Dropbox SDK not loaded yet.');
  });
});
