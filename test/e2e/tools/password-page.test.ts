import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../support/pdf/pdf.ts';
import { scratchFolder } from '../../support/scratch.ts';
import {
  type BuiltServer,
  startBuiltServer,
  withoutChromium,
  withoutLibreOffice,
} from '../../support/servers/built-server.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { stillPhone } from '../../support/site/devices.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, chooseFile, contentOf } from '../../support/site/tool-page.ts';

const run = promisify(execFile);
const secret = 'Sesame-7163';
const path = '/pdf-to-txt';
let site: RunningSite;
let shut: Buffer;
let restricted: Buffer;

beforeAll(async () => {
  const folder = await scratchFolder();
  const [plain, locked, args] = [join(folder, 'plain.pdf'), join(folder, 'shut.pdf'), join(folder, 'arguments')];
  await writeFile(plain, pdf([[{ text: 'A sheet of paper', x: 72, y: 90 }]]));
  const encrypt = async (opening: string) => {
    await writeFile(args, ['--encrypt', opening, secret, '256', '--'].join('\n'));
    await run('qpdf', [`@${args}`, plain, locked]);
    return readFile(locked);
  };
  shut = await encrypt(secret);
  restricted = await encrypt('');
  site = await runSite();
});
afterAll(() => site.close());

const password = (page: Page) => page.getByLabel('Password', { exact: true });

describe('a protected file on a page', () => {
  it('is told when it is chosen, with the field for its password, and sent once', async () => {
    const { page } = await site.visit(path);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await chooseFile(page, 'shut.pdf', shut);
    await page.locator('.file-check').getByText('Enter the password below.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await password(page).fill(secret);
    const arrives = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await contentOf(await arrives)).toString()).toBe('A sheet of paper\n');
    expect(sent).toHaveLength(1);
  });

  it('is told on a phone where it can be read, with the whole field above the action bar', async () => {
    const { page } = await site.visit('/ar/pdf-to-word', stillPhone);
    await chooseFile(page, 'shut.pdf', shut);
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.locator(selector).evaluate((element, at) => element.getBoundingClientRect()[at], side);
    await page.locator('input[type=password]').waitFor();
    await expect
      .poll(async () => (await edge('.action-bar', 'top')) - (await edge('input[type=password]', 'bottom')))
      .toBeGreaterThan(0);
    expect(await edge('.file-check', 'top')).toBeGreaterThan(0);
  });

  it('opens without one if only what may be done with it is restricted', async () => {
    const { page } = await site.visit(path);
    const opened = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
    await chooseFile(page, 'restricted.pdf', restricted);
    await opened;
    await page.getByText('Selected: restricted.pdf').waitFor();
    expect(await page.locator('.file-check, input[type=password]').count()).toBe(0);
    const arrives = page.waitForEvent('download');
    await actionOf(page).click();
    expect((await contentOf(await arrives)).toString()).toBe('A sheet of paper\n');
  });

  it('can be sent without its password, which the page then asks for again', async () => {
    const { page } = await site.visit(path);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await chooseFile(page, 'shut.pdf', shut);
    await actionOf(page).click();
    await password(page).waitFor();
    await page.locator('.failure').getByText('The file is protected by a password').waitFor();
    await expect.poll(() => password(page).evaluate((control) => control === document.activeElement)).toBe(true);

    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await page.locator('.failure').getByText('The password isn’t right').waitFor();
    expect(await password(page).evaluate((control) => control.ariaDescribedByElements?.[0]?.textContent)).toBe(
      'The password isn’t right',
    );
    const selected = () =>
      password(page).evaluate((control) => {
        const { selectionStart, selectionEnd } = control as HTMLInputElement;
        return control === document.activeElement && [selectionStart, selectionEnd];
      });
    await expect.poll(selected).toEqual([0, 'wrong'.length]);

    await page.keyboard.type(secret);
    const arrives = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await contentOf(await arrives)).toString()).toBe('A sheet of paper\n');
    await page.getByText('The file was opened with your password. The result opens without one.').waitFor();
    expect(sent).toHaveLength(3);
  });

  it('is asked for no longer with the next file', async () => {
    const { page } = await site.visit(path);
    await chooseFile(page, 'shut.pdf', shut);
    await password(page).waitFor();
    await chooseFile(page, 'restricted.pdf', restricted);
    await expect.poll(() => page.locator('input[type=password]').count()).toBe(0);
  });

  it('closes the alert in front of the field, which has the focus then', async () => {
    const { page } = await site.visit('/pdf-to-word');
    await chooseFile(page, 'shut.pdf', shut);
    await actionOf(page).click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => password(page).evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await actionOf(page).isEnabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('can be sent with its password at once without script', async () => {
    const { page } = await site.visit(path, { javaScriptEnabled: false });
    await chooseFile(page, 'shut.pdf', shut);
    await password(page).fill(secret);
    const arrives = page.waitForEvent('download');
    await actionOf(page).click();
    expect((await contentOf(await arrives)).toString()).toBe('A sheet of paper\n');
  });
});

describe('a password', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer({ LOG_LEVEL: 'debug', ...withoutLibreOffice, ...withoutChromium });
  });
  afterAll(() => server.stop());

  async function convert(word: string): Promise<Response> {
    const form = new FormData();
    form.append('password', word);
    form.append('file', new Blob([Uint8Array.from(shut)]), 'shut.pdf');
    return fetch(`${server.base}/api/convert-pdf-to-text`, { method: 'POST', body: form });
  }

  /** What every process of the machine was started with, until told to stop. */
  async function watchCommandLines(signal: AbortSignal): Promise<string> {
    const seen = new Set<string>();
    while (!signal.aborted) {
      for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
        seen.add(await readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => ''));
      }
      await wait(2);
    }
    return [...seen].join('\n');
  }

  it('is on no command line and in no log, whether it is right or wrong', async () => {
    const stop = new AbortController();
    const watching = watchCommandLines(stop.signal);
    const right = await convert(secret);
    expect(await right.text()).toBe('A sheet of paper\n');
    const wrong = await convert(`${secret}-wrong`);
    expect(await wrong.text()).not.toContain(secret);
    expect(wrong.status).toBe(422);
    stop.abort();
    const commands = await watching;
    expect(commands).not.toContain(secret);
    await expect.poll(() => server.log()).toContain('wrong-password');
    expect(server.log()).not.toContain(secret);
  });
});
