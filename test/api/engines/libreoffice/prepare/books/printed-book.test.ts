import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printedBook } from '../../../../../../api/engines/libreoffice/prepare/books/printed-book.ts';
import { preparePackage } from '../../../../../../api/engines/libreoffice/prepare/prepare-package.ts';
import { partOf } from '../../../../../support/office/read/part-of.ts';
import { xlsx } from '../../../../../support/office/xlsx.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const { signal } = new AbortController();

/** The parts of two sheets of one row, the second of which names no paper. */
async function prepared(row: string) {
  const input = join(folder, 'in.xlsx');
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${row}</row></sheetData><pageSetup paperSize="1" scale="90"/></worksheet>`;
  const parts = { 'xl/worksheets/sheet1.xml': sheet, 'xl/worksheets/sheet2.xml': sheet };
  const sheets = ['One', 'Two'].map((name) => ({ name, cells: {} }));
  await writeFile(input, await xlsx({ sheets, parts }));
  const output = await preparePackage(
    input,
    join(folder, 'out.xlsx'),
    printedBook({ withoutPaper: new Set([1]) }),
    signal,
  );
  return [await partOf(output, 'xl/worksheets/sheet1.xml'), await partOf(output, 'xl/worksheets/sheet2.xml')] as const;
}

it('keeps the last results of formulas, and formulas that have none', async () => {
  const [first] = await prepared('<c t="e"><f aca="false">total(A1)</f><v>#VALUE!</v></c><c><f>1+1</f></c>');
  expect(first).toContain('<c t="e"><v>#VALUE!</v></c><c><f>1+1</f></c>');
});

it('names no paper for sheets that name none', async () => {
  const [first, second] = await prepared('');
  expect(first).toContain('<pageSetup paperSize="1" scale="90"/>');
  expect(second).toContain('<pageSetup paperSize="0" scale="90"/>');
});
