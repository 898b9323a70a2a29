import { isOn } from '../../../../formats/xml/on-off.ts';
import { scanXml } from '../../../../formats/xml/scan-xml.ts';
import { parseRange } from '../read/cell-reference.ts';
import type { SheetTable, TableStyle } from './table-style.ts';

/** Reads a table's part; undefined for a table without a style. Throws as `scanXml` does. */
export async function readTable(
  source: AsyncIterable<Buffer>,
  styleOf: (name: string) => TableStyle | undefined,
): Promise<SheetTable | undefined> {
  let table: Readonly<Record<string, string>> = {};
  let info: Readonly<Record<string, string>> | undefined;
  await scanXml(source, {
    open({ name, attributes, depth }) {
      if (depth === 0) table = attributes;
      else if (depth === 1 && name === 'tableStyleInfo') info = attributes;
    },
  });
  const range = parseRange(table.ref ?? '');
  const style = info === undefined ? undefined : styleOf(info.name ?? '');
  if (info === undefined || range === undefined || style === undefined) return undefined;
  return {
    range,
    style,
    headerRows: Number(table.headerRowCount ?? 1) || 0,
    totalRows: Number(table.totalsRowCount ?? 0) || 0,
    firstColumn: isOn(info.showFirstColumn),
    lastColumn: isOn(info.showLastColumn),
    rowStripes: isOn(info.showRowStripes),
    columnStripes: isOn(info.showColumnStripes),
  };
}
