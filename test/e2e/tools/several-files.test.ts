import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx } from '../../support/office/documents.ts';
import { pdf } from '../../support/pdf/pdf.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { answer } from '../../support/site/answered-page.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, chooseFile, contentOf, dropFiles } from '../../support/site/tool-page.ts';

let site: RunningSite;
let word: Buffer;
let shut: Buffer;
const sheet = Buffer.from(pdf([[{ text: 'A page', x: 72, y: 90 }]]));

beforeAll(async () => {
  word = Buffer.from(await docx({ paragraphs: ['A letter.'] }));
  const folder = await scratchFolder();
  const [plain, locked] = [join(folder, 'plain.pdf'), join(folder, 'shut.pdf')];
  await writeFile(plain, sheet);
  await promisify(execFile)('qpdf', ['--encrypt', 'Sesame-7163', 'Sesame-7163', '256', '--', plain, locked]);
  shut = await readFile(locked);
  site = await runSite();
});
afterAll(() => site.close());

const jobs = (page: Page) => page.locator('.job');
const phases = (page: Page) => jobs(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-phase')));

describe('several files on a page for one', () => {
  it('are converted one by one, two at a time, each with its own result or reason', async () => {
    const { page } = await site.visit('/word-to-pdf');
    let running = 0;
    let most = 0;
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      running++;
      most = Math.max(most, running);
    });
    page.on('response', (response) => {
      if (response.request().method() === 'POST') running--;
    });
    await answer(page, (body) =>
      body.includes('bad.docx')
        ? { problem: { code: 'damaged-file', title: 'The file is damaged', status: 422 } }
        : { filename: 'letter.pdf', body: sheet, report: { notes: [{ code: 'macros-dropped' }] } },
    );
    await dropFiles(page, ['a.docx', 'bad.docx', 'c.docx', 'other.png'], word);
    await expect.poll(() => phases(page)).toEqual(['chosen', 'chosen', 'chosen', 'refused']);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Convert 3 files' }).click();
    await expect.poll(() => phases(page)).toEqual(['done', 'failed', 'done', 'refused']);
    expect(most).toBeLessThanOrEqual(2);
    await jobs(page).nth(1).getByText('The file is damaged').waitFor();
    await jobs(page).nth(0).getByText('1 note').click();
    await jobs(page).nth(0).getByText('The document contains macros.').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const one = page.waitForEvent('download');
    await jobs(page).nth(0).getByRole('button', { name: 'Download a.docx' }).click();
    expect(await contentOf(await one)).toEqual(sheet);
    const all = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all' }).click();
    const archive = await all;
    expect(archive.suggestedFilename()).toBe('converted_files.zip');
    const packed = (await contentOf(archive)).toString('latin1');
    expect(packed.startsWith('PK\u0003\u0004')).toBe(true);
    for (const name of ['letter.pdf', 'letter (2).pdf']) expect(packed).toContain(name);

    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => actionOf(page).textContent()).toBe('Upload');
  });

  it('are cancelled, tried again and removed, one or all', async () => {
    const { page } = await site.visit('/pdf-compressor');
    await page.route(/\/api\/+convert-/, () => undefined);
    await dropFiles(page, ['a.pdf', 'b.pdf', 'c.pdf'], sheet);
    await page.getByRole('button', { name: 'Compress 3 files' }).click();
    await expect.poll(() => phases(page)).toEqual(['busy', 'busy', 'waiting']);
    await page.getByRole('button', { name: 'Cancel a.pdf' }).click();
    await expect.poll(() => phases(page)).toEqual(['cancelled', 'busy', 'busy']);
    await page.keyboard.press('Escape');
    await expect.poll(() => phases(page)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    await page.getByRole('button', { name: 'Remove c.pdf' }).click();
    await page.getByRole('button', { name: 'Try b.pdf again' }).click();
    await expect.poll(() => phases(page)).toEqual(['cancelled', 'busy']);
  });

  it('keep the focus while their buttons come and go, and make room for the form when the last is removed', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await answer(page, (body) =>
      body.includes('bad.docx')
        ? { problem: { code: 'damaged-file', title: 'The file is damaged', status: 422 } }
        : { filename: 'letter.pdf', body: sheet, report: { notes: [] } },
    );
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    await dropFiles(page, ['a.docx', 'bad.docx', 'c.docx'], word);
    await expect.poll(focused).toBe('3 files');
    await page.getByRole('button', { name: 'Remove c.docx' }).press('Enter');
    await expect.poll(focused).toBe('Remove bad.docx');
    await page.getByRole('button', { name: 'Convert 2 files' }).press('Enter');
    await expect.poll(() => phases(page)).toEqual(['done', 'failed']);
    await expect.poll(focused).toBe('Convert 1 file');
    await page.getByRole('button', { name: 'Try bad.docx again' }).press('Enter');
    await expect.poll(focused).toMatch(/^(Cancel|Remove) bad\.docx$/);
    await expect.poll(() => phases(page)).toEqual(['done', 'failed']);
    await page.getByRole('button', { name: 'Remove bad.docx' }).press('Enter');
    await page.getByRole('button', { name: 'Remove a.docx' }).press('Enter');
    await expect.poll(focused).toBe('Choose your Word file');
  });

  it('go on without the signature where one is signed, file by file', async () => {
    const { page } = await site.visit('/pdf-compressor');
    const sent: string[] = [];
    await answer(page, (body) => {
      sent.push(body);
      return body.includes('signed.pdf') && !/name="signature"\s+drop/.test(body)
        ? { problem: { code: 'signed-document', title: 'The document is signed', status: 422 } }
        : { filename: 'compressed.pdf', body: sheet, report: { notes: [] } };
    });
    await dropFiles(page, ['signed.pdf', 'plain.pdf'], sheet);
    await page.getByRole('button', { name: 'Compress 2 files' }).click();
    await expect.poll(() => phases(page)).toEqual(['failed', 'done']);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on without the signature: signed.pdf' }).press('Enter');
    await expect.poll(() => phases(page)).toEqual(['done', 'done']);
    expect(sent.filter((body) => /name="signature"\s+drop/.test(body))).toHaveLength(1);
  });

  it('can be chosen in a dialog of their own', async () => {
    const { page } = await site.visit('/odt-to-pdf');
    const opens = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Several files' }).press('Enter');
    const chooser = await opens;
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles(['a.odt', 'b.odt'].map((name) => ({ name, mimeType: '', buffer: word })));
    await expect.poll(() => phases(page)).toEqual(['refused', 'refused']);
    expect(await actionOf(page).textContent()).toBe('Convert');
    expect(await actionOf(page).isDisabled()).toBe(true);
    await jobs(page).first().getByText('This is a Word document, whatever its .odt ending says.').waitFor();
    await jobs(page).first().getByRole('link', { name: 'Word to PDF' }).click();
    await page.getByRole('heading', { level: 1, name: 'Word to PDF' }).waitFor();
    await page.getByText('Selected: a.docx').waitFor();
  });

  it('are judged when they are listed, and a password that one of them needs is sent with all', async () => {
    const { page } = await site.visit('/pdf-to-txt');
    const sent: string[] = [];
    await answer(page, (body) => {
      sent.push(body);
      return { filename: 'page.txt', body: Buffer.from('A page'), report: { notes: [] } };
    });
    const files = { 'plain.pdf': sheet, 'shut.pdf': shut, 'empty.pdf': Buffer.alloc(0), 'letter.pdf': word };
    const opens = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Several files' }).click();
    const named = Object.entries(files).map(([name, buffer]) => ({ name, mimeType: '', buffer }));
    await (await opens).setFiles(named);
    await expect.poll(() => phases(page)).toEqual(['chosen', 'chosen', 'refused', 'refused']);
    await jobs(page).nth(1).getByText('The file is protected by a password. Enter the password below.').waitFor();
    await jobs(page).nth(2).getByText('The file is empty.').waitFor();
    await jobs(page).nth(3).getByRole('link').first().waitFor();
    expect(sent).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill('Sesame-7163');
    await page.getByRole('button', { name: 'Convert 2 files' }).click();
    await expect.poll(() => phases(page)).toEqual(['done', 'done', 'refused', 'refused']);
    expect(sent.map((body) => /name="password"\s+Sesame-7163/.test(body))).toEqual([true, true]);
  });
});

describe('a chosen file', () => {
  it('is told to be another format before it is sent, with the tool that takes it', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await chooseFile(page, 'scan.docx', sheet);
    const told = page.locator('.file-check');
    await told.getByText('This is a PDF, whatever its .docx ending says.').waitFor();
    await told.getByRole('link', { name: 'PDF to Word' }).click();
    await page.getByRole('heading', { level: 1, name: 'PDF to Word' }).waitFor();
    await page.getByText('Selected: scan.pdf').waitFor();
    expect(await page.locator('.file-check').count()).toBe(0);
  });

  it('that the page refuses is offered to a tool that takes it, behind the message', async () => {
    const { page } = await site.visit('/word-to-pdf');
    await chooseFile(page, 'slides.pdf', sheet);
    await page.getByRole('alertdialog').getByText('❌ Only .docx files are allowed.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.file-check').getByRole('link', { name: 'PDF to Word' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
