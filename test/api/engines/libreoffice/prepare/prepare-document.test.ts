import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../api/engines/libreoffice/limits.ts';
import { prepareDocument } from '../../../../../api/engines/libreoffice/prepare/prepare-document.ts';
import { preparePackage } from '../../../../../api/engines/libreoffice/prepare/prepare-package.ts';
import { wordPreparation } from '../../../../../api/engines/libreoffice/prepare/word/word-preparation.ts';
import { openPackage } from '../../../../../api/formats/zip/zip-package.ts';
import type { FormatId } from '../../../../../catalog/formats.ts';
import { oddZip } from '../../../../support/archives/odd-zip.ts';
import { docx, odp, odt, pptx } from '../../../../support/office/documents.ts';
import { xlsx } from '../../../../support/office/xlsx.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const { signal } = new AbortController();
const asItCame = 'as it came';

/** A part of a document after it was prepared. */
async function prepared(
  format: FormatId,
  content: Buffer,
  part: string,
  target: FormatId = 'pdf',
  { shrinksSpaces = false, leavesFootnoteRoom = false, addsRowBorders = false } = {},
): Promise<string> {
  const path = join(folder, `input.${format}`);
  await writeFile(path, content);
  const input = { path, format, bytes: content.length, name: `My file.${format}`, folders: [] };
  const { path: result } = await prepareDocument(input, target, folder, signal, {
    shrinksSpaces,
    leavesFootnoteRoom,
    addsRowBorders,
    showsDataTables: true,
    assumesOldLayout: true,
    showsLegalNumbers: false,
    cutsWidths: false,
    endsEmptyHeaders: false,
    substitutes: new Map(),
    faceWidths: async () => () => undefined,
    paper: 'A4',
  });
  if (result === path) return asItCame;
  const opened = await openPackage(result);
  const entry = opened.entries.find(({ name }) => name === part);
  const written = entry ? await text(await opened.read(entry)) : '';
  opened.close();
  return written;
}

describe('an OpenDocument file', () => {
  const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
  const names = ['office', 'text', 'script', 'draw', 'presentation', 'meta']
    .map((name) => `xmlns:${name}="${oasis}:${name}:1.0"`)
    .join(' ');
  const content = (inner: string) =>
    `<office:document-content ${names} xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</office:document-content>`;
  const edited = async (inner: string, target: FormatId = 'pdf') => {
    const file = await odp({ parts: { 'content.xml': content(inner) } });
    const result = await prepared('odp', file, 'content.xml', target);
    return result === asItCame
      ? result
      : result.slice(result.indexOf('xlink">') + 7, -'</office:document-content>'.length);
  };

  it('keeps the text that fields of the file showed last', async () => {
    const file = '<text:p>a<text:file-name text:display="full">old</text:file-name>b</text:p>';
    expect(await edited(file)).toBe('<text:p>aoldb</text:p>');
    expect(await edited('<text:template-name>T</text:template-name>')).toBe('T');
  });

  it('loses its scripts and what binds them to events', async () => {
    const listener = '<script:event-listener script:event-name="dom:load" xlink:href="vnd.sun.star.script:a"/>';
    const scripts = `<office:scripts><office:script/><office:event-listeners>${listener}</office:event-listeners></office:scripts>`;
    expect(await edited(`${scripts}<text:p/>`)).toBe('<office:scripts/><text:p/>');
    const shape =
      '<draw:frame><office:event-listeners><presentation:event-listener/></office:event-listeners></draw:frame>';
    expect(await edited(shape)).toBe('<draw:frame/>');
    expect(await edited('<text:p>a<text:script>b</text:script></text:p>')).toBe('<text:p>a</text:p>');
  });

  it('loses the address of another document to be shown in its place', async () => {
    const meta = content('<meta:auto-reload xlink:href="file:///etc/passwd" meta:delay="PT0S"/><meta:creator/>');
    const result = await prepared('odt', await odt({ parts: { 'meta.xml': meta } }), 'meta.xml');
    expect(result).not.toContain('reload');
    expect(result).toContain('meta:creator');
  });

  it('loses the template that it was made from, in any encoding', async () => {
    const [near, far, named] = [
      'xlink:href="../t.ott"',
      'xlink:href="https://example.org/t.ott"',
      'xlink:title="Normal"',
    ];
    const templates = [near, far, named].map((attribute) => `<meta:template ${attribute}/>`).join('');
    const meta = content(`${templates}<meta:creator/>`);
    for (const part of [meta, Buffer.from(`\ufeff${meta}`, 'utf16le')]) {
      const result = await prepared('odt', await odt({ parts: { 'meta.xml': part } }), 'meta.xml');
      expect(result).not.toContain('meta:template');
      expect(result).toContain('meta:creator');
    }
  });

  it('loses relative links only if they would become absolute', async () => {
    const links = '<text:a xlink:href="../a.html">a</text:a><text:a xlink:href="#b">b</text:a>';
    expect(await edited(links)).toBe(asItCame);
    expect(await edited(links, 'pptx')).toBe('a<text:a xlink:href="#b">b</text:a>');
  });

  it('is left unchanged if there is nothing to do', async () => {
    expect(await edited('<office:scripts/><text:p>script file-name</text:p>')).toBe(asItCame);
  });
});

