import type { Table, TableCell } from '../../model/doc-model.ts';
import { element, twentieths, valued } from '../../ooxml/xml.ts';
import type { WriteContext } from '../write-context.ts';
import { blocksXml } from './blocks-xml.ts';
import { borderXml } from './paragraph-xml.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const sides = ['top', 'left', 'bottom', 'right'] as const;

function cellXml(cell: TableCell, width: number, { padding }: Table, context: WriteContext): string {
  const merge = cell.isContinued ? element('w:vMerge') : cell.rows > 1 ? valued('w:vMerge', 'restart') : '';
  const properties = element(
    'w:tcPr',
    {},
    element('w:tcW', { 'w:w': twentieths(width), 'w:type': 'dxa' }),
    cell.columns > 1 ? valued('w:gridSpan', cell.columns) : '',
    merge,
    element('w:tcBorders', {}, ...sides.map((side) => borderXml(`w:${side}`, cell.borders[side]))),
    cell.fill === null ? '' : element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': cell.fill }),
    cell.vertical === 'top' ? '' : valued('w:vAlign', cell.vertical),
  );
  return element('w:tc', {}, properties, blocksXml(cell.blocks, width - padding.left - padding.right, context, true));
}

/** A table with the widths of its columns fixed. */
export function tableXml(table: Table, context: WriteContext): string {
  const { columns, rows, left, padding, headerRows } = table;
  const margin = (side: 'left' | 'right') =>
    element(`w:${side}`, { 'w:w': twentieths(padding[side]), 'w:type': 'dxa' });
  const properties = element(
    'w:tblPr',
    {},
    table.isRightToLeft ? element('w:bidiVisual') : '',
    element('w:tblW', { 'w:w': twentieths(sum(columns)), 'w:type': 'dxa' }),
    element('w:tblInd', { 'w:w': twentieths(left), 'w:type': 'dxa' }),
    element('w:tblLayout', { 'w:type': 'fixed' }),
    element('w:tblCellMar', {}, margin('left'), margin('right')),
  );
  const grid = element('w:tblGrid', {}, ...columns.map((width) => element('w:gridCol', { 'w:w': twentieths(width) })));
  const written = rows.map(({ height, cells }, index) => {
    let column = 0;
    const content = cells.map((cell) => {
      const width = sum(columns.slice(column, column + cell.columns));
      column += cell.columns;
      return cellXml(cell, width, table, context);
    });
    const row = element(
      'w:trPr',
      {},
      height === null ? '' : element('w:trHeight', { 'w:val': twentieths(height), 'w:hRule': 'atLeast' }),
      index < headerRows ? element('w:tblHeader') : '',
    );
    return element('w:tr', {}, row, ...content);
  });
  return element('w:tbl', {}, properties, grid, ...written);
}
