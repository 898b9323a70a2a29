import { expect, it } from 'vitest';
import {
  fitColumns,
  fittedCellHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/tables/fitted-columns.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const t = '<w:r><w:t>a</w:t></w:r>';
const p = (properties: string) => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${t}</w:p>`;
const cell = (type: string, inner: string) => `<w:tc><w:tcPr><w:tcW w:w="0" w:type="${type}"/></w:tcPr>${inner}</w:tc>`;
const table = (cells: string, layout = '') =>
  `<w:tbl><w:tblPr><w:tblLook/>${layout}</w:tblPr><w:tr>${cells}</w:tr></w:tbl>`;
const right = '<w:ind w:right="-15"/>';

it('lets text of cells that fit it extend a little', () => {
  const made = edited(table(cell('auto', p('') + p('<w:jc w:val="left"/>')) + cell('dxa', p(''))), fitColumns);
  expect(made).toBe(table(cell('auto', p(right) + p(`<w:jc w:val="left"/>${right}`)) + cell('dxa', p(''))));
  expect(edited(table(cell('auto', p('<w:ind w:left="9"/>'))), fitColumns)).toBe(
    table(cell('auto', p('<w:ind w:left="9" w:right="-15"/>'))),
  );
});

it('leaves stated indents, empty paragraphs, tables of fixed columns and text outside of them alone', () => {
  expect(edited(table(cell('auto', p('<w:ind w:right="40"/>'))), fitColumns)).toBeNull();
  expect(edited(table(cell('auto', '<w:p/>')), fitColumns)).toBeNull();
  expect(edited(table(cell('auto', p('')), '<w:tblLayout w:type="fixed"/>'), fitColumns)).toBeNull();
  const within = (inner: string) => table(cell('dxa', table(cell('auto', inner)) + p(''))) + p('');
  expect(edited(within(p('')), fitColumns)).toBe(within(p(right)));
});

it('knows parts with such cells', () => {
  expect(fittedCellHint.test(cell('auto', ''))).toBe(true);
  expect(fittedCellHint.test(`${cell('dxa', '')}<w:tblW w:w="0" w:type="auto"/>`)).toBe(false);
});
