import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  fontReferenceHint,
  readShapeColours,
} from '../../../../../../../api/engines/libreoffice/prepare/word/drawings/shape-colours.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const style = (id: string, inner: string) => `<w:style w:styleId="${id}">${inner}</w:style>`;

it('reads colours of the theme, and which styles have one', async () => {
  const scheme =
    '<a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>' +
    '<a:lt1><a:srgbClr val="fefefe"/></a:lt1><a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme>';
  const styles =
    style('Red', '<w:rPr><w:color w:val="FF0000"/></w:rPr>') +
    style('Child', '<w:basedOn w:val="Red"/>') +
    style('Plain', '<w:rPr><w:b/></w:rPr>') +
    style('Round', '<w:basedOn w:val="Round"/>');
  const path = join(folder, 'shapes.docx');
  const parts = {
    'word/theme/theme1.xml': `<a:theme ${a}>${scheme}</a:theme>`,
    'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>`,
  };
  await writeFile(path, await docx({ parts }));
  const { theme, colouredStyles } = await readShapeColours(path, new AbortController().signal);
  expect(Object.fromEntries(theme)).toEqual({
    dk1: '000000',
    tx1: '000000',
    lt1: 'FEFEFE',
    bg1: 'FEFEFE',
    accent1: '4472C4',
  });
  expect([...colouredStyles]).toEqual(['Red', 'Child']);
});

it('knows whether the usual style has one', async () => {
  const path = join(folder, 'usual.docx');
  const usual =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr><w:color w:val="111111"/></w:rPr></w:style>';
  await writeFile(path, await docx({ parts: { 'word/styles.xml': `<w:styles ${w}>${usual}</w:styles>` } }));
  const { colouredStyles } = await readShapeColours(path, new AbortController().signal);
  expect([...colouredStyles]).toEqual(['Normal', '']);
});

it('is hinted at by fonts of styles', () => {
  expect(fontReferenceHint.test('<a:fontRef idx="minor"/>')).toBe(true);
  expect(fontReferenceHint.test('<a:effectRef idx="0"/>')).toBe(false);
});
