import { expect, it } from 'vitest';
import { stateTableStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/tables/table-styles.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const styles = (...all: readonly string[]) => edited(`<w:styles>${all.join('')}</w:styles>`, stateTableStyles);
const style = (id: string, base: string, inner: string, type = 'table') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/>${inner}</w:style>`;

const tight = '<w:pPr><w:spacing w:after="0" w:line="240"/></w:pPr>';
const head = (inner: string) => `<w:tblStylePr w:type="firstRow">${inner}</w:tblStylePr>`;
const fill = (colour: string) => `<w:tcPr><w:shd w:fill="${colour}"/></w:tcPr>`;
const grid = style('Grid', 'Normal', `${tight}<w:tblPr><w:jc w:val="center"/></w:tblPr>${head(fill('FF0000'))}`);

it('has a table style state the paragraphs and the first row of what it is based on, also at one remove', () => {
  const stated = (id: string, base: string) => style(id, base, `${tight}${head(fill('FF0000'))}`);
  expect(styles(grid, style('a', 'Grid', ''), style('b', 'a', ''))).toBe(
    `<w:styles>${grid}${stated('a', 'Grid')}${stated('b', 'a')}</w:styles>`,
  );
});

it('keeps what a style states itself, property by property, in the order of the schema', () => {
  const own = `<w:pPr><w:spacing w:line="300"/><w:jc w:val="right"/></w:pPr><w:tblPr/>`;
  const made = styles(grid, style('a', 'Grid', own + head('<w:rPr><w:i/></w:rPr>')));
  expect(made).toContain(
    style(
      'a',
      'Grid',
      '<w:pPr><w:spacing w:after="0" w:line="300"/><w:jc w:val="right"/></w:pPr><w:tblPr/>' +
        head(`<w:rPr><w:i/></w:rPr>${fill('FF0000')}`),
    ),
  );
  expect(styles(grid, style('a', 'Grid', head(fill('00FF00'))))).toContain(
    style('a', 'Grid', tight + head(fill('00FF00'))),
  );
});

it('leaves styles alone that inherit nothing, and those of paragraphs', () => {
  expect(styles(grid, style('a', 'Other', tight))).toBeNull();
  expect(styles(grid, style('a', 'Grid', '', 'paragraph'))).toBeNull();
  expect(styles(style('a', 'a', tight))).toBeNull();
});

it('looks at no more than a bounded number of elements for a chain of styles without end', () => {
  const many = Array.from({ length: 900 }, (_, place) => `<w:p${place}/>`).join('');
  const chain = Array.from({ length: 3000 }, (_, place) => style(`s${place + 1}`, `s${place}`, ''));
  const made = styles(style('s0', '', `<w:pPr>${many}</w:pPr>`), ...chain) ?? '';
  expect(made.length).toBeLessThan(5_000_000);
  expect(made).toContain(style('s3000', 's2999', ''));
});
