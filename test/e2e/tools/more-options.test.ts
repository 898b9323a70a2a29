import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../support/pdf/pdf.ts';
import { readPdf } from '../../support/pdf/read-pdf.ts';
import { photograph } from '../../support/pictures/photograph.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { answer } from '../../support/site/answered-page.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { stillPhone } from '../../support/site/devices.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, chooseFile, contentOf, press } from '../../support/site/tool-page.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const summary = (page: Page) => page.locator('.more-options > summary');

/** What a PDF that arrived looks like. */
async function readDownload(content: Buffer) {
  const path = join(await scratchFolder(), 'arrived.pdf');
  await writeFile(path, content);
  return readPdf(path);
}

describe('more options', () => {
  it('stay folded until they are wanted, and decide the pages of the result', async () => {
    const { page, complaints } = await site.visit('/csv-to-pdf');
    const paper = page.getByLabel('Paper', { exact: true });
    expect(await paper.isVisible()).toBe(false);
    await chooseFile(page, 'table.csv', Buffer.from('name,count\npaper,3\n'));
    expect(await readDownload(await contentOf(await press(page)))).toMatchObject({ width: 595.28, height: 841.89 });

    await summary(page).focus();
    await page.keyboard.press('Enter');
    await paper.selectOption('A5');
    await page.getByLabel('Orientation', { exact: true }).selectOption('Sideways');
    await page.getByLabel('Margins', { exact: true }).selectOption('Wide, 30 mm');
    expect(await violationsOf(page)).toEqual([]);
    await chooseFile(page, 'table.csv', Buffer.from('name,count\npaper,3\n'));
    expect(await readDownload(await contentOf(await press(page)))).toMatchObject({ width: 595.28, height: 419.53 });
    expect(complaints).toEqual([]);
  });

  it.each(['/es/html-to-pdf', '/ar/html-to-pdf'])('are in the language of %s', async (path) => {
    const { page } = await site.visit(path, stillPhone);
    await summary(page).click();
    await page.locator('select[name=paper]').selectOption('a5');
    expect(await page.locator('.more-options').textContent()).not.toMatch(/Paper|Automatic|Upright|Narrow/);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('can be chosen without script', async () => {
    const { page } = await site.visit('/text-to-pdf', { javaScriptEnabled: false });
    await summary(page).click();
    await page.getByLabel('Paper', { exact: true }).selectOption('US Legal');
    await chooseFile(page, 'letter.txt', Buffer.from('A short letter.\n'));
    expect(await readDownload(await contentOf(await press(page)))).toMatchObject({ width: 612, height: 1008 });
  });
});

describe('presets', () => {
  it('move the slider, and show which of them it stands at', async () => {
    const { page } = await site.visit('/pdf-compressor');
    const slider = page.getByRole('slider', { name: 'Quality' });
    const preset = (name: string) => page.getByRole('group', { name: 'Quality' }).getByRole('button', { name });
    expect(await preset('Balanced').getAttribute('aria-pressed')).toBe('true');
    await chooseFile(page, 'brochure.pdf', Buffer.from(pdf([[{ text: 'A page', x: 72, y: 90 }]])));
    const sent: string[] = [];
    await answer(page, (body) => {
      sent.push(body);
      return { problem: { code: 'busy', title: 'Too much to do', status: 503 } };
    });
    await preset('Strong').click();
    expect(await slider.inputValue()).toBe('40');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.preset[aria-pressed=true]').count()).toBe(0);
    await preset('Strong').press('Space');
    await actionOf(page).click();
    await expect.poll(() => sent.join()).toMatch(/name="quality"\s+40\b/);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('a target size', () => {
  it('lowers the quality only as far as it has to, or says what was reached', async () => {
    const { page } = await site.visit('/img-compressor');
    const photo = await photograph(1200, 900);
    const compress = async (megabytes: string) => {
      await chooseFile(page, 'photo.png', photo);
      await page.getByLabel('Target size in MB').fill(megabytes);
      const { length } = await contentOf(await press(page));
      return { length, notes: (await page.locator('.outcome').textContent()) ?? '' };
    };
    await summary(page).click();
    const free = await compress('');
    expect(free.notes).not.toContain('quality');
    const target = Math.floor(free.length / 12_000) / 100;
    const fitted = await compress(String(target));
    expect(fitted.length).toBeLessThanOrEqual(target * 1_000_000);
    expect(fitted.notes).toMatch(/To stay under [\d.]+ kB, the quality went down to \d+\./);
    expect(await violationsOf(page)).toEqual([]);
    const missed = await compress('0.01');
    expect(missed.notes).toMatch(/10 kB couldn’t be reached\. The smallest result found is [\d.]+ kB, at quality 30\./);
  });
});
