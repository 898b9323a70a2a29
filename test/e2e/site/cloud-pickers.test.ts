import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CloudFile, type CloudProviders, startProviders } from '../../support/cloud/providers.ts';
import { bmp, quarterPixels } from '../../support/pictures/bmp.ts';
import { withoutChromium, withoutLibreOffice } from '../../support/servers/built-server.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, chooseFile, press } from '../../support/site/tool-page.ts';

const table: CloudFile = { name: 'prices.csv', mediaType: 'text/csv', content: Buffer.from('item,price\napple,1\n') };
const picture: CloudFile = {
  name: 'plan.bmp',
  mediaType: 'image/bmp',
  content: bmp({ pixels: quarterPixels(240, 160), bits: 24 }),
};
const large = Buffer.alloc(2_000_000, 'a,b\n');

let providers: CloudProviders;
let site: RunningSite;

beforeAll(async () => {
  providers = await startProviders(table);
  const settings = {
    GOOGLE_CLIENT_ID: 'a client',
    GOOGLE_API_KEY: 'a key',
    GOOGLE_APP_ID: '1234',
    GOOGLE_ORIGIN: providers.origin,
    DROPBOX_APP_KEY: 'an app',
    DROPBOX_ORIGIN: providers.origin,
    MAX_FILE_MB: '1',
    ...withoutLibreOffice,
    ...withoutChromium,
  };
  site = await runSite(settings, { keepsPage: true });
});
beforeEach(() => {
  Object.assign(providers, { file: table, isDown: false, isHeld: false, consents: 0 });
});
afterEach(() => providers.goOn());
afterAll(async () => {
  await site.close();
  await providers.close();
});

const cloudButton = (page: Page, name: 'Google Drive' | 'Dropbox') => page.getByRole('button', { name, exact: true });
const pickerFrame = (page: Page) => page.frameLocator('iframe[title="Google Picker"]');
const alertOf = (page: Page) => page.getByRole('alertdialog').locator('p');
const reads = (page: Page, text: string) => expect.poll(() => actionOf(page).textContent()).toBe(text);
const dropArea = (page: Page, text: string) =>
  expect.poll(() => page.locator('.drop-title').textContent()).toContain(text);

/** Presses a cloud button and gives the provider's window. */
async function windowOf(page: Page, name: 'Google Drive' | 'Dropbox'): Promise<Page> {
  const opens = page.waitForEvent('popup');
  await cloudButton(page, name).click();
  return opens;
}

/** Presses a button that takes its window or frame away: the press must not wait for an answer of what is gone. */
const clickLater = (button: Locator) =>
  button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()));

async function clickIn(popup: Page, name: string): Promise<void> {
  const closes = popup.waitForEvent('close');
  await clickLater(popup.getByRole('button', { name }));
  await closes;
}

const clickInPicker = (page: Page, name: string) => clickLater(pickerFrame(page).getByRole('button', { name }));

/** Consents, and presses a button of the Picker. */
async function answerDrive(page: Page, name: 'Select' | 'Cancel' | 'Fail'): Promise<void> {
  await clickIn(await windowOf(page, 'Google Drive'), 'Allow');
  await clickInPicker(page, name);
}

const pickFromDrive = (page: Page) => answerDrive(page, 'Select');

async function pickFromDropbox(page: Page): Promise<void> {
  await clickIn(await windowOf(page, 'Dropbox'), 'Choose');
}

