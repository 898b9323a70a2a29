import type { FilledTable, FlowItem } from './filled-table.ts';

const isHeader = (items: readonly FlowItem[]): boolean =>
  items.every(
    (item) =>
      item.type === 'passage' &&
      item.lines.every(({ marks }) =>
        marks.every(({ type, tag }) => type !== 'letter' || tag?.cell?.isHeader === true),
      ),
  );

/** Sets the header rows of a tagged page's table: those at its top that the tags name so, if others follow. */
export function withHeaderRows(table: FilledTable): FilledTable {
  const rows = table.grid.ys.length - 1;
  let headerRows = 0;
  for (; headerRows < rows; headerRows++) {
    const inRow = table.cells.filter(({ cell, items }) => cell.row === headerRows && items.length > 0);
    if (inRow.length === 0 || !inRow.every(({ items }) => isHeader(items))) break;
  }
  return headerRows === 0 || headerRows === rows ? table : { ...table, headerRows };
}
