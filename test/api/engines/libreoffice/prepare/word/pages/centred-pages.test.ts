import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type CentredPages,
  centredHint,
  centrePages,
  readCentredPages,
} from '../../../../../../../api/engines/libreoffice/prepare/word/pages/centred-pages.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const size = '<w:pgSz w:w="12000" w:h="16000"/><w:pgMar w:top="1000" w:bottom="1000" w:left="1500" w:right="1500"/>';
const centred = '<w:vAlign w:val="center"/>';
const section = (inner: string) => `<w:sectPr>${size}${inner}</w:sectPr>`;
const p = (properties: string, inner = '<w:r><w:t>words</w:t></w:r>') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
const body = (content: string) => `<w:body>${content}</w:body>`;
const page = { alignment: 'center', width: 9000, height: 13_940 };

async function pagesOf(content: string, header = ''): Promise<CentredPages | null> {
  const path = join(await scratchFolder(), 'centred.docx');
  const parts = {
    'word/document.xml': `<w:document xmlns:w="w">${body(content)}</w:document>`,
    'word/header1.xml': `<w:hdr xmlns:w="w">${header}</w:hdr>`,
  };
  await writeFile(path, await docx({ header: 'head', parts }));
  return readCentredPages(path, new AbortController().signal);
}

it('knows pages that one section fills', async () => {
  expect(await pagesOf(p('') + p(section(centred)) + p('') + section(''))).toEqual([page, undefined]);
  expect(await pagesOf(p(section('')) + p('') + section(centred), p(''))).toEqual([undefined, page]);
  expect(centredHint.test(section(centred))).toBe(true);
  expect(centredHint.test(`<w:tcPr>${centred}</w:tcPr>${p(section(''))}`)).toBe(false);
});

it.each([
  ['a page break', p('', '<w:r><w:br w:type="page"/></w:r>')],
  ['a page that ended here in Word', p('') + p('', '<w:r><w:lastRenderedPageBreak/></w:r>')],
  ['what stands at its own place', p('', '<w:r><w:drawing><wp:anchor/></w:drawing></w:r>')],
  ['more text than a title page has', p('', `<w:r><w:t>${'word '.repeat(600)}</w:t></w:r>`)],
])('leaves a section alone with %s', async (_, content) => {
  expect(await pagesOf(content + p(section(centred)) + p('') + section(''))).toBeNull();
});

it('leaves sections alone that share a page, and pages below tall headers', async () => {
  const cover = p(section(centred));
  expect(await pagesOf(`${cover}${p('')}${section('<w:type w:val="continuous"/>')}`)).toBeNull();
  expect(await pagesOf(`${cover}${p('')}${section('')}`, '<w:tbl/>')).toBeNull();
  expect(await pagesOf(p('') + section(`<w:cols w:num="2"/>${centred}`))).toBeNull();
});

const set = (content: string, pages: CentredPages) => edited(body(content), (editor) => centrePages(editor, pages));
const start =
  '<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblInd w:w="0" w:type="dxa"/><w:tblLayout w:type="fixed"/>' +
  '<w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="0" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/>' +
  '<w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid><w:gridCol w:w="9000"/></w:tblGrid><w:tr>' +
  '<w:trPr><w:trHeight w:val="13940" w:hRule="atLeast"/></w:trPr><w:tc>' +
  '<w:tcPr><w:tcW w:w="9000" w:type="dxa"/><w:vAlign w:val="center"/></w:tcPr>';
const end = (properties: string) =>
  `</w:tc></w:tr></w:tbl><w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>${properties}</w:pPr></w:p>`;

it('makes such a page a cell, and ends the section behind it', () => {
  const jc = '<w:jc w:val="center"/>';
  expect(set(p('') + p(jc + section(centred)) + p('') + section(''), [page, undefined])).toBe(
    body(start + p('') + p(jc) + end(section(centred)) + p('') + section('')),
  );
});

it('makes the last page one, and counts the sections in front of it', () => {
  expect(set(p(section('')) + p('') + section(centred), [undefined, page])).toBe(
    body(p(section('')) + start + p('') + end('') + section(centred)),
  );
});
