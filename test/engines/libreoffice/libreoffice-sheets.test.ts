import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { prepareWorkbook } from '../../../api/engines/libreoffice/sheets/prepare-workbook.ts';
import { grid, type Xlsx, type XlsxSheet, xlsx } from '../../support/office/xlsx.ts';
import { scratchFolder } from '../../support/scratch.ts';

const headers = (page: string) => page.match(/Head\d+/g) ?? [];
const table = (columns: number, rows: number) =>
  grid(
    Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => (y === 0 ? `Head${x + 1}` : y))),
  );
const sheet = (cells: XlsxSheet['cells']) => ({ sheets: [{ name: 'Sheet', cells }] });

const sentence = 'Every word of this remark stands in the result, up to the very';
const formats = [
  '#,##0.00',
  'yyyy-mm-dd hh:mm:ss',
  'dddd, d mmmm yyyy',
  '0.00%',
  '[$€-407] #,##0.00',
  '0.00E+00',
  '[h]:mm:ss',
];
const fonts = ['Calibri', 'Arial', 'Times New Roman', 'A font that is nowhere'] as const;
const wide = (name: string): Xlsx => ({ font: { name, size: 11 }, ...sheet(table(60, 5)) });

const workbooks: Readonly<Record<string, Xlsx>> = {
  ...Object.fromEntries(fonts.map((name) => [name, wide(name)])),
  twenty: sheet(table(20, 5)),
  far: sheet({ A1: 'start', XFD1048576: 'end' }),
  lone: {
    sheets: [
      {
        name: 'Lone',
        cells: { A1: `${'word '.repeat(24)}end` },
        columns: [{ min: 1, max: 1, width: 120, customWidth: 1 }],
      },
    ],
  },
  merged: {
    sheets: [
      { name: 'Merged', cells: {}, merges: ['A1:XFD60'], picture: { from: [1, 1], to: [4, 9] } },
      { name: 'Next', cells: { A1: 'next' } },
    ],
  },
  notes: {
    sheets: [
      {
        name: 'Notes',
        columns: [{ min: 1, max: 7, width: 4, customWidth: 1 }],
        cells: grid([
          [`${sentence.repeat(6)} endZero`],
          formats.map((format) => ({ value: 44_927.75, format })),
          [
            `${sentence} endOne`,
            1,
            `${sentence.repeat(9)} endTwo`,
            2,
            { value: `${sentence.repeat(4)} endThree`, wrap: true },
          ],
        ]),
      },
    ],
  },
  hidden: {
    sheets: [
      {
        name: 'Shown',
        cells: { A1: 'visible', B1: 'invisible', A2: 'unseen' },
        rows: { 2: { hidden: 1 } },
        columns: [{ min: 2, max: 2, width: 9, hidden: 1 }],
      },
      { name: 'Hidden', cells: { A1: 'secret' }, hidden: true },
    ],
  },
};

/** The text of each page, by workbook. */
const printed = new Map<string, readonly string[]>();
const pagesOf = (name: string) => printed.get(name) ?? [];

beforeAll(async () => {
  const workspace = await scratchFolder();
  const { signal } = new AbortController();
  const prepared: string[] = [];
  for (const [name, workbook] of Object.entries(workbooks)) {
    const input = join(workspace, 'in.xlsx');
    const output = join(workspace, `${name}.xlsx`);
    await writeFile(input, await xlsx(workbook));
    await prepareWorkbook(input, output, { paper: 'A4', signal });
    prepared.push(output);
  }
  const profile = `-env:UserInstallation=file://${workspace}/profile`;
  const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', workspace, ...prepared];
  await promisify(execFile)('soffice', args, { timeout: 300_000 });
  for (const name of Object.keys(workbooks)) {
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', join(workspace, `${name}.pdf`), '-']);
    printed.set(name, stdout.split('\f').slice(0, -1));
  }
});

it.each(fonts)('cuts no column of a sheet of 60 columns in %s, and leaves none alone', (name) => {
  const pages = pagesOf(name);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(5);
  expect(pages.flatMap(headers)).toEqual(Array.from({ length: 60 }, (_, index) => `Head${index + 1}`));
  for (const page of pages) {
    expect(headers(page).length).toBeGreaterThan(10);
    const rows = page.split('\n').filter((line) => /^[\s\d]+$/.test(line) && line.trim() !== '');
    expect(rows).toHaveLength(4);
    // As many numbers in every row as the page has headers: the columns are whole.
    for (const row of rows) expect(row.trim().split(/\s+/)).toHaveLength(headers(page).length);
  }
});

it('prints a sheet of 20 columns on one page', () => {
  expect(pagesOf('twenty').map(headers)).toEqual([Array.from({ length: 20 }, (_, index) => `Head${index + 1}`)]);
});

it('shows no ### and cuts no text', () => {
  const [page, ...more] = pagesOf('notes');
  expect(more).toEqual([]);
  expect(page).not.toContain('##');
  expect(page).toContain('44,927.75');
  expect(page).toContain('2023-01-01 18:00:00');
  for (const end of ['endZero', 'endOne', 'endTwo', 'endThree']) expect(page).toContain(end);
});

it('shrinks a lone column that is wider than the page', () => {
  expect(pagesOf('lone').map((page) => page.trim().split(/\s+/).at(-1))).toEqual(['end']);
});

it('prints a picture on cells that are merged up to the end of the sheet, and goes on', () => {
  expect(pagesOf('merged').map((page) => page.trim())).toEqual(['', 'next']);
});

it('prints two cells at the ends of a sheet on two pages', () => {
  expect(pagesOf('far').map((page) => page.trim())).toEqual(['start', 'end']);
});

it('keeps to itself what the author hid', () => {
  expect(pagesOf('hidden').map((page) => page.trim())).toEqual(['visible']);
});