describe('a Word document', () => {
  it('is prepared whatever its parts and prefixes are called, and however a field is written', async () => {
    const w = 'xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const body = (instruction: string) =>
      `<q:hdr ${w}><q:p><q:fldSimple q:instr='${instruction}'><q:r><q:t>old</q:t></q:r></q:fldSimple></q:p></q:hdr>`;
    for (const instruction of [' FILENAME \\p ', '&#70;ileName', '"FILENAME"']) {
      const file = await docx({ parts: { 'word/any.bin': body(instruction) } });
      expect(await prepared('docx', file, 'word/any.bin')).toContain('<q:p><q:r><q:t>old</q:t></q:r></q:p>');
    }
    expect(await prepared('docx', await docx({ parts: { 'word/any.bin': body(' PAGE ') } }), '')).toBe(asItCame);
  });
});

describe('a presentation', () => {
  const slide = (type: string) =>
    `<p:sld xmlns:p="p" xmlns:a="a"><a:fld id="{1}" type="${type}"><a:rPr lang="en"/><a:t>old</a:t></a:fld></p:sld>`;
  const edited = async (type: string) => {
    const file = await pptx({ parts: { 'ppt/slides/slide1.xml': slide(type) } });
    return prepared('pptx', file, 'ppt/slides/slide1.xml');
  };
  it('keeps the text that fields of the file showed last', async () => {
    for (const type of ['file', 'file1', 'Filename']) {
      expect(await edited(type)).toContain('<a:r><a:rPr lang="en"/><a:t>old</a:t></a:r>');
    }
    expect(await edited('slidenum')).toBe(asItCame);
  });
});

