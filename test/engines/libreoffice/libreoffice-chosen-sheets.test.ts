import { execFileSync } from 'node:child_process';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inputFile } from '../../support/input-file.ts';
import { xlsx } from '../../support/office/xlsx.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { scratchFolder } from '../../support/scratch.ts';

const folder = await scratchFolder();
const engine = await sharedLibreOffice(folder);

/** The text of each page, and the notes, with the chosen sheets alone. */
async function print(sheets: string) {
  const workspace = await mkdtemp(join(folder, 'workspace-'));
  const path = join(workspace, 'input.xlsx');
  const content = await xlsx({
    font: { name: 'Liberation Sans', size: 11 },
    sheets: [
      { name: 'Cover', cells: { A1: 'of the cover' } },
      { name: 'Drafts', cells: { A1: 'of drafts' }, hidden: true },
      { name: 'Sales, 2024', cells: { A1: 'of sales' } },
      { name: 'Total', cells: { A1: 'of the total' } },
    ],
  });
  await writeFile(path, content);
  const result = await engine.operations.export({
    inputs: [inputFile({ path, format: 'xlsx', bytes: (await stat(path)).size })],
    options: { format: 'pdf', sheets },
    workspace,
    signal: new AbortController().signal,
  });
  const text = execFileSync('pdftotext', ['-layout', result.path, '-']).toString();
  const pages = text.split('\f').slice(0, -1);
  return { pages: pages.map((page) => page.trim()), notes: result.notes };
}

it('prints the chosen sheets alone, and tells how many', async () => {
  expect(await print('Sales, 2024')).toEqual({
    pages: ['of sales'],
    notes: [{ code: 'sheets-chosen', sheets: 1, of: 4 }],
  });
  const { pages, notes } = await print('3, drafts');
  expect([pages.length, pages[0]]).toEqual([2, 'of drafts']);
  expect(pages[1]).toContain('of the total');
  expect(notes).toEqual([{ code: 'sheets-chosen', sheets: 2, of: 4 }]);
});

it('prints all that the workbook shows where none is chosen', async () => {
  const { pages, notes } = await print(' ');
  expect(pages).toHaveLength(3);
  expect(notes).toEqual([{ code: 'sheets-hidden', sheets: 1 }]);
});

it('refuses a sheet that is not there', async () => {
  await expect(print('Summary')).rejects.toMatchObject({
    code: 'invalid-field',
    detail: expect.stringContaining('“Cover”, “Drafts”, “Sales, 2024”, “Total”'),
  });
});
