import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { preparePackage } from '../../../../../../api/engines/libreoffice/prepare/prepare-package.ts';
import type { WordPrint } from '../../../../../../api/engines/libreoffice/prepare/word/word-layout.ts';
import { wordPreparation } from '../../../../../../api/engines/libreoffice/prepare/word/word-preparation.ts';
import { openPackage } from '../../../../../../api/formats/zip/zip-package.ts';
import { docx } from '../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const input = join(folder, 'input.docx');
const signal = new AbortController().signal;
const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The body of a document after it was prepared for print, or null where it was left as it was. */
async function prepared(
  body: string,
  print: WordPrint | null = {
    endnotes: null,
    centredPages: null,
    formulaStyles: null,
    customMarks: null,
    footnoteRoom: null,
    floatingTableRooms: [],
    toggles: null,
    numberedSections: null,
    alignmentTabs: null,
    bookmarks: new Set(['here']),
    justified: null,
    shrinksSpaces: false,
    movedSections: null,
    shapeColours: null,
    leaderDots: null,
    legalNumbers: null,
    spacedText: null,
    gridPitch: null,
    gridStyles: null,
    gridReachesTables: true,
    rowRooms: null,
    addsRowBorders: false,
    assumesOldLayout: true,
    endsEmptyHeaders: false,
    sectionsBeginPages: true,
    isArabic: false,
    hasOfficeArabic: false,
    scriptSpaces: null,
    substitutes: new Map(),
    spacing: { spaceOf: () => ({ before: '0', after: '0' }), closeTables: new Set() },
  },
): Promise<string | null> {
  const start = `<w:document xmlns:w="${w}"><w:body>`;
  const end = '</w:body></w:document>';
  await writeFile(input, await docx({ parts: { 'word/document.xml': start + body + end } }));
  const path = await preparePackage(input, join(folder, 'prepared.docx'), wordPreparation(print), signal);
  if (path === input) return null;
  const opened = await openPackage(path);
  const entry = opened.entries.find(({ name }) => name === 'word/document.xml');
  const content = entry ? await text(await opened.read(entry)) : '';
  opened.close();
  return content.slice(content.indexOf(start) + start.length, -end.length);
}

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const words = (written: string) => run(`<w:t xml:space="preserve">${written}</w:t>`);
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const field = (instruction: string, result: string) =>
  mark('begin') + run(`<w:instrText>${instruction}</w:instrText>`) + mark('separate') + result + mark('end');
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr><w:id w:val="1"/>${properties}</w:sdtPr><w:sdtEndPr><w:rPr/></w:sdtEndPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const emptied = '<w:r/>';

it('leaves a document unchanged if there is nothing to do', async () => {
  expect(await prepared(words('Hello'))).toBeNull();
  expect(await prepared(field(' PAGE ', words('3')))).toBeNull();
  expect(await prepared(control('<w:docPartObj/>', words('Contents')))).toBeNull();
});

it('keeps the displayed page of a bookmark that there is not', async () => {
  expect(await prepared(field(' PAGEREF here \\h ', words('3')))).toBeNull();
  for (const instruction of [' PAGEREF there \\h ', ' pageref "there"']) {
    expect(await prepared(field(instruction, words('3')))).toBe(
      `${emptied}${emptied}${emptied}${words('3')}${emptied}`,
    );
  }
  expect(await prepared(`<w:fldSimple w:instr=" PAGEREF there ">${words('3')}</w:fldSimple>`)).toBe(words('3'));
});

it('turns the displayed text of file fields into plain text', async () => {
  expect(await prepared(field(' FILENAME \\p ', words('a &amp; b')))).toBe(
    `${emptied}${emptied}${emptied}${words('a &amp; b')}${emptied}`,
  );
  const simple = `<w:fldSimple w:instr=" DOCPROPERTY  Bytes ">${words('11501')}</w:fldSimple>`;
  expect(await prepared(simple)).toBe(words('11501'));
});

it('keeps other fields, also around and inside of one that becomes text', async () => {
  const page = field(' PAGE ', words('3'));
  expect(await prepared(field('savedate', words('May') + page))).toBe(
    `${emptied}${emptied}${emptied}${words('May')}${page}${emptied}`,
  );
  const around = field(' HYPERLINK "x" ', field('FILENAME', words('x')));
  expect(await prepared(around)).toContain('<w:instrText> HYPERLINK "x" </w:instrText>');
});

