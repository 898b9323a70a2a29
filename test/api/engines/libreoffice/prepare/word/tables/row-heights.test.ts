import { expect, it } from 'vitest';
import {
  keepRowHeights,
  rowHeightHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/tables/row-heights.ts';
import type { TableRoom } from '../../../../../../../api/engines/libreoffice/prepare/word/tables/table-rooms.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const rooms: Readonly<Record<string, TableRoom>> = { Grid: { above: 20, between: 10, top: 28, bottom: 28 } };
const kept = (content: string) =>
  edited(content, (editor) => keepRowHeights(editor, (style) => rooms[style ?? ''] ?? {}));

const cell = (properties = '', text = '<w:p/>') => `<w:tc><w:tcPr><w:tcW/>${properties}</w:tcPr>${text}</w:tc>`;
const height = (value: number, more = '') => `<w:trHeight w:val="${value}"${more}/>`;
const row = (properties: string, cells = cell(), exceptions = '') =>
  `<w:tr>${exceptions}<w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
const table = (properties: string, ...rows: string[]) =>
  `<w:tbl><w:tblPr>${properties}<w:tblLook/></w:tblPr><w:tblGrid/>${rows.join('')}</w:tbl>`;
const grid = '<w:tblStyle w:val="Grid"/>';
const border = (side: string, eighths: number, kind = 'single') =>
  `<w:${side} w:val="${kind}" w:sz="${eighths}" w:space="0" w:color="auto"/>`;

it('adds the border above a row and the space in its cells to its least height', () => {
  expect(kept(table(grid, row(height(400)), row(height(300, ' w:hRule="atLeast"'))))).toBe(
    table(grid, row(height(476)), row(height(366, ' w:hRule="atLeast"'))),
  );
  const own = `<w:tblBorders>${border('top', 8)}${border('insideH', 4, 'double')}</w:tblBorders><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:bottom w:w="57" w:type="dxa"/></w:tblCellMar>`;
  expect(kept(table(grid + own, row(height(400)), row(height(400))))).toBe(
    table(grid + own, row(height(477)), row(height(487))),
  );
});

it('goes by what cells and single rows say', () => {
  const top = cell(`<w:tcBorders>${border('top', 18)}${border('bottom', 24)}</w:tcBorders>`);
  const none = cell(`<w:tcBorders>${border('top', 0, 'nil')}</w:tcBorders>`);
  const spaced = cell('<w:tcMar><w:top w:w="100" w:type="dxa"/></w:tcMar>');
  expect(
    kept(table('', row(height(100), top), row(height(100)), row(height(100), none), row(height(100), spaced))),
  ).toBe(table('', row(height(145), top), row(height(160)), row(height(100), none), row(height(200), spaced)));
  const exceptions =
    '<w:tblPrEx><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPrEx>';
  expect(kept(table(grid, row(height(100), cell(), exceptions)))).toBe(
    table(grid, row(height(120), cell(), exceptions)),
  );
  const merged = cell(`<w:vMerge/><w:tcBorders>${border('top', 80)}</w:tcBorders>`);
  expect(kept(table(grid, row(height(100)), row(height(100), merged)))).toBe(
    table(grid, row(height(176)), row(height(166), merged)),
  );
});

it('keeps rows apart from those of tables in their cells', () => {
  const inner = table('', row(height(50)));
  expect(kept(table(grid, row(height(100), cell('', inner)), row(height(100))))).toBe(
    table(grid, row(height(176), cell('', inner)), row(height(166))),
  );
});

it('leaves rows of exact heights, of none and without borders alone', () => {
  expect(
    kept(table(grid, row(height(100, ' w:hRule="exact"')), row(''), row(height(100, ' w:hRule="auto"')))),
  ).toBeNull();
  expect(kept(table('', row(height(100)), '<w:tr/>', row(height(0))))).toBeNull();
  expect(kept(`<w:trPr>${height(100)}</w:trPr>`)).toBeNull();
});

it('knows texts with heights of rows', () => {
  expect(rowHeightHint.test(height(1))).toBe(true);
  expect(rowHeightHint.test('<w:trPr><w:cantSplit/></w:trPr>')).toBe(false);
});
