import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type AlignmentTabs,
  readAlignmentTabs,
  setAlignmentTabs,
  tabHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/pages/alignment-tabs.ts';
import { readWordLayout } from '../../../../../../../api/engines/libreoffice/prepare/word/word-layout.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const tab = (alignment: string, leader = 'none') =>
  `<w:r><w:ptab w:relativeTo="margin" w:alignment="${alignment}" w:leader="${leader}"/></w:r>`;
const words = '<w:r><w:t>words</w:t></w:r>';
const p = (properties: string, ...runs: string[]) =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs.join('')}</w:p>`;
const tabs: AlignmentTabs = {
  widthOf: () => 10_001,
  stopsOf: (style) => (style === 'Header' ? ['4680', '10001'] : []),
};
const set = (content: string) => edited(content, (editor) => setAlignmentTabs(editor, 'word/header1.xml', tabs));
const center = '<w:tab w:val="center" w:leader="none" w:pos="5001"/>';
const right = '<w:tab w:val="right" w:leader="none" w:pos="10001"/>';

it('sets stops in the middle and at the edge, in place of those of the style', () => {
  const styled = '<w:pStyle w:val="Header"/>';
  expect(set(p(styled, words, tab('center'), words, tab('right'), words))).toBe(
    p(
      `${styled}<w:tabs><w:tab w:val="clear" w:pos="4680"/>${right}${center}</w:tabs>`,
      words,
      tab('center'),
      words,
      tab('right'),
      words,
    ),
  );
});

it('sets them in paragraphs without properties and in place of their own, with what fills the gap', () => {
  expect(set(p('', tab('right', 'dot')))).toBe(
    p('<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="10001"/></w:tabs>', tab('right', 'dot')),
  );
  const own = '<w:tabs><w:tab w:val="left" w:pos="500"/></w:tabs>';
  expect(set(p(`${own}<w:jc w:val="left"/>`, tab('right')))).toBe(
    p(`<w:tabs>${right}</w:tabs><w:jc w:val="left"/>`, tab('right')),
  );
});

it('leaves paragraphs alone that have common tabs as well, or none', () => {
  expect(set(p('', '<w:r><w:tab/></w:r>', tab('right')))).toBeNull();
  expect(set(p('', words))).toBeNull();
  expect(set(p('', '<w:r><w:pict><w:p/></w:pict></w:r>'))).toBeNull();
});

it('knows the width of the pages that have a header, and the stops of styles', async () => {
  const path = join(await scratchFolder(), 'tabs.docx');
  const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const page = (width: number, margin: number) =>
    `<w:pgSz w:w="${width}" w:h="9"/><w:pgMar w:top="1" w:bottom="1" w:left="${margin}" w:right="${margin}" w:gutter="100"/>`;
  const body =
    `<w:p><w:pPr><w:sectPr>${page(12_000, 1000)}</w:sectPr></w:pPr></w:p>` +
    `<w:sectPr><w:headerReference w:type="default" r:id="header"/>${page(20_000, 500)}</w:sectPr>`;
  const style = (id: string, inner: string) => `<w:style w:type="paragraph" w:styleId="${id}">${inner}</w:style>`;
  const stops = '<w:pPr><w:tabs><w:tab w:val="clear" w:pos="1"/><w:tab w:val="center" w:pos="4680"/></w:tabs></w:pPr>';
  const parts = {
    'word/document.xml': `<w:document xmlns:w="w" xmlns:r="${r}"><w:body>${body}</w:body></w:document>`,
    'word/header1.xml': `<w:hdr xmlns:w="w">${p('', tab('right'))}</w:hdr>`,
    'word/styles.xml': `<w:styles xmlns:w="w">${style('Header', stops)}${style('Own', '<w:basedOn w:val="Header"/>')}</w:styles>`,
  };
  await writeFile(path, await docx({ header: 'head', parts }));
  expect((await readWordLayout(path)).hasAlignmentTabs).toBe(true);
  const { widthOf, stopsOf } = await readAlignmentTabs(path, new AbortController().signal);
  expect(widthOf('word/header1.xml')).toBe(18_900);
  expect(widthOf('word/document.xml')).toBeUndefined();
  expect(stopsOf('Own')).toEqual(['4680']);
  expect(stopsOf(undefined)).toEqual([]);
  expect(tabHint.test(parts['word/header1.xml'])).toBe(true);
});