it('keeps what conditional fields show, without what fields in their conditions show', async () => {
  expect(await prepared(field(' IF 1 = 1 "yes" "no" ', words('yes')))).toContain(`${emptied}${words('yes')}${emptied}`);
  const instruction = (inner: string) => run(`<w:instrText>${inner}</w:instrText>`);
  const nested = field(' MERGEFIELD Sex ', words('f') + field(' = 1 ', words('1')));
  const condition = instruction(' IF ') + nested + instruction(' = "f" "Ms" "Mr" ');
  const result = words('Ms') + field(' PAGE ', words('3'));
  const shown = await prepared(mark('begin') + condition + mark('separate') + result + mark('end'));
  expect(shown?.replaceAll(emptied, '')).toBe(result);
});

it('keeps the text and link of printed references, even if their bookmarks are empty', async () => {
  const reference = field(' REF _Ref1 \\h ', words('Figure 5'));
  const linked = mark('begin') + run('<w:instrText> HYPERLINK \\l "_Ref1" </w:instrText>') + mark('separate');
  expect(await prepared(reference)).toBe(linked + words('Figure 5') + mark('end'));
  const pieces = reference.replace('_Ref1', '</w:instrText></w:r><w:r><w:instrText>_Ref1');
  expect(await prepared(pieces)).toContain('<w:instrText> HYPERLINK \\l "_Ref1" </w:instrText></w:r><w:r/>');
  expect(await prepared(field(' REF _Ref1 ', words('5')))).toBe(
    `${emptied}${emptied}${emptied}${words('5')}${emptied}`,
  );
  expect(await prepared(`<w:fldSimple w:instr=" SEQ Figure ">${words('2')}</w:fldSimple>`)).toBe(words('2'));
  expect(await prepared(reference, null)).toBeNull();
});

it('unwraps content controls, nested ones and such around rows too', async () => {
  const inner = control('<w:text/>', words('Title'));
  expect(await prepared(inner)).toBe(words('Title'));
  expect(await prepared(control('<w:alias w:val="A"/>', `<w:p>${inner}</w:p>`))).toBe(`<w:p>${words('Title')}</w:p>`);
  const row = '<w:tr><w:tc><w:p/></w:tc></w:tr>';
  expect(await prepared(`<w:tbl>${control('<w:text/>', row)}</w:tbl>`)).toBe(`<w:tbl>${row}</w:tbl>`);
});

it('keeps controls that LibreOffice knows, and unwraps those inside of them', async () => {
  const list = control('<w:dropDownList><w:listItem w:value="a"/></w:dropDownList>', words('a'));
  expect(await prepared(`<w:p>${list}${control('<w:text/>', words('b'))}</w:p>`)).toBe(
    `<w:p>${list}${words('b')}</w:p>`,
  );
  const contents = control('<w:docPartObj/>', control('<w:text/>', words('c')));
  expect(await prepared(contents)).toBe(control('<w:docPartObj/>', words('c')));
});

it('keeps the choices of lists in documents, and on pages the formatting of lists around paragraphs', async () => {
  const combo = control('<w:comboBox><w:listItem w:value="a"/></w:comboBox>', words('b'));
  expect(await prepared(combo)).toBe(words('b'));
  expect(await prepared(combo, null)).toBeNull();
  const paragraph = `<w:p>${words('a')}</w:p>`;
  const around = control('<w:dropDownList><w:listItem w:value="a"/></w:dropDownList>', paragraph);
  expect(await prepared(around)).toBe(paragraph);
  expect(await prepared(around, null)).toBeNull();
  const inBox = `<w:p><w:r><w:txbxContent>${around}</w:txbxContent></w:r></w:p>`;
  expect(await prepared(inBox)).not.toContain('dropDownList');
});

it('keeps empty controls for plain text within paragraphs in documents, which become input fields', async () => {
  const empty = control('<w:showingPlcHdr/><w:text/>', words('     '));
  expect(await prepared(`<w:p>${empty}</w:p>`)).toBe(`<w:p>${words('     ')}</w:p>`);
  expect(await prepared(`<w:p>${empty}</w:p>`, null)).toBeNull();
  expect(await prepared(`<w:p>${control('<w:text/>', words('a'))}</w:p>`, null)).toBe(`<w:p>${words('a')}</w:p>`);
  const around = control('<w:showingPlcHdr/><w:text/>', `<w:p>${words('a')}</w:p>`);
  expect(await prepared(around, null)).toBe(`<w:p>${words('a')}</w:p>`);
});

it('decides on a field that never ends by its instruction', async () => {
  const unended = mark('begin') + run('<w:instrText> FILENAME </w:instrText>');
  const rest = words('x').repeat(5000);
  expect((await prepared(unended + rest)) === emptied + emptied + rest).toBe(true);
  expect(await prepared(mark('begin') + run('<w:instrText> PAGE </w:instrText>') + rest)).toBeNull();
});
