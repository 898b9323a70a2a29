import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareWorkbook } from '../../../../../../api/engines/libreoffice/sheets/prepare-workbook.ts';
import { relationships } from '../../../../../support/office/package.ts';
import { parseXml, type XmlNode } from '../../../../../support/office/read/parse-xml.ts';
import { partOf } from '../../../../../support/office/read/part-of.ts';
import { grid, type XlsxSheet, xlsx } from '../../../../../support/office/xlsx.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const signal = new AbortController().signal;

interface Painted {
  readonly bold: boolean;
  readonly fill: string | undefined;
}

/** A sheet with a table, as it is prepared: the looks of its cells by their references. */
async function paint(sheet: Partial<XlsxSheet>, table: string): Promise<Readonly<Record<string, Painted>>> {
  const [input, output] = [join(folder, 'in.xlsx'), join(folder, 'out.xlsx')];
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const parts = {
    'xl/worksheets/_rels/sheet1.xml.rels': relationships({ t1: ['table', '../tables/table1.xml'] }),
    'xl/tables/table1.xml': `<table xmlns="${main}" id="1" name="T" displayName="T" ${table}</table>`,
  };
  await writeFile(input, await xlsx({ sheets: [{ name: 'Data', cells: {}, ...sheet }], parts }));
  await prepareWorkbook(input, output, { paper: 'A4', signal });
  const styles = parseXml(await partOf(output, 'xl/styles.xml'));
  const list = (name: string) => styles.children.find((child) => child.name === name)?.children ?? [];
  const [fonts, fills, formats] = [list('fonts'), list('fills'), list('cellXfs')];
  const all = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(all)];
  const cells = all(parseXml(await partOf(output, 'xl/worksheets/sheet1.xml'))).filter(({ name }) => name === 'c');
  return Object.fromEntries(
    cells.map(({ attributes }) => {
      const format = formats[Number(attributes.s ?? 0)];
      const font = fonts[Number(format?.attributes.fontId)];
      const fill = fills[Number(format?.attributes.fillId)];
      const colour = fill === undefined ? undefined : all(fill).find(({ name }) => name === 'fgColor')?.attributes;
      return [
        attributes.r ?? '',
        {
          bold: font?.children.some(({ name }) => name === 'b') ?? false,
          fill: colour && (colour.rgb ?? `${colour.theme} ${colour.tint ?? 0}`),
        },
      ];
    }),
  );
}

const info = '<tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/>';
const rows = grid([
  ['Item', 'Price'],
  ['Lamp', 12],
  ['Chair', 40],
  ['Desk', 90],
]);

describe('tables of Excel', () => {
  it('get their heads and stripes', async () => {
    const cells = await paint({ cells: rows }, `ref="A1:B4">${info}`);
    expect(cells.A1).toEqual({ bold: true, fill: '4 0' });
    expect(['A2', 'A3', 'A4'].map((at) => cells[at]?.fill)).toEqual(['4 0.8', undefined, '4 0.8']);
  });

  it('keep what their cells say themselves', async () => {
    const filled = { ...rows, A2: { value: 'Lamp', filled: true } };
    const cells = await paint({ cells: filled }, `ref="A1:B4">${info}`);
    expect(cells.A2?.fill).toBe('FFFFCC00');
    expect(cells.B2?.fill).toBe('4 0.8');
  });

  it('have stripes by the rows that are shown, and cells where the sheet has none', async () => {
    const cells = await paint({ cells: rows, rows: { 3: { hidden: 1 } } }, `ref="A1:C4">${info}`);
    expect(cells.A4?.fill).toBeUndefined();
    expect(cells.C1).toEqual({ bold: true, fill: '4 0' });
    expect(cells.C2?.fill).toBe('4 0.8');
  });

  it('stay as they are without a style, and with one that is not known', async () => {
    for (const style of ['', '<tableStyleInfo name="Mine" showRowStripes="1"/>']) {
      const cells = await paint({ cells: rows }, `ref="A1:B4">${style}`);
      expect(Object.values(cells).some(({ fill }) => fill !== undefined)).toBe(false);
    }
  });
});
