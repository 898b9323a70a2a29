import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseSheets } from '../../../../../api/engines/libreoffice/sheets/choose-sheets.ts';
import { partReader, readSheetNames } from '../../../../../api/engines/libreoffice/sheets/read/read-workbook.ts';
import { openPackage } from '../../../../../api/formats/zip/zip-package.ts';
import { type Xlsx, xlsx } from '../../../../support/office/xlsx.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

let folder = '';
beforeAll(async () => {
  folder = await scratchFolder();
});

const { signal } = new AbortController();
const cells = { A1: 'text' };
const usual: Xlsx = {
  sheets: [
    { name: 'Cover', cells },
    { name: 'Drafts', cells, hidden: true },
    { name: 'Sales, 2024', cells },
    { name: '2', cells },
    { name: 'R&D', cells },
  ],
};

async function choose(wanted: string, workbook = usual) {
  const [input, output] = [join(folder, 'in.xlsx'), join(folder, 'out.xlsx')];
  await writeFile(input, await xlsx(workbook));
  const counts = await chooseSheets(input, output, wanted, signal);
  const opened = await openPackage(output);
  try {
    const read = partReader(opened, signal);
    const { part, sheets } = (await readSheetNames(read)) ?? { part: '', sheets: [] };
    const source = await read(part);
    const shown = sheets.flatMap(({ name, hidden }) => (hidden ? [] : [name]));
    return { counts, shown, names: sheets.map(({ name }) => name), xml: source ? await text(source) : '' };
  } finally {
    opened.close();
  }
}
const shownBy = async (wanted: string) => (await choose(wanted)).shown;

describe('chooseSheets', () => {
  it('shows the sheets with these names, in whatever case, commas included', async () => {
    expect(await shownBy('r&d, cover')).toEqual(['Cover', 'R&D']);
    expect(await shownBy(' Sales, 2024 ,R&D')).toEqual(['Sales, 2024', 'R&D']);
  });

  it('counts the sheets that the workbook shows, where no name is a number', async () => {
    expect(await shownBy('1, 4')).toEqual(['Cover', 'R&D']);
    expect(await shownBy('3-')).toEqual(['2', 'R&D']);
    expect(await shownBy('1-2,')).toEqual(['Cover', 'Sales, 2024']);
    expect(await shownBy('2')).toEqual(['2']);
  });

  it('shows a hidden sheet that is named', async () => {
    expect(await choose('drafts')).toMatchObject({ shown: ['Drafts'], counts: { sheets: 1, of: 5 } });
  });

  it('keeps all names, and hides each of the others once', async () => {
    const { names, xml, counts } = await choose('Cover, Cover, 1');
    expect(names).toEqual(usual.sheets.map(({ name }) => name));
    expect(xml.match(/state="hidden"/g)).toHaveLength(4);
    expect(counts).toEqual({ sheets: 1, of: 5 });
  });

  it.each(['Summary', '5', '0', '2-9', '1, Summary', '4-1'])('refuses “%s”, and names the sheets', async (wanted) => {
    const sheets = 'Its sheets are “Cover”, “Drafts”, “Sales, 2024”, “2”, “R&D”.';
    await expect(choose(wanted)).rejects.toMatchObject({
      code: 'invalid-field',
      detail: expect.stringMatching(/^This workbook has no sheet “.*”\. /),
    });
    await expect(choose(wanted)).rejects.toMatchObject({ detail: expect.stringContaining(sheets) });
  });

  it('refuses commas alone, and names at most twenty sheets', async () => {
    await expect(choose(',')).rejects.toMatchObject({ code: 'invalid-field' });
    const sheets = Array.from({ length: 23 }, (_, index) => ({ name: `Page ${index + 1}`, cells }));
    await expect(choose('none', { sheets })).rejects.toMatchObject({
      detail: expect.stringMatching(/“Page 20” and 3 more\.$/),
    });
  });

  it('refuses a package that is no workbook', async () => {
    const parts = { 'xl/workbook.xml': '<document/>' };
    await expect(choose('1', { ...usual, parts })).rejects.toMatchObject({ code: 'invalid-field' });
  });
});