describe('a workbook', () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const edited = async (inner: string) => {
    const sheet = `<worksheet xmlns="${main}">${inner}</worksheet>`;
    const parts = { 'xl/worksheets/sheet1.xml': sheet };
    const file = await xlsx({ sheets: [{ name: 'A', cells: {} }], parts });
    const result = await prepared('xlsx', file, 'xl/worksheets/sheet1.xml');
    return result === asItCame ? result : result.slice(result.indexOf('main">') + 6, -'</worksheet>'.length);
  };

  it('keeps the values of formulas that reveal the file', async () => {
    const cell = (formula: string) => `<c><f>${formula}</f><v>old</v></c>`;
    const kept = '<c><v>old</v></c>';
    expect(await edited(cell('CELL(&quot;filename&quot;)'))).toBe(kept);
    expect(await edited(cell('LEFT(cell (&quot;file&quot;&amp;&quot;name&quot;),9)'))).toBe(kept);
    expect(await edited(cell('&#67;ELL(&quot;filename&quot;)'))).toBe(kept);
    expect(await edited(cell('_xlfn.FORMULATEXT(A1)') + cell('SUM(A1:A2)'))).toBe(kept + cell('SUM(A1:A2)'));
    expect(await edited(cell('MYCELL(1)'))).toBe(asItCame);
  });

  it('drops a shared formula in every cell that shares it, and no other', async () => {
    const shared = (si: number, formula: string) => `<f t="shared" si="${si}">${formula}</f>`;
    const rest = (si: number) => `<f t="shared" si="${si}"/>`;
    expect(await edited(shared(0, 'CELL("filename")') + rest(0) + shared(1, 'A1+1') + rest(1))).toBe(
      shared(1, 'A1+1') + rest(1),
    );
  });

  it('keeps the values of formulas that LibreOffice may not know, where there are any', async () => {
    const cell = (formula: string, value: string, attributes = '') => `<c${attributes}><f>${formula}</f>${value}</c>`;
    const lookUp = '_xlfn.XLOOKUP(1,A1:A3,B1:B3)';
    expect(await edited(cell(lookUp, '<v>found</v>', ' t="str"'))).toBe('<c t="str"><v>found</v></c>');
    expect(await edited(cell("'[1]Other book'!A1", '<v>5</v>'))).toBe('<c><v>5</v></c>');
    const ofGoogle = '__xludf.DUMMYFUNCTION(&quot;SPLIT(A1)&quot;)';
    expect(await edited(cell(ofGoogle, '<v>part</v>', ' t="str"'))).toBe('<c t="str"><v>part</v></c>');
    expect(await edited(cell('_xll.PRICE(A1)', '<v>open</v>', ' t="str"'))).toBe('<c t="str"><v>open</v></c>');
    for (const formula of [
      "SUM(Prime[calc='#*'#])",
      'SUM(\\_Prime[Name])',
      "'file:///srv/Prices.xlsx'#$Sheet1.A1",
      "['file:///srv/Prices.xlsx']Sheet1!A1",
      '[Prices.xlsx]Sheet1!A1',
    ]) {
      expect(await edited(cell(formula, '<v>7</v>'))).toBe('<c><v>7</v></c>');
    }
    const ordinary = cell("SUM('Sheet 1'!A1,Prices[Net],Prices[[#This Row],[Tax]])", '<v>7</v>');
    expect(await edited(ordinary)).toBe('as it came');
    const spilling = '<c cm="1"><f t="array" ref="A1:A2">_xlfn._xlws.SORT(B1:B2)</f><v>1</v></c><c><v>2</v></c>';
    expect(await edited(spilling)).toBe('<c cm="1"><v>1</v></c><c><v>2</v></c>');
    expect(await edited(cell(lookUp, '<v/>', ' t="str"'))).toBe('<c t="str"><v/></c>');
    for (const unknown of ['', '<v/>']) expect(await edited(cell(lookUp, unknown))).toBe(asItCame);
    expect(await edited(cell('_xlfn.IFS(A1,1)', '<v>1</v>'))).toBe(asItCame);
    expect(await edited(`<conditional>${cell(lookUp, '<v>1</v>').replaceAll('c>', 'x>')}</conditional>`)).toBe(
      asItCame,
    );
  });

  it('shows the visitor’s name of the file in headers, and no path', async () => {
    expect(await edited('<headerFooter><oddHeader>&amp;Z&amp;F</oddHeader></headerFooter>')).toBe(
      '<headerFooter><oddHeader>My file.xlsx</oddHeader></headerFooter>',
    );
    expect(await edited('<headerFooter><oddFooter>&amp;P</oddFooter></headerFooter>')).toBe(asItCame);
  });
});

describe('a Word document with footnotes', () => {
  it('gets room above them in a PDF where LibreOffice leaves none', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const separator = '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>';
    const note = '<w:footnote w:id="1"><w:p><w:r><w:t>Note</w:t></w:r></w:p></w:footnote>';
    const style = '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:rPr><w:sz w:val="40"/></w:rPr></w:style>';
    const content = await docx({
      parts: {
        'word/document.xml': `<w:document ${w}><w:body><w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p></w:body></w:document>`,
        'word/styles.xml': `<w:styles ${w}>${style}</w:styles>`,
        'word/footnotes.xml': `<w:footnotes ${w}>${separator}${note}</w:footnotes>`,
      },
    });
    const notes = async (leavesFootnoteRoom: boolean) =>
      prepared('docx', content, 'word/footnotes.xml', 'pdf', { leavesFootnoteRoom });
    expect(await notes(false)).toMatch(/<w:spacing w:before="\d+"/);
    expect(await notes(true)).not.toContain('w:spacing');
  });
});