describe('Google Drive on a converter page', () => {
  it('asks, shows the files of the page, downloads with its progress, and converts', async () => {
    providers.isHeld = true;
    const { page, complaints } = await site.visit('/csv-to-pdf');
    expect(await cloudButton(page, 'Google Drive').getAttribute('title')).toBeNull();
    const popup = await windowOf(page, 'Google Drive');
    await reads(page, 'Authorizing...');
    await expect.poll(() => page.locator('[role=status]').textContent()).toBe('Authorizing...');
    await expect
      .poll(() => popup.locator('p').textContent())
      .toBe('client=a client scope=https://www.googleapis.com/auth/drive.file');
    await clickIn(popup, 'Allow');
    await reads(page, 'Opening Google Drive...');
    const frame = pickerFrame(page);
    await expect.poll(() => frame.locator('p').textContent()).toBe('app=1234 key=a key token=a token types=text/csv');
    await clickInPicker(page, 'Select');
    await reads(page, 'Downloading... 53%');
    expect(await actionOf(page).isDisabled()).toBe(true);
    providers.goOn();
    await reads(page, 'Convert');
    await expect.poll(() => page.locator('.selected').textContent()).toContain('prices.csv');
    expect((await press(page)).suggestedFilename()).toBe('converted.pdf');
    expect(complaints).toEqual([]);
  });

  it('shows kilobytes where the size is unknown', async () => {
    Object.assign(providers, { file: { ...table, content: large.subarray(0, 400_000), how: 'unsized' }, isHeld: true });
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDrive(page);
    await reads(page, 'Downloading... 200 KB');
    providers.goOn();
    await reads(page, 'Convert');
  });

  it('says so where the answer has no body', async () => {
    providers.file = { ...table, how: 'without body' };
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDrive(page);
    await reads(page, 'ReadableStream not supported');
  });

  it.each(['refused', 'broken off'] as const)('fails where the download is %s, and asks anew', async (how) => {
    providers.file = { ...table, how };
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDrive(page);
    await reads(page, '❌ Failed to fetch file');
    providers.file = table;
    await pickFromDrive(page);
    await reads(page, 'Convert');
    expect(providers.consents).toBe(2);
  });

  it('fails with the Picker', async () => {
    const { page } = await site.visit('/csv-to-pdf');
    await answerDrive(page, 'Fail');
    await reads(page, '❌ Failed to fetch file');
  });

  it.each(['refuses', 'closes the window'] as const)('is as before where the visitor %s', async (how) => {
    const { page } = await site.visit('/csv-to-pdf');
    await chooseFile(page, 'mine.csv', Buffer.from('a,b\n1,2\n'));
    const popup = await windowOf(page, 'Google Drive');
    await reads(page, 'Authorizing...');
    await (how === 'refuses' ? clickIn(popup, 'Refuse') : popup.close());
    await reads(page, 'Convert');
    await expect.poll(() => page.locator('.selected').textContent()).toContain('mine.csv');
    expect(await actionOf(page).isEnabled()).toBe(true);
  });

  it('is as before where nothing is picked, and does not ask for consent again', async () => {
    const { page } = await site.visit('/csv-to-pdf');
    await answerDrive(page, 'Cancel');
    await reads(page, 'Upload');
    await cloudButton(page, 'Google Drive').click();
    await clickInPicker(page, 'Select');
    await reads(page, 'Convert');
    expect(providers.consents).toBe(1);
  });

  it('says what to do where the browser blocks the window', async () => {
    const { page } = await site.visit('/csv-to-pdf');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await cloudButton(page, 'Google Drive').click();
    await expect.poll(() => alertOf(page).textContent()).toContain('Your browser blocked the Google Drive window.');
    await reads(page, 'Upload');
  });

  it('is not ready while its scripts do not come, and is once they do', async () => {
    providers.isDown = true;
    const { page, complaints } = await site.visit('/csv-to-pdf');
    await cloudButton(page, 'Google Drive').click();
    await reads(page, 'Picker not ready');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(complaints.some((text) => text.includes('did not load'))).toBe(true);
    providers.isDown = false;
    await pickFromDrive(page);
    await reads(page, 'Convert');
  });

  it('refuses a file of another type', async () => {
    providers.file = { ...table, name: 'letter.docx' };
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDrive(page);
    await expect.poll(() => alertOf(page).textContent()).toBe('❌ Only .csv files are allowed.');
    await reads(page, 'Upload');
  });

  it('names a file without an extension by its type', async () => {
    providers.file = { ...table, name: 'Prices 2.5' };
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDrive(page);
    await expect.poll(() => page.locator('.selected').textContent()).toContain('Prices 2.5.csv');
  });

  it.each(['sized', 'unsized'] as const)('stops at the limit of the page: %s', async (how) => {
    providers.file = { ...table, content: large, how };
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDrive(page);
    await expect.poll(() => alertOf(page).textContent()).toBe('❌ This file is larger than the limit of 1 MB.');
    await reads(page, 'Upload');
  });

  it.each(['Cancel', 'another file'] as const)('ends with %s', async (end) => {
    providers.isHeld = true;
    const { page, complaints } = await site.visit('/csv-to-pdf');
    await pickFromDrive(page);
    await reads(page, 'Downloading... 53%');
    if (end === 'Cancel') await page.getByRole('button', { name: 'Cancel' }).click();
    else await chooseFile(page, 'mine.csv', Buffer.from('a,b\n1,2\n'));
    await reads(page, end === 'Cancel' ? 'Upload' : 'Convert');
    providers.goOn();
    await expect
      .poll(() => page.locator('.selected').textContent())
      .toContain(end === 'Cancel' ? 'up to 1 MB' : 'mine.csv');
    expect(complaints).toEqual([]);
  });
});

