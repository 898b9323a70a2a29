import { expect, it } from 'vitest';
import { boldenTableHeads } from '../../../../../../../api/engines/libreoffice/prepare/slides/tables/table-heads.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const mediumStyle = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';
const bold = (content: string, carried: readonly string[] = []) =>
  edited(content, (editor) => boldenTableHeads(editor, new Set(carried)));
const cell = (run: string) => `<a:tc><a:txBody><a:p>${run}</a:p></a:txBody></a:tc>`;
const plain = '<a:r><a:rPr lang="en"/><a:t>x</a:t></a:r>';
const strong = '<a:r><a:rPr lang="en" b="1"/><a:t>x</a:t></a:r>';
const table = (heads: string, rows: readonly (readonly string[])[], style = mediumStyle) =>
  `<a:tbl><a:tblPr ${heads}><a:tableStyleId>${style}</a:tableStyleId></a:tblPr><a:tblGrid>${rows[0]?.map(() => '<a:gridCol w="1"/>').join('')}</a:tblGrid>${rows.map((cells) => `<a:tr>${cells.map(cell).join('')}</a:tr>`).join('')}</a:tbl>`;

it('sets the first row in bold', () => {
  const rows = (first: string) => [
    [first, first],
    [plain, plain],
  ];
  expect(bold(table('firstRow="1"', rows(plain)))).toBe(table('firstRow="1"', rows(strong)));
  const bare = '<a:r><a:t>x</a:t></a:r>';
  expect(bold(table('firstRow="1"', [[bare]]))).toBe(
    table('firstRow="1"', [['<a:r><a:rPr b="1"/><a:t>x</a:t></a:r>']]),
  );
});

it('sets the first and the last column in bold', () => {
  const heads = 'firstCol="1" lastCol="1"';
  expect(bold(table(heads, [[plain, plain, plain]]))).toBe(table(heads, [[strong, plain, strong]]));
});

it('leaves text that states it, and tables without heads', () => {
  const thin = '<a:r><a:rPr b="0"/><a:t>x</a:t></a:r>';
  expect(bold(table('firstRow="1"', [[thin]]))).toBeNull();
  expect(bold(table('bandRow="1"', [[plain]]))).toBeNull();
  expect(bold(table('firstRow="1"', [[plain]], '{5940675A-B579-460E-94D1-54222C63F5DA}'))).toBeNull();
});

it('leaves tables in styles that the presentation carries, and text beside tables', () => {
  expect(bold(table('firstRow="1"', [[plain]]), [mediumStyle])).toBeNull();
  expect(bold(`${table('bandRow="1"', [[plain]])}<a:p>${plain}</a:p>`)).toBeNull();
});
