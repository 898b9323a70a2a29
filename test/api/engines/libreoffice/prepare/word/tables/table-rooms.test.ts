import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  borderWidth,
  cellSpace,
  readTableRooms,
} from '../../../../../../../api/engines/libreoffice/prepare/word/tables/table-rooms.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const style = (id: string, inner: string, more = '') =>
  `<w:style w:type="table" w:styleId="${id}"${more}>${inner}</w:style>`;
const space = (top: number) => `<w:tblCellMar><w:top w:w="${top}" w:type="dxa"/></w:tblCellMar>`;
const line = '<w:tblBorders><w:insideH w:val="single" w:sz="8"/></w:tblBorders>';

async function read(styles: string) {
  const path = join(folder, 'styles.docx');
  await writeFile(path, await docx({ parts: { 'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>` } }));
  return readTableRooms(path, new AbortController().signal);
}

it('adds up what styles of tables inherit', async () => {
  const roomOf = await read(
    style('Normal', `<w:tblPr>${space(5)}</w:tblPr>`, ' w:default="1"') +
      style('Grid', `<w:basedOn w:val="Normal"/><w:tblPr>${line}</w:tblPr>`) +
      style(
        'Head',
        `<w:basedOn w:val="Grid"/><w:tblStylePr w:type="firstRow"><w:tblPr>${space(99)}</w:tblPr></w:tblStylePr>`,
      ),
  );
  expect(roomOf('Head')).toEqual({ top: 5, between: 20 });
  expect(roomOf(undefined)).toEqual({ top: 5 });
  expect(roomOf('Unknown')).toEqual({});
});

it('survives styles that are based on one another', async () => {
  const roomOf = await read(
    style('A', `<w:basedOn w:val="B"/><w:tblPr>${line}</w:tblPr>`) + style('B', '<w:basedOn w:val="A"/>'),
  );
  expect(roomOf('B')).toEqual({ between: 20 });
});

it('measures borders and spaces', () => {
  expect(borderWidth({ 'w:val': 'double', 'w:sz': '4' })).toBe(30);
  expect(borderWidth({ 'w:val': 'nil', 'w:sz': '4' })).toBe(0);
  expect(borderWidth({ 'w:val': 'single' })).toBe(10);
  expect(borderWidth({ 'w:val': 'single', 'w:sz': 'wide' })).toBe(0);
  expect([cellSpace({ 'w:w': '57', 'w:type': 'dxa' }), cellSpace({ 'w:w': '-5' }), cellSpace({})]).toEqual([57, 0, 0]);
});
