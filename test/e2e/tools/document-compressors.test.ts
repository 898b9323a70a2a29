import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedPercent } from '../../../catalog/copy/tool-page/compression.ts';
import { docx, pptx } from '../../support/office/documents.ts';
import { xlsx } from '../../support/office/xlsx.ts';
import { illustratedPdf, signedPdf } from '../../support/pdf/illustrated-pdf.ts';
import { photograph } from '../../support/pictures/photograph.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import {
  actionOf,
  cardOf,
  chooseFile,
  contentOf,
  dropFiles,
  press,
  resultWaitMs,
  widthShare,
} from '../../support/site/tool-page.ts';

/** Pixels of a side of the photographs: enough for savings that show, and few enough to be quick on a busy machine. */
const side = 450;

let site: RunningSite;
let png: Buffer;

beforeAll(async () => {
  png = await photograph(900, 700);
  site = await runSite(undefined, { keepsPage: true });
});
afterAll(() => site.close());

const status = (page: Page) => page.locator('[role=status]');
const saved = /^✅ Compressed: \d.* → \d.* \(\d+% smaller\)$/;
const asSmallAsItGets = '✅ Already as small as it gets';
const reason = (page: Page) => page.locator('.failure');
const alert = (page: Page) => page.getByRole('alertdialog');

/** What the result's card must show, whatever the format: the saved share, and figures and bars to scale. */
async function expectSavings(page: Page, before: number, after: number): Promise<void> {
  await status(page).getByText(saved).waitFor();
  const percent = savedPercent({ bytesBefore: before, bytesAfter: after });
  await expect.poll(() => cardOf(page).textContent()).toMatch(new RegExp(`${percent}% smaller.*Before.*After`));
  await expect.poll(() => widthShare(page, '.size-bar-after', '.size-bar-before')).toBeCloseTo(after / before, 1);
  expect(await page.locator('.comparison').count()).toBe(0);
}

/** The page sends its own result again, which has become as small as it can. */
async function expectNothingMore(page: Page, name: string, once: Buffer): Promise<void> {
  await chooseFile(page, name, once);
  const again = await contentOf(await press(page));
  await status(page).getByText(asSmallAsItGets).waitFor();
  expect(again.equals(once)).toBe(true);
  await expect.poll(() => cardOf(page).textContent()).not.toContain('% smaller');
  await cardOf(page).getByText('you get it back unchanged').waitFor();
  await expect.poll(() => widthShare(page, '.size-bar-after', '.size-bar-before')).toBeCloseTo(1, 2);
}

describe('the PDF compressor', () => {
  it('alerts without a file, and ignores a dropped one of another type', async () => {
    const { page } = await site.visit('/pdf-compressor');
    await actionOf(page).click();
    await expect.poll(() => alert(page).textContent()).toContain('Please upload a PDF.');
    await page.keyboard.press('Escape');
    await dropFiles(page, ['notes.docx'], signedPdf());
    await dropFiles(page, ['REPORT.PDF'], signedPdf());
    await page.locator('.drop-zone').getByText('Selected: REPORT.PDF').waitFor();
    expect(await alert(page).count()).toBe(0);
  });

  it('shows what was saved and done, and then that nothing is left to save', async () => {
    const { page, complaints } = await site.visit('/pdf-compressor');
    const content = await illustratedPdf({ side });
    await chooseFile(page, 'brochure.pdf', content);
    const download = await press(page);
    expect(download.suggestedFilename()).toBe('compressed.pdf');
    const once = await contentOf(download);
    expect(once.toString('latin1', 0, 5)).toBe('%PDF-');
    await expectSavings(page, content.length, once.length);
    await expect.poll(() => cardOf(page).textContent()).toMatch(/1 page.*2 pictures were recompressed.*One font was/);
    await expectNothingMore(page, 'compressed.pdf', once);
    expect(complaints).toEqual([]);
  });

  it('follows its slider', async () => {
    const { page } = await site.visit('/pdf-compressor');
    await chooseFile(page, 'brochure.pdf', await illustratedPdf({ side }));
    const atDefault = (await contentOf(await press(page))).length;
    const slider = page.getByRole('slider', { name: 'Quality' });
    await slider.focus();
    await page.keyboard.press('End');
    expect(await slider.inputValue()).toBe('95');
    expect((await contentOf(await press(page))).length).toBeGreaterThan(atDefault * 1.5);
  });

  it('alerts, and says why a signed document is refused', async () => {
    const { page } = await site.visit('/pdf-compressor');
    await chooseFile(page, 'contract.pdf', signedPdf());
    await actionOf(page).click();
    await expect.poll(() => alert(page).textContent()).toContain('Compression failed.');
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await reason(page).getByText('would break its signature').waitFor();
    await reason(page).getByRole('button', { name: 'Try again' }).waitFor();
    expect(await cardOf(page).count()).toBe(0);
  });

  it('goes on without a signature once the visitor says so, for that file only', async () => {
    const { page } = await site.visit('/pdf-compressor');
    await chooseFile(page, 'contract.pdf', await illustratedPdf({ signed: true, side }));
    await actionOf(page).click();
    await alert(page).getByRole('button', { name: 'OK' }).click();
    const arrives = page.waitForEvent('download', { timeout: resultWaitMs });
    await reason(page).getByRole('button', { name: 'Go on without the signature' }).click();
    expect((await contentOf(await arrives)).includes('ByteRange')).toBe(false);
    await expect.poll(() => cardOf(page).textContent()).toContain('“contract.pdf” was signed.');
    expect(await page.locator('select[name=signature]').inputValue()).toBe('keep');
    await chooseFile(page, 'contract.pdf', signedPdf());
    await actionOf(page).click();
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await reason(page).getByText('would break its signature').waitFor();
  });
});

