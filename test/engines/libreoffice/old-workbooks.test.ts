import { execFileSync } from 'node:child_process';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inputFile } from '../../support/input-file.ts';
import { flat, savedByOffice } from '../../support/office/saved-by-office.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { scratchFolder } from '../../support/scratch.ts';

const folder = await scratchFolder();
const engine = await sharedLibreOffice(folder);

const text = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const number = (value: number) => `<table:table-cell office:value-type="float" office:value="${value}"/>`;
const table = (name: string, cells: readonly string[]) =>
  `<table:table table:name="${name}">${cells.map(() => '<table:table-column table:style-name="narrow"/>').join('')}<table:table-row>${cells.join('')}</table:table-row></table:table>`;

const narrow =
  '<office:automatic-styles><style:style style:name="narrow" style:family="table-column"><style:table-column-properties style:column-width="12mm"/></style:style></office:automatic-styles>';
const workbook = flat(
  'spreadsheet',
  `${narrow}<office:body><office:spreadsheet>${table('Numbers', [number(13_611_660_559), text('Telephone'), number(1)])}${table(
    'Wide',
    Array.from({ length: 20 }, (_, index) => text(`Head${index}`)),
  )}</office:spreadsheet></office:body>`,
);

/** The text of each page, what the PDF says about itself, and the notes, of an Excel 97 workbook. */
async function print(sheets: string) {
  const workspace = await mkdtemp(join(folder, 'workspace-'));
  const path = join(workspace, 'input.xls');
  await writeFile(path, await savedByOffice(workbook, 'fods', 'xls'));
  const result = await engine.operations.export({
    inputs: [inputFile({ path, format: 'xls', bytes: (await stat(path)).size })],
    options: { format: 'pdf', sheets },
    workspace,
    signal: new AbortController().signal,
  });
  const pages = execFileSync('pdftotext', ['-layout', result.path, '-']).toString().split('\f').slice(0, -1);
  return { pages, about: execFileSync('pdfinfo', [result.path]).toString(), notes: result.notes };
}

it('lays an Excel 97 workbook out as a newer one: numbers and words are whole, and columns fit the page', async () => {
  const { pages, about, notes } = await print('');
  expect(pages).toHaveLength(2);
  expect(pages[0]).toMatch(/13611660559 +Telephone +1/);
  expect(pages[1]?.match(/Head\d+/g)).toHaveLength(20);
  expect(about).toContain('(A4)');
  expect(notes).toContainEqual({ code: 'sheets-fitted', sheets: 1 });
});

it('prints the chosen sheets of an Excel 97 workbook', async () => {
  const { pages, notes } = await print('Numbers');
  expect(pages).toHaveLength(1);
  expect(notes).toContainEqual({ code: 'sheets-chosen', sheets: 1, of: 2 });
});
