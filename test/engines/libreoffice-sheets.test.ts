import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { prepareWorkbook } from '../../api/engines/libreoffice/sheets/prepare-workbook.ts';
import { createProcesses, type Processes } from '../../api/process.ts';
import { detectSandbox } from '../../api/sandbox.ts';
import { folderIn, scratchFolder } from '../support/scratch.ts';
import { grid, type Xlsx, xlsx } from '../support/xlsx.ts';

const run = promisify(execFile);
let folder = '';
let processes: Processes;
let count = 0;

beforeAll(async () => {
  folder = await scratchFolder();
  processes = createProcesses(await detectSandbox(folder));
});

/** The text of each page of a prepared workbook, printed by LibreOffice. */
async function print(workbook: Xlsx): Promise<readonly string[]> {
  const workspace = await folderIn(folder, `job${count++}`);
  const { signal } = new AbortController();
  const input = join(workspace, 'in.xlsx');
  await writeFile(input, await xlsx(workbook));
  await prepareWorkbook(input, join(workspace, 'out.xlsx'), { paper: 'A4', signal });
  const profile = `-env:UserInstallation=file://${workspace}/profile`;
  const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', workspace, join(workspace, 'out.xlsx')];
  await processes.run({ file: 'soffice', args }, { workspace, signal, timeoutMs: 50_000 });
  const { stdout } = await run('pdftotext', ['-layout', join(workspace, 'out.pdf'), '-']);
  return stdout.split('\f').slice(0, -1);
}

const headers = (page: string) => page.match(/Head\d+/g) ?? [];
const table = (columns: number, rows: number) =>
  grid(
    Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => (y === 0 ? `Head${x + 1}` : y))),
  );

it.each(['Calibri', 'Arial', 'Times New Roman', 'A font that is nowhere'])(
  'cuts no column of a sheet of 60 columns in %s, and leaves none alone',
  async (name) => {
    const pages = await print({ font: { name, size: 11 }, sheets: [{ name: 'Wide', cells: table(60, 5) }] });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(5);
    expect(pages.flatMap(headers)).toEqual(Array.from({ length: 60 }, (_, index) => `Head${index + 1}`));
    for (const page of pages) {
      const rows = page.split('\n').filter((line) => /^[\s\d]+$/.test(line) && line.trim() !== '');
      expect(headers(page).length).toBeGreaterThan(10);
      // As many numbers in every row as the page has headers: the columns are whole.
      for (const row of rows) expect(row.trim().split(/\s+/)).toHaveLength(headers(page).length);
      expect(rows).toHaveLength(4);
    }
  },
);

it('prints a sheet of 20 columns on one page', async () => {
  const pages = await print({ sheets: [{ name: 'Sheet', cells: table(20, 5) }] });
  expect(pages.map(headers)).toEqual([Array.from({ length: 20 }, (_, index) => `Head${index + 1}`)]);
});

it('shows no ### and cuts no text', async () => {
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
  const numbers = formats.map((format) => ({ value: 44_927.75, format }));
  const notes = [
    `${sentence} endOne`,
    1,
    `${sentence.repeat(9)} endTwo`,
    2,
    { value: `${sentence.repeat(4)} endThree`, wrap: true },
  ];
  const cells = grid([[`${sentence.repeat(6)} endZero`], numbers, notes]);
  const columns = [{ min: 1, max: 7, width: 4, customWidth: 1 }];
  const [page, ...more] = await print({ sheets: [{ name: 'Notes', columns, cells }] });
  expect(more).toEqual([]);
  expect(page).not.toContain('##');
  expect(page).toContain('44,927.75');
  expect(page).toContain('2023-01-01 18:00:00');
  for (const end of ['endZero', 'endOne', 'endTwo', 'endThree']) expect(page).toContain(end);
});

it('prints two cells at the ends of a sheet on two pages', async () => {
  const pages = await print({ sheets: [{ name: 'Far', cells: { A1: 'start', XFD1048576: 'end' } }] });
  expect(pages.map((page) => page.trim())).toEqual(['start', 'end']);
});

it('keeps to itself what the author hid', async () => {
  const sheets = [
    {
      name: 'Shown',
      cells: { A1: 'visible', B1: 'invisible', A2: 'unseen' },
      rows: { 2: { hidden: 1 } },
      columns: [{ min: 2, max: 2, width: 9, hidden: 1 }],
    },
    { name: 'Hidden', cells: { A1: 'secret' }, hidden: true },
  ];
  const pages = await print({ sheets });
  expect(pages.map((page) => page.trim())).toEqual(['visible']);
});
