import { kindsOf } from '../lines/line.ts';
import type { FilledTable, FlowItem } from './filled-table.ts';

const isHeader = (items: readonly FlowItem[]): boolean =>
  items.every(
    (item) =>
      item.type === 'passage' &&
      item.lines.every((line) =>
        kindsOf(line).every(({ type, tag }) => type !== 'letter' || tag?.cell?.isHeader === true),
      ),
  );

/** Marks the rows at the top of a tagged table as header rows if the tags say so, and others follow. */
export function withHeaderRows(table: FilledTable): FilledTable {
  const rows = table.grid.ys.length - 1;
  let headerRows = 0;
  for (; headerRows < rows; headerRows++) {
    const inRow = table.cells.filter(({ cell, items }) => cell.row === headerRows && items.length > 0);
    if (inRow.length === 0 || !inRow.every(({ items }) => isHeader(items))) break;
  }
  return headerRows === 0 || headerRows === rows ? table : { ...table, headerRows };
}
