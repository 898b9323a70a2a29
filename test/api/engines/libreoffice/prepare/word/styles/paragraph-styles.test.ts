import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStyleSpacing } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/paragraph-styles.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const style = (id: string, inner: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${more}>${inner}</w:style>`;
const spacing = (attributes: string) => `<w:pPr><w:spacing ${attributes}/></w:pPr>`;

async function read(styles: string) {
  const path = join(folder, 'styles.docx');
  await writeFile(path, await docx({ parts: { 'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>` } }));
  return readStyleSpacing(path, new AbortController().signal);
}

it('adds up what styles inherit', async () => {
  const { spaceOf: space } = await read(
    `<w:docDefaults><w:pPrDefault>${spacing('w:after="160"')}</w:pPrDefault></w:docDefaults>` +
      style('Normal', '', ' w:default="1"') +
      style('Base', spacing('w:before="240"')) +
      style('Heading1', `<w:basedOn w:val="Base"/>${spacing('w:after="60"')}<w:rPr><w:spacing w:val="9"/></w:rPr>`),
  );
  expect(space('Heading1')).toEqual({ before: '240', after: '60' });
  expect(space('Base')).toEqual({ before: '240', after: '160' });
  expect(space(undefined)).toEqual({ before: '0', after: '160' });
});

it('keeps that the space below is that of a web page', async () => {
  const { spaceOf: space } = await read(
    style('Web', spacing('w:before="100" w:beforeAutospacing="1" w:after="100" w:afterAutospacing="1"')) +
      style('Child', '<w:basedOn w:val="Web"/>'),
  );
  expect(space('Child')).toEqual({ before: '100', after: '100', afterAutospacing: '1' });
});

it('uses the default style if none is stated, and survives cyclic and unknown styles', async () => {
  const circle = style('A', `<w:basedOn w:val="B"/>${spacing('w:before="20"')}`) + style('B', '<w:basedOn w:val="A"/>');
  const { spaceOf: space } = await read(style('Normal', spacing('w:before="40"'), ' w:default="1"') + circle);
  expect(space(undefined).before).toBe('40');
  expect(space('B').before).toBe('20');
  expect(space('Stranger')).toEqual({ before: '0', after: '0' });
});

it('knows the tables that have no space between paragraphs of one style', async () => {
  const table = (id: string, inner: string) => `<w:style w:type="table" w:styleId="${id}">${inner}</w:style>`;
  const close = (value: string) => `<w:pPr><w:contextualSpacing${value}/></w:pPr>`;
  const { closeTables } = await read(
    table('Grid', close('')) +
      table('Light', '<w:basedOn w:val="Grid"/>') +
      table('Open', `<w:basedOn w:val="Grid"/>${close(' w:val="0"')}`) +
      table('Rows', `<w:tblStylePr w:type="firstRow">${close('')}</w:tblStylePr>`) +
      style('List', close('')),
  );
  expect([...closeTables]).toEqual(['Grid', 'Light']);
});