describe('an Office compressor', () => {
  it('waits for a file, and takes no other type', async () => {
    const { page } = await site.visit('/docxcompressor');
    await expect.poll(() => actionOf(page).isDisabled()).toBe(true);
    await dropFiles(page, ['table.xlsx'], await xlsx({ sheets: [{ name: 'One', cells: {} }] }));
    await expect.poll(() => alert(page).textContent()).toContain('❌ Only .docx files are allowed.');
    await expect.poll(() => actionOf(page).isDisabled()).toBe(true);
  });

  it('makes a document smaller, packs it where asked to, and says when nothing is left to save', async () => {
    const { page, complaints } = await site.visit('/docxcompressor');
    const content = await docx({ paragraphs: ['A text that stays.'], png });
    await chooseFile(page, 'Report 2.docx', content);
    const download = await press(page);
    expect(download.suggestedFilename()).toBe('Report 2_compressed.docx');
    const once = await contentOf(download);
    await expectSavings(page, content.length, once.length);
    await cardOf(page).getByText('One picture was recompressed').waitFor();

    await page.getByLabel(/\.docx\.7z/).check();
    const archive = await press(page);
    expect(archive.suggestedFilename()).toBe('Report 2_compressed.docx.7z');
    const packed = await contentOf(archive);
    expect(packed.toString('hex', 0, 6)).toBe('377abcaf271c');
    expect(packed.length).toBeLessThan(once.length);
    await expectSavings(page, content.length, packed.length);

    await page.getByLabel('.docx, opens as it is').check();
    await expectNothingMore(page, 'Report 2_compressed.docx', once);
    expect(complaints).toEqual([]);
  });

  it('keeps pictures finer at the right end of its slider', async () => {
    const { page } = await site.visit('/pptxcompress');
    await chooseFile(page, 'slides.pptx', await pptx({ png }));
    const atDefault = (await contentOf(await press(page))).length;
    await page.getByRole('slider', { name: 'Quality' }).fill('90');
    expect((await contentOf(await press(page))).length).toBeGreaterThan(atDefault * 1.5);
  });

  it('says that it failed, and why', async () => {
    const { page } = await site.visit('/docxcompressor');
    await chooseFile(page, 'torn.docx', (await docx({ png })).subarray(0, 5000));
    await actionOf(page).click();
    await status(page).getByText('❌ Compression failed', { exact: true }).waitFor();
    await reason(page)
      .getByText(/damaged|incomplete/)
      .first()
      .waitFor();
    await reason(page).getByRole('button', { name: 'Try again' }).waitFor();
    expect(await alert(page).count()).toBe(0);
  });

  it('heeds the case of a dropped name, and keeps its outcome when a new file comes', async () => {
    const { page } = await site.visit('/xlsxcompressor');
    const content = await xlsx({ sheets: [{ name: 'One', cells: { A1: 'A text' } }] });
    await dropFiles(page, ['TABLE.XLSX'], content);
    await expect.poll(() => alert(page).textContent()).toContain('❌ Only .xlsx files are allowed.');
    await page.keyboard.press('Escape');
    await dropFiles(page, ['table.xlsx'], content);
    await press(page);
    await cardOf(page).waitFor();
    const told = await status(page).textContent();
    await chooseFile(page, 'next.xlsx', content);
    await page.locator('.drop-zone').getByText('Selected: next.xlsx').waitFor();
    expect(await status(page).textContent()).toBe(told);
    await cardOf(page).getByText('table_compressed.xlsx').waitFor();
  });
});

describe('the CSV compressor', () => {
  const rows = Array.from({ length: 3000 }, (_, row) => `"${row}","name ${row % 97}","${(row * 7919) % 1000}"`);
  const content = Buffer.from(`id,name,value\r\n${rows.join('\r\n')}\r\n`);

  it.each([
    ['.csv, opens as it is', 'people_compressed.csv', '69642c', 0.95],
    ['.csv.zst, Zstandard', 'people_compressed.csv.zst', '28b52ffd', 0.3],
    ['.csv.7z, 7-Zip archive', 'people_compressed.csv.7z', '377abcaf271c', 0.3],
  ] as const)('offers %s', async (choice, name, start, share) => {
    const { page, complaints } = await site.visit('/csvcompress');
    await chooseFile(page, 'people.csv', content);
    await page.getByLabel(choice).check();
    const download = await press(page);
    expect(download.suggestedFilename()).toBe(name);
    const result = await contentOf(download);
    expect(result.toString('hex', 0, start.length / 2)).toBe(start);
    expect(result.length).toBeLessThan(content.length * share);
    await expectSavings(page, content.length, result.length);
    expect(complaints).toEqual([]);
  });

  it('says when a table has nothing to leave out', async () => {
    const { page } = await site.visit('/csvcompress');
    await chooseFile(page, 'people.csv', content);
    await expectNothingMore(page, 'again.csv', await contentOf(await press(page)));
  });

  it('says that it failed, and why', async () => {
    const { page } = await site.visit('/csvcompress');
    await chooseFile(page, 'noise.csv', Buffer.alloc(3000, Buffer.from([0, 1, 2, 3, 250, 17])));
    await actionOf(page).click();
    await status(page).getByText('❌ Compression failed. Try again.').waitFor();
    await reason(page).getByRole('button', { name: 'Try again' }).waitFor();
  });
});
