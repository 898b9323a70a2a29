import { expect, it } from 'vitest';
import { dropSpaceAtPageTops } from '../../../../../../api/engines/libreoffice/prepare/word/page-tops.ts';
import type { XmlEditor } from '../../../../../../api/engines/libreoffice/prepare/xml-editor.ts';
import { edited } from '../../../../../support/edited.ts';

const none = '<w:spacing w:after="120" w:before="0" w:beforeAutospacing="0"/>';
const drop = (editor: XmlEditor) =>
  dropSpaceAtPageTops(editor, (style) => ({ before: style === 'Title' ? '0' : '240', after: '120' }));
const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
const words = '<w:r><w:t>words</w:t></w:r>';
const p = (inner: string) => `<w:p>${inner}</w:p>`;

function body(content: string): string | null {
  const result = edited(`<w:body>${content}</w:body>`, drop);
  return result?.slice('<w:body>'.length, -'</w:body>'.length) ?? null;
}

it('drops the space above what a page break of its own puts on a page', () => {
  const own = '<w:pageBreakBefore/><w:spacing w:before="240" w:after="60"/>';
  expect(body(p(`<w:pPr>${own}</w:pPr>${words}`))).toBe(
    p(`<w:pPr><w:pageBreakBefore/><w:spacing w:before="0" w:after="60" w:beforeAutospacing="0"/></w:pPr>${words}`),
  );
  expect(body(p(`<w:pPr><w:pStyle w:val="Title"/><w:pageBreakBefore/></w:pPr>${words}`))).toBeNull();
  expect(body(p(`<w:pPr><w:pageBreakBefore w:val="0"/></w:pPr>${words}`))).toBeNull();
  expect(edited('<w:style><w:pPr><w:pageBreakBefore/></w:pPr></w:style>', drop)).toBe(
    `<w:style><w:pPr><w:pageBreakBefore/>${none}</w:pPr></w:style>`,
  );
});

it('drops the space above the first paragraph behind a break, with properties or without', () => {
  const styled = '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';
  expect(body(p(words + pageBreak) + p(styled + words) + p(styled + words))).toBe(
    p(words + pageBreak) + p(`<w:pPr><w:pStyle w:val="Heading1"/>${none}</w:pPr>${words}`) + p(styled + words),
  );
  expect(body(p(words + pageBreak) + p(words))).toBe(p(words + pageBreak) + p(`<w:pPr>${none}</w:pPr>${words}`));
});

it('drops the space of a paragraph that begins with a break', () => {
  expect(body(p(pageBreak + words))).toBe(p(`<w:pPr>${none}</w:pPr>${pageBreak}${words}`));
});

it("keeps a web page's space below", () => {
  const web = edited(`<w:body>${p(`<w:pPr><w:pageBreakBefore/></w:pPr>${words}`)}</w:body>`, (editor) =>
    dropSpaceAtPageTops(editor, () => ({ before: '100', after: '100', afterAutospacing: '1' })),
  );
  expect(web).toContain(
    '<w:spacing w:after="100" w:afterAutospacing="1" w:before="0" w:beforeAutospacing="0"/></w:pPr>',
  );
});

it('keeps the space behind sections, tables, and other breaks', () => {
  const section = '<w:pPr><w:sectPr/></w:pPr>';
  expect(body(p(section + words + pageBreak) + p(words))).toBeNull();
  expect(body(`${p(words + pageBreak)}<w:tbl/>${p(words)}`)).toBeNull();
  expect(body(p('<w:r><w:br/></w:r>') + p(words))).toBeNull();
  expect(body(p(words + pageBreak + words) + p(words))).toBeNull();
});

it('takes no notice of breaks in cells and boxes', () => {
  expect(body(`<w:tbl><w:tc>${p(words + pageBreak)}</w:tc></w:tbl>${p(words)}`)).toBeNull();
});