describe('Dropbox on a converter page', () => {
  it('offers the files of the page, follows the link to the file itself, and converts', async () => {
    providers.isHeld = true;
    const { page, complaints } = await site.visit('/csv-to-pdf');
    const popup = await windowOf(page, 'Dropbox');
    await expect
      .poll(() => popup.locator('p').textContent())
      .toBe('appKey=an app linkType=direct multiselect=false extensions=.csv sizeLimit=1000000');
    await reads(page, 'Upload');
    await clickIn(popup, 'Choose');
    await reads(page, 'Downloading... 53%');
    expect(await actionOf(page).isDisabled()).toBe(true);
    providers.goOn();
    await reads(page, 'Convert');
    expect((await press(page)).suggestedFilename()).toBe('converted.pdf');
    expect(complaints).toEqual([]);
  });

  it('takes the size from the Chooser where the answer has none', async () => {
    Object.assign(providers, { file: { ...table, how: 'unsized' }, isHeld: true });
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDropbox(page);
    await reads(page, 'Downloading... 53%');
    providers.goOn();
    await reads(page, 'Convert');
  });

  it('reads Upload where nothing is chosen', async () => {
    const { page } = await site.visit('/csv-to-pdf');
    await chooseFile(page, 'mine.csv', Buffer.from('a,b\n1,2\n'));
    await reads(page, 'Convert');
    await clickIn(await windowOf(page, 'Dropbox'), 'Cancel');
    await reads(page, 'Upload');
  });

  it.each(['refused', 'broken off', 'without body'] as const)('alerts where the download is %s', async (how) => {
    providers.file = { ...table, how };
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDropbox(page);
    await expect.poll(() => alertOf(page).textContent()).toBe('Failed to download Dropbox file.');
    await reads(page, 'Upload');
  });

  it('alerts while its script does not come, and works once it does', async () => {
    providers.isDown = true;
    const { page } = await site.visit('/csv-to-pdf');
    await cloudButton(page, 'Dropbox').click();
    await expect.poll(() => alertOf(page).textContent()).toBe('Dropbox SDK not loaded yet.');
    await page.keyboard.press('Escape');
    providers.isDown = false;
    await pickFromDropbox(page);
    await reads(page, 'Convert');
  });

  it('stops at the limit of the page', async () => {
    providers.file = { ...table, content: large };
    const { page } = await site.visit('/csv-to-pdf');
    await pickFromDropbox(page);
    await expect.poll(() => alertOf(page).textContent()).toContain('larger than the limit of 1 MB');
  });
});

describe('on a compressor page', () => {
  beforeEach(() => {
    providers.file = picture;
  });

  it('the drop area follows Google Drive, and the file is compressed', async () => {
    providers.isHeld = true;
    const { page, complaints } = await site.visit('/bmpcompressor');
    const popup = await windowOf(page, 'Google Drive');
    await dropArea(page, 'Authorizing...');
    await clickIn(popup, 'Allow');
    await dropArea(page, 'Opening Google Drive...');
    await clickInPicker(page, 'Select');
    await dropArea(page, 'Downloading... 50%');
    expect(await actionOf(page).textContent()).toBe('Compress');
    expect(await actionOf(page).isDisabled()).toBe(true);
    providers.goOn();
    await dropArea(page, 'Selected: plan.bmp');
    expect((await press(page)).suggestedFilename()).toBe('plan_compressed.jpg');
    expect(complaints).toEqual([]);
  });

  it('the drop area reports a failure, and shows the previous file after a closed window', async () => {
    const { page } = await site.visit('/bmpcompressor');
    await chooseFile(page, 'mine.bmp', Buffer.from(picture.content));
    await dropArea(page, 'Selected: mine.bmp');
    await (await windowOf(page, 'Google Drive')).close();
    await dropArea(page, 'Selected: mine.bmp');
    providers.file = { ...picture, how: 'refused' };
    await pickFromDrive(page);
    await dropArea(page, '❌ Failed to fetch file');
  });

  it('a file from Dropbox is compressed', async () => {
    const { page } = await site.visit('/bmpcompressor');
    await pickFromDropbox(page);
    await dropArea(page, 'Selected: plan.bmp');
    expect((await press(page)).suggestedFilename()).toBe('plan_compressed.jpg');
  });
});
