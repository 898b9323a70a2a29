import { describe, expect, it } from 'vitest';
import { presetStyle } from '../../../../../../api/engines/libreoffice/sheets/tables/preset-styles.ts';
import {
  type Line,
  lookAt,
  type PartLook,
  rowKind,
  type SheetTable,
  type TableStyle,
} from '../../../../../../api/engines/libreoffice/sheets/tables/table-style.ts';

const line: Line = { style: 'thin', colour: { rgb: 'FF000000' } };
const inner: Line = { style: 'hair', colour: { rgb: 'FF888888' } };
const style: TableStyle = {
  parts: new Map([
    ['wholeTable', { left: line, right: line, top: line, bottom: line, horizontal: inner, vertical: inner }],
    ['firstRowStripe', { fill: { rgb: 'FFEEEEEE' } }],
    ['firstColumnStripe', { fill: { rgb: 'FFDDDDDD' } }],
    ['firstColumn', { bold: true }],
    ['headerRow', { bold: true, fill: { rgb: 'FF0000FF' }, bottom: inner }],
    ['totalRow', { fill: { rgb: 'FF00FF00' } }],
  ]),
  stripeSizes: new Map(),
};
/** B2:D7 with a head, four rows and a total. */
const table: SheetTable = {
  range: { firstRow: 2, lastRow: 7, firstColumn: 2, lastColumn: 4 },
  headerRows: 1,
  totalRows: 1,
  style,
  firstColumn: true,
  lastColumn: false,
  rowStripes: true,
  columnStripes: false,
};

describe('lookAt', () => {
  it('draws lines around the table and others within', () => {
    expect(lookAt(table, 3, 3, 0)).toMatchObject({ left: inner, right: inner, top: inner, bottom: inner });
    expect(lookAt(table, 7, 4, 0)).toMatchObject({ left: inner, right: line, top: inner, bottom: line });
    expect(lookAt(table, 2, 2, 0)).toMatchObject({ left: line, top: line, bottom: inner });
  });

  it('lets heads, totals and first columns win over stripes, which count the rows with data', () => {
    expect(lookAt(table, 2, 3, 0)).toMatchObject({ bold: true, fill: { rgb: 'FF0000FF' } });
    expect([3, 4, 5, 6].map((row) => lookAt(table, row, 3, row - 3).fill?.rgb)).toEqual([
      'FFEEEEEE',
      undefined,
      'FFEEEEEE',
      undefined,
    ]);
    expect(lookAt(table, 3, 2, 0)).toMatchObject({ bold: true, fill: { rgb: 'FFEEEEEE' } });
    expect(lookAt(table, 7, 3, 0).fill).toEqual({ rgb: 'FF00FF00' });
  });

  it('stripes columns, and rows in stripes of several', () => {
    const columns = { ...table, rowStripes: false, columnStripes: true };
    expect([2, 3, 4].map((column) => lookAt(columns, 3, column, 0).fill?.rgb)).toEqual([
      'FFDDDDDD',
      undefined,
      'FFDDDDDD',
    ]);
    const wide = { ...table, style: { ...style, stripeSizes: new Map([['firstRowStripe', 2]]) } };
    expect([0, 1, 2, 3].map((shown) => lookAt(wide, 3 + shown, 3, shown).fill !== undefined)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('presetStyle', () => {
  it('knows the 60 styles of Excel, and no others', () => {
    const counts = { Light: 21, Medium: 28, Dark: 11 };
    for (const [kind, count] of Object.entries(counts)) {
      for (let number = 1; number <= count; number++)
        expect(presetStyle(`TableStyle${kind}${number}`)?.parts.has('headerRow')).toBe(true);
    }
    for (const name of ['TableStyleLight22', 'TableStyleMedium29', 'TableStyleMedium0', 'PivotStyleLight16', ''])
      expect(presetStyle(name)).toBeUndefined();
  });

  it('colours heads by the accent that the number stands for', () => {
    const head = (name: string) => presetStyle(name)?.parts.get('headerRow');
    expect(head('TableStyleMedium2')).toEqual({ bold: true, colour: { theme: '0' }, fill: { theme: '4' } });
    expect(head('TableStyleMedium7')?.fill).toEqual({ theme: '9' });
    expect(head('TableStyleLight8')?.fill).toEqual({ theme: '1' });
    expect(head('TableStyleDark9')?.fill).toEqual({ theme: '5' });
  });
});

describe('rowKind', () => {
  const parts = ['headerRow', 'totalRow', 'firstRowStripe', 'secondRowStripe'].map((name, index) => {
    const own: Line = { style: name, colour: { indexed: String(index) } };
    return [name, { fill: own.colour, top: own, bottom: own, horizontal: inner }] as const;
  });
  const striped: SheetTable = {
    ...table,
    range: { firstRow: 3, lastRow: 32, firstColumn: 2, lastColumn: 5 },
    headerRows: 2,
    totalRows: 2,
    columnStripes: true,
    style: {
      parts: new Map<string, PartLook>([...style.parts, ...parts]),
      stripeSizes: new Map([
        ['firstRowStripe', 2],
        ['secondRowStripe', 3],
      ]),
    },
  };
  const rows = Array.from({ length: 30 }, (_, index) => 3 + index);
  const looksOf = (row: number) =>
    [2, 3, 4, 5].map((column) => lookAt(striped, row, column, Math.max(0, row - 3 - striped.headerRows)));

  it('is the same only for rows that look alike, and is so for many', () => {
    const looks = new Map<string, unknown>();
    for (const row of rows) {
      const kind = rowKind(striped, row, Math.max(0, row - 3 - striped.headerRows));
      if (looks.has(kind)) expect(looksOf(row)).toEqual(looks.get(kind));
      looks.set(kind, looksOf(row));
    }
    expect(looks.size).toBeLessThan(rows.length / 2);
  });
});
