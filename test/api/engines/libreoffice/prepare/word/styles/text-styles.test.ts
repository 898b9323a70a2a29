import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTextStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const style = (id: string, inner: string, more = ' w:type="paragraph"') =>
  `<w:style w:styleId="${id}"${more}>${inner}</w:style>`;

async function read({ styles = '', body = '', numbering = '' }) {
  const path = join(folder, 'styles.docx');
  const parts = {
    'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>`,
    'word/document.xml': `<w:document ${w}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': `<w:numbering ${w}>${numbering}</w:numbering>`,
    'word/theme/theme1.xml': `<a:theme ${a}><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:font script="Jpan" typeface="MS Mincho"/><a:font script="Hans" typeface="SimSun"/></a:minorFont></a:theme>`,
  };
  await writeFile(path, await docx({ parts }));
  return readTextStyles(path, new AbortController().signal);
}

it('adds up what styles inherit', async () => {
  const { styleOf, characterStyleOf } = await read({
    styles:
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      style('Normal', '<w:pPr><w:jc w:val="both"/></w:pPr>', ' w:type="paragraph" w:default="1"') +
      style(
        'Quote',
        '<w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr><w:rPr><w:i/></w:rPr>',
      ) +
      style('Strong', '<w:rPr><w:b/></w:rPr>', ' w:type="character"'),
  });
  expect(styleOf(undefined)).toEqual({
    paragraph: { alignment: 'both' },
    text: { family: 'Calibri', halfPoints: 22 },
  });
  expect(styleOf('Quote')).toEqual({
    paragraph: { alignment: 'both', left: 720, first: -360 },
    text: { family: 'Calibri', halfPoints: 22, italic: true },
  });
  expect(characterStyleOf('Strong')).toEqual({ bold: true });
});

it('knows the font of East Asian letters, and how paragraphs keep to grids', async () => {
  const defaults = (language: string) =>
    `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsiaTheme="minorEastAsia"/><w:lang w:eastAsia="${language}"/></w:rPr></w:rPrDefault></w:docDefaults>`;
  const grid = '<w:pPr><w:snapToGrid w:val="0"/><w:spacing w:line="360" w:lineRule="auto" w:after="120"/></w:pPr>';
  const own = style('Own', `${grid}<w:rPr><w:rFonts w:eastAsia="SimHei"/></w:rPr>`);
  const { styleOf } = await read({ styles: defaults('ja-JP') + own });
  expect(styleOf(undefined).text.eastAsian).toBe('MS Mincho');
  expect(styleOf('Own').paragraph).toEqual({ snapsToGrid: false, line: 360, lineRule: 'auto', after: 120 });
  const chinese = await read({ styles: defaults('zh-CN') + own });
  expect(chinese.styleOf(undefined).text.eastAsian).toBe('SimSun');
});

it('takes the indents of lists, below those of the style that names them', async () => {
  const level = (place: number, left: number) =>
    `<w:lvl w:ilvl="${place}"><w:pPr><w:ind w:left="${left}" w:hanging="360"/></w:pPr></w:lvl>`;
  const list = (more: string) => `<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="7"/></w:numPr>${more}</w:pPr>`;
  const { styleOf } = await read({
    numbering: `<w:abstractNum w:abstractNumId="3">${level(0, 720)}${level(1, 1440)}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num>`,
    styles: style('List', list('')) + style('Near', list('<w:ind w:left="500"/>')),
  });
  expect(styleOf('List').paragraph).toEqual({ isListed: true, left: 1440, first: -360 });
  expect(styleOf('Near').paragraph).toEqual({ isListed: true, left: 500, first: -360 });
});

it('knows the width of the text of each section, and of its columns', async () => {
  const section = (columns: string) =>
    `<w:sectPr><w:pgSz w:w="12240"/><w:pgMar w:left="1440" w:right="1800"/>${columns}</w:sectPr>`;
  const { sectionWidths } = await read({
    body: `<w:p><w:pPr>${section('')}</w:pPr></w:p><w:p><w:pPr>${section('<w:cols w:num="2" w:space="400"/>')}</w:pPr></w:p>${section('<w:cols w:num="2"><w:col w:w="3000"/></w:cols>')}`,
  });
  expect(sectionWidths).toEqual([9000, 4300, undefined]);
});
