import { sum } from '../../../../../sum.ts';
import type { Table, TableCell } from '../../model/doc-model.ts';
import { element } from '../../ooxml/xml.ts';
import { shading, twentieths, valElement } from '../word-xml.ts';
import { borderXml } from './border-xml.ts';

/** Writes the paragraphs and tables of a cell, at least one paragraph, within a width in points. */
type CellContent = (cell: TableCell, width: number) => string;

const sides = ['top', 'left', 'bottom', 'right'] as const;

function cellXml(cell: TableCell, width: number, { padding }: Table, cellContent: CellContent): string {
  const merge = cell.isContinued ? element('w:vMerge') : cell.rows > 1 ? valElement('w:vMerge', 'restart') : '';
  const properties = element(
    'w:tcPr',
    {},
    element('w:tcW', { 'w:w': twentieths(width), 'w:type': 'dxa' }),
    cell.columns > 1 ? valElement('w:gridSpan', cell.columns) : '',
    merge,
    element('w:tcBorders', {}, ...sides.map((side) => borderXml(`w:${side}`, cell.borders[side]))),
    shading(cell.fill),
    cell.vertical === 'top' ? '' : valElement('w:vAlign', cell.vertical),
  );
  return element('w:tc', {}, properties, cellContent(cell, width - padding.left - padding.right));
}

/** Writes a table with fixed column widths (ECMA-376 part 1, section 17.4.37). */
export function tableXml(table: Table, cellContent: CellContent): string {
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
  const rowsXml = rows.map(({ height, cells }, index) => {
    let column = 0;
    const content = cells.map((cell) => {
      const width = sum(columns.slice(column, column + cell.columns));
      column += cell.columns;
      return cellXml(cell, width, table, cellContent);
    });
    const rowProperties = element(
      'w:trPr',
      {},
      height === null ? '' : element('w:trHeight', { 'w:val': twentieths(height), 'w:hRule': 'atLeast' }),
      index < headerRows ? element('w:tblHeader') : '',
    );
    return element('w:tr', {}, rowProperties, ...content);
  });
  return element('w:tbl', {}, properties, grid, ...rowsXml);
}