describe('a Word document with heights of rows', () => {
  it('gets them enlarged in a PDF where LibreOffice takes borders for a part of them', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const borders = '<w:tblPr><w:tblBorders><w:top w:val="single" w:sz="8"/></w:tblBorders></w:tblPr>';
    const table = '<w:tr><w:trPr><w:trHeight w:val="400"/></w:trPr><w:tc><w:p/></w:tc></w:tr>';
    const content = await docx({
      parts: {
        'word/document.xml': `<w:document ${w}><w:body><w:tbl>${borders}${table}</w:tbl></w:body></w:document>`,
      },
    });
    const rows = async (addsRowBorders: boolean, target: FormatId = 'pdf') =>
      prepared('docx', content, 'word/document.xml', target, { addsRowBorders });
    expect(await rows(false)).toContain('<w:trHeight w:val="420"');
    expect(await rows(true)).toBe(asItCame);
    expect(await rows(false, 'odt')).toBe(asItCame);
  });
});

describe('a Word document with justified text', () => {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const body = '<w:p><w:pPr><w:jc w:val="both"/></w:pPr><w:r><w:t>Hello</w:t></w:r></w:p>';
  const file = (version: string) =>
    docx({
      parts: {
        'word/document.xml': `<w:document ${w}><w:body>${body}</w:body></w:document>`,
        'word/settings.xml': `<w:settings ${w}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="${version}"/></w:compat></w:settings>`,
      },
    });
  const edited = async (version: string, target: FormatId, shrinksSpaces = false) =>
    prepared('docx', await file(version), 'word/document.xml', target, { shrinksSpaces });

  it('gets tighter letters in a PDF if its layout is that of Word 2013', async () => {
    expect(await edited('15', 'pdf')).toContain('<w:spacing w:val="-2"/>');
    expect(await edited('14', 'pdf')).toBe(asItCame);
  });

  it('is left alone in other formats, and where LibreOffice shrinks spaces itself', async () => {
    expect(await edited('15', 'odt')).toBe(asItCame);
    expect(await edited('15', 'pdf', true)).toBe(asItCame);
  });
});

it('keeps headings of a Word document on its grid of lines', async () => {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const grid = (type: string) =>
    `<w:document ${w}><w:body><w:p/><w:sectPr><w:docGrid w:type="${type}" w:linePitch="312"/></w:sectPr></w:body></w:document>`;
  const styles = `<w:styles ${w}><w:style w:type="paragraph" w:styleId="1"><w:pPr><w:spacing w:line="578"/></w:pPr><w:rPr><w:sz w:val="44"/></w:rPr></w:style></w:styles>`;
  const edited = async (type: string) => {
    const file = await docx({ parts: { 'word/document.xml': grid(type), 'word/styles.xml': styles } });
    return prepared('docx', file, 'word/styles.xml');
  };
  expect(await edited('lines')).toContain('<w:spacing w:line="289"/>');
  expect(await edited('default')).toBe(asItCame);
});

describe('a large document', () => {
  const instruction = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>FILENAME</w:instrText></w:r>';
  const field = `<w:p>${instruction}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>old</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  const body = (inner: string) =>
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;
  /** More than is edited in memory. */
  const long = `<w:p><w:r><w:t>${'a'.repeat(limits.prepare.maxHeldBytes)}</w:t></w:r></w:p>`;

  it('loses what a small one loses', async () => {
    const file = (inner: string) => docx({ parts: { 'word/document.xml': body(inner) } });
    const small = await prepared('docx', await file(field), 'word/document.xml');
    const large = await prepared('docx', await file(long + field), 'word/document.xml');
    expect(small).not.toContain('FILENAME');
    expect(large.replace(long, '')).toBe(small);
    expect(await prepared('docx', await file(long), 'word/document.xml')).toBe(asItCame);
  });

  it('keeps the contents of parts apart that have the same name', async () => {
    const parts = [body(field), body('<w:p/>')].map((text) => ({
      name: 'word/document.xml',
      content: Buffer.from(text),
    }));
    const path = join(folder, 'repeated.docx');
    await writeFile(path, oddZip(parts));
    const output = join(folder, 'repeated-prepared.docx');
    expect(await preparePackage(path, output, wordPreparation(null), signal)).toBe(output);
    const opened = await openPackage(output);
    const [first = '', second = ''] = await Promise.all(
      opened.entries.map(async (entry) => text(await opened.read(entry))),
    );
    opened.close();
    expect(first).not.toContain('FILENAME');
    expect(first).toContain('old');
    expect(second).toContain('<w:p/>');
    expect(second).not.toContain('old');
  });
});
