import { expect, it } from 'vitest';
import {
  floatingTableHint,
  settleFloatingTables,
} from '../../../../../../../api/engines/libreoffice/prepare/word/tables/floating-tables.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const width = '<w:tblW w:w="6000" w:type="dxa"/>';
const floating = (attributes: string) => `<w:tblpPr w:vertAnchor="text" ${attributes}/>`;
const row = (inner: string, properties = '') => `<w:tr>${properties}<w:tc><w:p>${inner}</w:p></w:tc></w:tr>`;
const table = (properties: string, rows: string) => `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows}</w:tbl>`;
const many = row('<w:r><w:t>a</w:t></w:r>').repeat(40);
const settled = (properties: string, rows: string) =>
  edited(table(properties, rows), (editor) => settleFloatingTables(editor));

it('has long floating tables stand in the text, where they were', () => {
  const indent = (twips: number) => `<w:tblInd w:w="${twips}" w:type="dxa"/>`;
  expect(settled(floating('w:tblpX="300"') + width, many)).toBe(table(width + indent(300), many));
  expect(settled(`${floating('')}<w:tblOverlap w:val="never"/>${width}${indent(9)}<w:tblLook/>`, many)).toBe(
    table(`${width}${indent(0)}<w:tblLook/>`, many),
  );
  const centred = floating('w:horzAnchor="page" w:tblpXSpec="center"');
  expect(settled(centred + width, many)).toBe(table(`${width}<w:jc w:val="center"/>`, many));
  expect(settled(floating('w:horzAnchor="page" w:tblpX="1700"') + width, many)).toBe(table(width, many));
});

it('counts the lines of cells, the stated heights of rows and tables within', () => {
  const long = row(`<w:r><w:t>${'word '.repeat(400)}</w:t></w:r>`);
  expect(settled(floating('') + width, long)).not.toBeNull();
  const small = row(`<w:r><w:rPr><w:sz w:val="8"/></w:rPr><w:t>${'word '.repeat(400)}</w:t></w:r>`);
  expect(settled(floating('') + width, small)).toBeNull();
  const high = row('', '<w:trPr><w:trHeight w:val="5000"/></w:trPr>');
  expect(settled(floating('') + width, high + high)).not.toBeNull();
  expect(settled(floating('') + width, `<w:tr><w:tc>${table('', many)}</w:tc></w:tr>`)).not.toBeNull();
});

it('has tables stand in the text beside which there is no room, as far below the text as they were', () => {
  const wide = (
    properties: string,
    columns: number,
    rooms: readonly number[] = [9000],
    around = (inner: string) => inner,
  ) => {
    const grid = `<w:tblGrid><w:gridCol w:w="${columns}"/></w:tblGrid>`;
    const content = around(table(properties, grid + row('')));
    return edited(content, (editor) => settleFloatingTables(editor, rooms))?.replace(/<w:tbl>.*/, '<w:tbl>');
  };
  const gap = (twips: number) =>
    `<w:p><w:pPr><w:keepNext/><w:spacing w:before="0" w:after="0" w:line="${twips}" w:lineRule="exact"/></w:pPr></w:p>`;
  expect(wide(floating('w:tblpY="150"'), 8000)).toBe(`${gap(150)}<w:tbl>`);
  expect(wide(floating('w:tblpX="-90" w:tblpY="-9"'), 9000)).toBe('<w:tbl>');
  expect(wide(floating('w:tblpXSpec="center"'), 6500)).toBe('<w:tbl>');
  expect(wide(floating('w:tblpXSpec="right"'), 6500)).toBeUndefined();
  expect(wide(floating(''), 7000)).toBeUndefined();
  expect(wide(floating(''), 8900)).toBeUndefined();
  expect(wide(floating('w:tblpY="600"'), 8000)).toBeUndefined();
  expect(wide(floating('w:horzAnchor="page"'), 8000)).toBeUndefined();
  expect(wide(floating(''), 8000, [])).toBeUndefined();
  const section = (inner: string) => `<w:p><w:pPr><w:sectPr/></w:pPr></w:p>${inner}`;
  expect(wide(floating(''), 8000, [20_000, 9000], section)).toContain('<w:tbl>');
  expect(wide(floating(''), 8000, [9000], (inner) => `<w:txbxContent>${inner}</w:txbxContent>`)).toBeUndefined();
});

it('leaves short ones floating, and others alone', () => {
  expect(settled(floating('') + width, row(''))).toBeNull();
  expect(settled(width, many)).toBeNull();
  const within = (properties: string) =>
    `<w:tbl><w:tblPr/><w:tr><w:tc>${table(properties, many)}</w:tc></w:tr></w:tbl>`;
  expect(edited(within(floating('')), (editor) => settleFloatingTables(editor))).toBe(
    within('<w:tblInd w:w="0" w:type="dxa"/>'),
  );
  expect(floatingTableHint.test(table(floating(''), ''))).toBe(true);
  expect(floatingTableHint.test(table(width, ''))).toBe(false);
});
