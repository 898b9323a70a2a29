import { expect, it } from 'vitest';
import { dropSpaceInTables } from '../../../../../../../api/engines/libreoffice/prepare/word/tables/table-spacing.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const p = (style: string, more = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr><w:r><w:t>words</w:t></w:r></w:p>`;
const spacing = (before: string, after: string) => `<w:spacing w:before="${before}" w:after="${after}"/>`;
const table = (style: string, ...rows: string[][]) =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/></w:tblPr><w:tblGrid/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const closed = (content: string) =>
  edited(content, (editor) => dropSpaceInTables(editor, new Set(['Close']), () => ({ before: '40', after: '60' })));

it('drops the space between paragraphs of one style, in whichever cell they are', () => {
  expect(closed(table('Close', [p('Head'), p('Head')], [p('Entry'), p('Entry') + p('Entry')]))).toBe(
    table(
      'Close',
      [p('Head', spacing('40', '0')), p('Head', spacing('0', '60'))],
      [p('Entry', spacing('40', '0')), p('Entry', spacing('0', '0')) + p('Entry', spacing('0', '60'))],
    ),
  );
});

it('drops the space that paragraphs state themselves, unless they keep it', () => {
  const own = '<w:spacing w:before="80" w:line="276"/>';
  const kept = '<w:contextualSpacing w:val="0"/>';
  expect(closed(table('Close', [p('Entry', own), p('Entry', kept)]))).toBe(
    table('Close', [p('Entry', '<w:spacing w:before="80" w:line="276" w:after="0"/>'), p('Entry', kept)]),
  );
});

it('leaves other tables alone', () => {
  expect(closed(table('Open', [p('Entry'), p('Entry')]))).toBeNull();
  expect(closed(table('Close', [p('Head'), p('Entry')]))).toBeNull();
  expect(closed(`<w:tbl><w:tr><w:tc>${p('Entry')}${p('Entry')}</w:tc></w:tr></w:tbl>`)).toBeNull();
});
