import { expect, it } from 'vitest';
import { dropSpaceAtHeaderEnds } from '../../../../../../../api/engines/libreoffice/prepare/word/pages/header-ends.ts';
import type { ParagraphSpace } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/paragraph-styles.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const words = '<w:r><w:t>words</w:t></w:r>';
const p = (properties = '') => `<w:p>${properties}${words}</w:p>`;
const table = '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>';

function header(content: string, space: ParagraphSpace = { before: '60', after: '240' }): string | null {
  const result = edited(`<w:hdr>${content}</w:hdr>`, (editor) => dropSpaceAtHeaderEnds(editor, () => space, false));
  return result?.slice('<w:hdr>'.length, -'</w:hdr>'.length) ?? null;
}

it('drops the space below the last paragraph, which its style states', () => {
  const cleared = '<w:spacing w:before="60" w:after="0" w:afterAutospacing="0"/>';
  expect(header(p() + p())).toBe(p() + p(`<w:pPr>${cleared}</w:pPr>`));
  expect(header(table + p('<w:pPr><w:pStyle w:val="Header"/></w:pPr>'))).toBe(
    table + p(`<w:pPr><w:pStyle w:val="Header"/>${cleared}</w:pPr>`),
  );
  expect(header(`<w:sdt><w:sdtContent>${p()}</w:sdtContent></w:sdt>`)).toContain(cleared);
});

it('drops the space that the paragraph states itself', () => {
  const own = '<w:pPr><w:spacing w:after="120" w:line="276"/><w:jc w:val="right"/></w:pPr>';
  expect(header(p(own), { before: '0', after: '0' })).toBe(
    p('<w:pPr><w:spacing w:before="0" w:after="0" w:line="276" w:afterAutospacing="0"/><w:jc w:val="right"/></w:pPr>'),
  );
});

it('leaves headers alone that end without space, or in a table', () => {
  expect(header(p(), { before: '120', after: '0' })).toBeNull();
  expect(header(p('<w:pPr><w:spacing w:after="0"/></w:pPr>'))).toBeNull();
  expect(header(p() + table)).toBeNull();
  expect(
    edited(`<w:ftr>${p()}</w:ftr>`, (editor) =>
      dropSpaceAtHeaderEnds(editor, () => ({ before: '0', after: '9' }), false),
    ),
  ).toBeNull();
});

it('leaves empty paragraphs alone where LibreOffice drops the space below them itself', () => {
  const empty = '<w:p><w:pPr><w:jc w:val="right"/></w:pPr></w:p>';
  const ended = (content: string, endsEmpty: boolean) =>
    edited(content, (editor) => dropSpaceAtHeaderEnds(editor, () => ({ before: '0', after: '9' }), endsEmpty), 'w:hdr');
  expect(ended(p() + empty, true)).toBeNull();
  expect(ended(p() + empty, false)).toContain('w:after="0"');
  expect(ended(p(), true)).toContain('w:after="0"');
});
