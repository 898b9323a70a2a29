import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { XmlEditor } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import {
  dropSpaceAtPageTops,
  pageTopHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/pages/page-tops.ts';
import { readWordLayout } from '../../../../../../../api/engines/libreoffice/prepare/word/word-layout.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const none = '<w:spacing w:after="120" w:before="0" w:beforeAutospacing="0"/>';
const spaceOf = (style: string | undefined) => ({
  before: style === 'Title' ? '0' : '240',
  after: '120',
});
const drop = (editor: XmlEditor) => dropSpaceAtPageTops(editor, spaceOf, 'all');
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
    dropSpaceAtPageTops(editor, () => ({ before: '100', after: '100', afterAutospacing: '1' }), 'all'),
  );
  expect(web).toContain(
    '<w:spacing w:after="100" w:afterAutospacing="1" w:before="0" w:beforeAutospacing="0"/></w:pPr>',
  );
});

it('keeps the space behind tables and other breaks', () => {
  expect(body(`${p(words + pageBreak)}<w:tbl/>${p(words)}`)).toBeNull();
  expect(body(p('<w:r><w:br/></w:r>') + p(words))).toBeNull();
  expect(body(p(words + pageBreak + words) + p(words))).toBeNull();
});

it('keeps what exceeds the space below the last section', () => {
  const section = (spacing: string) => p(`<w:pPr>${spacing}<w:sectPr/></w:pPr>`);
  const after = (space: number) => section(`<w:spacing w:after="${space}"/>`);
  const chapter = (spacing: string) => p(`<w:pPr><w:pStyle w:val="Chapter"/>${spacing}</w:pPr>${words}`);
  const kept = (above: number) => chapter(`<w:spacing w:after="120" w:before="${above}" w:beforeAutospacing="0"/>`);
  expect(body(after(0) + chapter('') + chapter(''))).toBe(after(0) + kept(240) + chapter(''));
  expect(body(section('') + chapter(''))).toBe(section('') + kept(120));
  expect(body(after(300) + chapter(''))).toBe(after(300) + kept(0));
  const web = section('<w:spacing w:after="100" w:afterAutospacing="1"/>');
  expect(body(web + chapter(''))).toBe(web + kept(0));
  const own = chapter('<w:spacing w:after="120" w:before="200"/>');
  expect(body(section('') + own)).toBe(section('') + kept(80));
  expect(body(`${after(0)}<w:tbl/>${chapter('')}`)).toBeNull();
  const broken = p(`<w:pPr><w:sectPr/></w:pPr>${words}${pageBreak}`);
  expect(body(broken + chapter(''))).toBe(broken + kept(120));
  const asking = chapter('<w:pageBreakBefore/>');
  expect(body(section('') + asking)).toBe(
    section('') + chapter('<w:pageBreakBefore/><w:spacing w:after="120" w:before="120" w:beforeAutospacing="0"/>'),
  );
  const inAll = edited(`<w:body>${after(0) + chapter('')}</w:body>`, (editor) =>
    dropSpaceAtPageTops(editor, spaceOf, 'some'),
  );
  expect(inAll).toBeNull();
});

it('takes no notice of breaks in cells and boxes', () => {
  expect(body(`<w:tbl><w:tc>${p(words + pageBreak)}</w:tc></w:tbl>${p(words)}`)).toBeNull();
});

it.each([
  ['nextPage', true],
  ['continuous', false],
])('knows whether all sections begin a page: %s', async (type, sectionsBeginPages) => {
  const path = join(await scratchFolder(), 'sections.docx');
  const section = `<w:p><w:pPr><w:sectPr><w:type w:val="${type}"/></w:sectPr></w:pPr></w:p>`;
  const document = `<w:document xmlns:w="w"><w:body>${section}</w:body></w:document>`;
  await writeFile(path, await docx({ parts: { 'word/document.xml': document } }));
  expect((await readWordLayout(path)).sectionsBeginPages).toBe(sectionsBeginPages);
  expect(pageTopHint.test(document)).toBe(true);
});
