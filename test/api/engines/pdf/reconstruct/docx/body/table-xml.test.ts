import { describe, expect, it } from 'vitest';
import { tableXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/table-xml.ts';
import type { Table, TableCell } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';

const border = { width: 0.5, colour: '000000' };
const cell: TableCell = {
  ...{ columns: 1, rows: 1, isContinued: false, blocks: [], fill: null, vertical: 'top' },
  borders: { top: border, left: border, bottom: null, right: border },
};
const table = (...rows: Table['rows']): Table => ({
  ...{ type: 'table', isRightToLeft: false, left: 3, columns: [100, 50, 25], rows, headerRows: 1 },
  padding: { left: 5, right: 4 },
});
const row = (...cells: readonly Partial<TableCell>[]) => ({
  height: null,
  cells: cells.map((parts) => ({ ...cell, ...parts })),
});
const content = (_: TableCell, width: number) => `<w:p w="${width}"/>`;

describe('a table', () => {
  it('has columns of fixed widths, and is as wide as all of them', () => {
    const xml = tableXml(table(row({}, {}, {})), content);
    expect(xml).toContain('<w:tblW w:w="3500" w:type="dxa"/><w:tblInd w:w="60" w:type="dxa"/>');
    expect(xml).toContain('<w:gridCol w:w="2000"/><w:gridCol w:w="1000"/><w:gridCol w:w="500"/>');
    expect(xml).toContain('<w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="80" w:type="dxa"/>');
    expect(xml).not.toContain('w:bidiVisual');
    expect(tableXml({ ...table(), isRightToLeft: true }, content)).toContain('<w:tblPr><w:bidiVisual/>');
  });

  it('has cells over several columns and rows', () => {
    const xml = tableXml(table(row({ columns: 2, rows: 2 }, {}), row({ columns: 2, isContinued: true }, {})), content);
    expect(xml).toContain('<w:tcW w:w="3000" w:type="dxa"/><w:gridSpan w:val="2"/><w:vMerge w:val="restart"/>');
    expect(xml).toContain('<w:gridSpan w:val="2"/><w:vMerge/>');
    expect(xml.match(/w="141"/g)).toHaveLength(2);
    expect(xml.match(/w="16"/g)).toHaveLength(2);
  });

  it('says how its cells look', () => {
    const xml = tableXml(table(row({ fill: 'EEEEEE', vertical: 'center' })), content);
    expect(xml).toContain('<w:bottom w:val="nil"/>');
    expect(xml).toContain('w:fill="EEEEEE"/><w:vAlign w:val="center"/></w:tcPr>');
  });

  it('repeats its first rows, and has rows of a height at least', () => {
    const xml = tableXml(table({ ...row({}), height: 20 }, row({})), content);
    expect(xml).toContain('<w:trPr><w:trHeight w:val="400" w:hRule="atLeast"/><w:tblHeader/></w:trPr>');
    expect(xml.match(/w:tblHeader/g)).toHaveLength(1);
  });
});
