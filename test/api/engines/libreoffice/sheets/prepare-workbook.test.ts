import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareWorkbook } from '../../../../../api/engines/libreoffice/sheets/prepare-workbook.ts';
import { openPackage } from '../../../../../api/formats/zip/zip-package.ts';
import { packed, relationships } from '../../../../support/office/package.ts';
import { grid, type Xlsx, type XlsxSheet, xlsx } from '../../../../support/office/xlsx.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

let folder = '';
beforeAll(async () => {
  folder = await scratchFolder();
});

const signal = new AbortController().signal;

async function prepareBytes(bytes: Buffer, paper: 'A4' | 'Letter' = 'A4') {
  const input = join(folder, 'in.xlsx');
  const output = join(folder, 'out.xlsx');
  await writeFile(input, bytes);
  const { fittedSheets, lostPictures, partlyPrinted, content } = await prepareWorkbook(input, output, {
    paper,
    signal,
  });
  const opened = await openPackage(output);
  const part = async (name: string) => {
    const entry = opened.entries.find((one) => one.name === name);
    return entry === undefined ? '' : text(await opened.read(entry));
  };
  const parts = {
    sheet: await part('xl/worksheets/sheet1.xml'),
    second: await part('xl/worksheets/sheet2.xml'),
    workbook: await part('xl/workbook.xml'),
    styles: await part('xl/styles.xml'),
    relationships: await part('xl/worksheets/_rels/sheet1.xml.rels'),
  };
  opened.close();
  const texts = content.passages.map(({ text: passage }) => passage);
  return {
    ...parts,
    fittedSheets,
    lostPictures,
    partlyPrinted,
    texts,
    unchanged: (await readFile(output)).equals(bytes),
  };
}

const prepare = async (workbook: Xlsx) => prepareBytes(await xlsx(workbook));
const prepareSheet = (sheet: Partial<XlsxSheet>) => prepare({ sheets: [{ name: 'Data', cells: {}, ...sheet }] });

/** A sheet of one row, in narrow columns. */
const narrowSheet = (cells: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="1" max="2" width="2" customWidth="1"/></cols><sheetData><row>${cells}</row></sheetData></worksheet>`;

const header = (columns: number) => grid([Array.from({ length: columns }, (_, index) => index)]);
const long = 'A sentence that is longer than the cell beside a cell that is not empty';

describe('pages', () => {
  it('fits a wide sheet to the width of one page', async () => {
    const { sheet, fittedSheets } = await prepareSheet({ cells: header(14) });
    expect(sheet).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetData>');
    expect(sheet).toContain(
      '</sheetData><pageSetup paperSize="9" fitToWidth="1" fitToHeight="0" orientation="portrait"/></worksheet>',
    );
    expect(fittedSheets).toBe(1);
  });

  it('splits a very wide sheet between columns, after the author’s elements and before the next', async () => {
    const tail =
      '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><headerFooter/><extLst/>';
    const { sheet } = await prepareSheet({ cells: header(60), tail });
    expect(sheet).toMatch(
      /<pageMargins [^>]*><pageSetup paperSize="9" scale="5\d" orientation="landscape"\/><headerFooter\/><colBreaks count="1" manualBreakCount="1"><brk id="30" max="1048575" man="1"\/><\/colBreaks><extLst\/>/,
    );
  });

  it('names the paper that was asked for only where the sheet names none', async () => {
    const letter = await prepareBytes(await xlsx({ sheets: [{ name: 'a', cells: { A1: 1 } }] }), 'Letter');
    expect(letter.sheet).toContain('<pageSetup paperSize="1"/>');
    expect(letter.fittedSheets).toBe(0);
    const { unchanged } = await prepareSheet({ cells: { A1: 1 }, tail: '<pageSetup paperSize="8"/>' });
    expect(unchanged).toBe(true);
  });

  it('takes what Excel writes for any printer for no choice of the author', async () => {
    const tail = '<pageSetup paperSize="9" orientation="portrait" horizontalDpi="300" r:id="rId7"/>';
    const { sheet } = await prepareSheet({ cells: header(14), tail });
    expect(sheet).toContain(
      '<pageSetup paperSize="9" horizontalDpi="300" r:id="rId7" fitToWidth="1" fitToHeight="0" orientation="portrait"/>',
    );
  });

  it('opens a self-closing element, and keeps its attributes', async () => {
    const closed = await prepareSheet({ cells: header(14), head: '<sheetPr codeName="x" />' });
    expect(closed.sheet).toContain('<sheetPr codeName="x"><pageSetUpPr fitToPage="1"/></sheetPr>');
    const open = await prepareSheet({ cells: header(14), head: '<sheetPr><tabColor rgb="FF00FF00"/></sheetPr>' });
    expect(open.sheet).toContain('<sheetPr><tabColor rgb="FF00FF00"/><pageSetUpPr fitToPage="1"/></sheetPr>');
    const set = await prepareSheet({ cells: header(14), head: '<sheetPr><pageSetUpPr autoPageBreaks="0"/></sheetPr>' });
    expect(set.sheet).toContain('<sheetPr><pageSetUpPr autoPageBreaks="0" fitToPage="1"/></sheetPr>');
  });

  it.each([
    ['a scale', { head: '', tail: '<pageSetup paperSize="9" scale="63"/>' }],
    [
      'fitting',
      { head: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>', tail: '<pageSetup paperSize="9" fitToHeight="3"/>' },
    ],
    [
      'column breaks',
      {
        head: '',
        tail: '<pageSetup paperSize="9"/><colBreaks count="1" manualBreakCount="1"><brk id="3" man="1"/></colBreaks>',
      },
    ],
  ])('respects %s of the author', async (_, own) => {
    const { sheet, fittedSheets } = await prepareSheet({ cells: header(60), ...own });
    expect(sheet).toContain(own.tail);
    expect(sheet).toContain(`relationships">${own.head}<sheetData>`);
    expect(fittedSheets).toBe(0);
  });

  it('respects a print area and an orientation of the author', async () => {
    const names = '<definedName name="_xlnm.Print_Area" localSheetId="0">Data!$A$1:$AZ$9</definedName>';
    const area = await prepare({ sheets: [{ name: 'Data', cells: header(60) }], names });
    expect(area.sheet).not.toContain('fitTo');
    expect(area.workbook).toContain(`<definedNames>${names}</definedNames>`);
    const turned = await prepareSheet({
      cells: header(18),
      tail: '<pageSetup paperSize="9" orientation="landscape"/>',
    });
    expect(turned.sheet).toContain('<pageSetup paperSize="9" fitToWidth="1" fitToHeight="0" orientation="landscape"/>');
  });

  it('leaves hidden and empty sheets unchanged', async () => {
    const hidden = { name: 'Hidden', cells: header(60), hidden: true };
    const { second, unchanged } = await prepare({ sheets: [{ name: 'Empty', cells: {} }, hidden] });
    expect(unchanged).toBe(true);
    expect(second).not.toContain('pageSetup');
  });

  it('prints cells that lie far apart without the empty stretch between them', async () => {
    const sheets = [{ name: "It's & far", cells: { A1: 'start', XFD1048576: 'end' } }];
    const { workbook } = await prepare({ sheets });
    expect(workbook).toContain(
      `</sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">'It''s &amp; far'!$A$1:$A$1,'It''s &amp; far'!$XFD$1048576:$XFD$1048576</definedName></definedNames></workbook>`,
    );
  });

  it('leaves text at the edge of a printed part its room', async () => {
    const { workbook } = await prepareSheet({ cells: { A1: long, XFD1048576: 'end' } });
    expect(workbook).toMatch(/Data'!\$A\$1:\$[F-H]\$1,/);
  });

  it('refuses a sheet of thousands of pages', async () => {
    const cells = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`A${index * 200 + 1}`, index]));
    const refused = prepareSheet({ cells });
    await expect(refused).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringMatching(/\d,\d{3} pages/),
    });
  });

  it('counts what a picture covers', async () => {
    const { sheet } = await prepareSheet({ cells: { A1: 1 }, picture: { from: [1, 1], to: [14, 20] } });
    expect(sheet).toContain('fitToWidth="1" fitToHeight="0" orientation="portrait"');
    const alone = await prepareSheet({ picture: { from: [0, 0], to: [14, 60] } });
    expect(alone.sheet).toContain('fitToWidth="1" fitToHeight="1"');
  });
});

describe('cells', () => {
  it('widens columns of numbers that would show as ###, and keeps the rest of a column', async () => {
    const cells = grid([[1, { value: 1234567.5, format: '#,##0.00' }, 1]]);
    const columns = [{ min: 1, max: 9, width: 5, style: 0, customWidth: 1 }];
    const { sheet } = await prepareSheet({ cells, columns });
    const widths = [...sheet.matchAll(/<col min="(\d)" max="(\d)" width="([\d.]+)"/g)].map(([, ...found]) =>
      found.map(Number),
    );
    expect(widths).toEqual([
      [1, 1, 5],
      [2, 2, expect.closeTo(12, -1)],
      [3, 9, 5],
    ]);
  });

  it('widens a column for text that the next cell would cut', async () => {
    const { sheet, styles } = await prepareSheet({ cells: { A1: long, B1: 'next' } });
    expect(Number(/<col min="1" max="1" width="([\d.]+)"/.exec(sheet)?.[1])).toBeGreaterThan(45);
    expect(styles).not.toContain('wrapText');
  });

  it('wraps text that does not fit, in a sufficiently high row', async () => {
    const cells = { ...header(70), A2: long.repeat(4), B2: 'next', A3: 'kept' };
    const { sheet, styles } = await prepareSheet({ cells });
    expect(sheet).toMatch(/<row r="2" ht="\d{2,3}\.\d\d" customHeight="1"><c r="A2" t="inlineStr" s="1">/);
    expect(sheet).toContain('<c r="A3" s="0"');
    expect(styles).toMatch(/<cellXfs>(<xf [^>]*>){2}<alignment wrapText="1"\/><\/xf><\/cellXfs>/);
  });

  it('wraps text that fills its cell and is cut there, also beside empty cells', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const formats = '<xf><alignment horizontal="fill" vertical="top"/></xf>';
    const parts = {
      'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="1">${formats}</cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': narrowSheet(`<c t="str" s="0"><v>${long.repeat(4)}</v></c>`),
    };
    const { sheet, styles } = await prepare({ sheets: [{ name: 'Data', cells: {} }], parts });
    expect(sheet).toMatch(/<row ht="\d{2,3}\.\d\d" customHeight="1"><c t="str" s="1">/);
    expect(styles).toContain(`${formats}<xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`);
  });

  it('merges the cell of a line longer than the page with its empty neighbours', async () => {
    const cells = { ...grid([[], [1, 2, 3, 4, 5, 6]]), A1: long.repeat(5) };
    const { sheet } = await prepareSheet({ cells, merges: ['A9:B9'] });
    expect(sheet).toContain('<mergeCells><mergeCell ref="A9:B9"/><mergeCell ref="A1:F1"/></mergeCells>');
    expect(sheet).toMatch(/<row r="1" ht="\d{2,3}\.\d\d" customHeight="1">/);
  });

  it('ends merged cells that reach the end of the sheet where its content ends', async () => {
    const { sheet } = await prepareSheet({ cells: { A1: 1, C4: 'last' }, merges: ['A1:XFD2', 'B3:B1048576', 'A4:B4'] });
    expect(sheet).toContain('<mergeCell ref="A1:C2"/><mergeCell ref="B3:B4"/><mergeCell ref="A4:B4"/>');
  });

  it('widens columns for truth values and errors, which would show as ###', async () => {
    const parts = { 'xl/worksheets/sheet1.xml': narrowSheet('<c t="b"><v>0</v></c><c t="e"><v>#VALUE!</v></c>') };
    const { sheet } = await prepare({ sheets: [{ name: 'Data', cells: {} }], parts });
    const widths = [...sheet.matchAll(/<col [^>]*\bwidth="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([expect.closeTo(5.5, 0), expect.closeTo(7.8, 0)]);
  });

  it('leaves text that runs on over empty cells, and merged cells', async () => {
    const { sheet } = await prepareSheet({ cells: { A1: long, A2: long, C2: 'next' }, merges: ['A2:B2'] });
    expect(sheet).not.toContain('<cols>');
    expect(sheet).not.toContain('customHeight');
  });

  it('gives wrapped text and large letters a row height where the file has none', async () => {
    const cells = { A1: { value: long, wrap: true }, A2: { value: long, wrap: true } };
    const { sheet } = await prepareSheet({ cells, rows: { 2: { ht: 15, customHeight: 1 } } });
    expect(sheet).toMatch(/<row r="1" ht="\d{2,3}\.\d\d" customHeight="1">/);
    expect(sheet).toContain('<row r="2" ht="15" customHeight="1">');
  });

  it('shows nothing that is hidden', async () => {
    const cells = { A1: long, B1: 123456789, C1: 'x', A2: long, B2: 'y' };
    const columns = [
      { min: 1, max: 1, width: 9, customWidth: 1 },
      { min: 2, max: 2, width: 3, hidden: 1 },
    ];
    const { sheet } = await prepareSheet({ cells, columns, rows: { 1: { hidden: 1 } } });
    expect(sheet).toContain('<row r="1" hidden="1">');
    expect(sheet).toContain('<col min="2" max="2" width="3" hidden="1"/>');
  });
});

describe('packages', () => {
  it('detaches pivot tables, so that cells keep what the author saw', async () => {
    const relationships = (type: string) =>
      `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="../x.xml"/>`;
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships('pivotTable')}${relationships('table')}</Relationships>`;
    const prepared = await prepare({
      sheets: [{ name: 'a', cells: { A1: 1 } }],
      parts: { 'xl/worksheets/_rels/sheet1.xml.rels': rels },
    });
    expect(prepared.relationships).toBe(rels.replace(relationships('pivotTable'), ''));
  });

  it('edits documents with a prefix on every element', async () => {
    const sheet = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c r="Z1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const prepared = await prepare({
      sheets: [{ name: 'a', cells: {} }],
      parts: { 'xl/worksheets/sheet1.xml': sheet },
    });
    expect(prepared.sheet).toContain('<x:sheetPr><x:pageSetUpPr fitToPage="1"/></x:sheetPr><x:sheetData>');
    expect(prepared.sheet).toMatch(/<x:pageSetup [^>]*\/><\/x:worksheet>$/);
  });

  it('copies files that are no workbook, and sheets that are not plain XML', async () => {
    expect(await prepareBytes(await packed({ 'a.txt': 'a' }))).toMatchObject({ unchanged: true, fittedSheets: 0 });
    const parts = { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData></worksheet>' };
    expect(await prepare({ sheets: [{ name: 'a', cells: {} }], parts })).toMatchObject({ unchanged: true });
  });

  it('refuses bombs of entities, and what is no package', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY l "lol">]><worksheet><sheetData/></worksheet>';
    const damaged = { code: 'damaged-file' };
    const workbook = { sheets: [{ name: 'a', cells: {} }], parts: { 'xl/worksheets/sheet1.xml': bomb } };
    await expect(prepare(workbook)).rejects.toMatchObject(damaged);
    await expect(prepareBytes(Buffer.from('a,b,c\n'))).rejects.toMatchObject(damaged);
  });

  it('fits the sheets of a workbook with a broken picture, which it leaves to LibreOffice', async () => {
    const bytes = await xlsx({ sheets: [{ name: 'a', cells: header(60), picture: { from: [1, 1], to: [2, 2] } }] });
    // The checksum of the picture, in the central directory.
    const record = bytes.lastIndexOf('xl/media/picture.png') - 46;
    bytes.writeUInt32LE(1, record + 16);
    expect(await prepareBytes(bytes)).toMatchObject({ fittedSheets: 1 });
  });

  it('stops at the signal', async () => {
    const input = join(folder, 'stop.xlsx');
    await writeFile(input, await xlsx({ sheets: [{ name: 'a', cells: header(60) }] }));
    const stopped = AbortSignal.abort(new Error('gone'));
    await expect(prepareWorkbook(input, join(folder, 'o'), { paper: 'A4', signal: stopped })).rejects.toThrow('gone');
  });
});

it('counts the pictures of headers, which are left out', async () => {
  const header = (text: string) => `<headerFooter><oddHeader>${text}</oddHeader></headerFooter>`;
  const drawing = '<legacyDrawingHF r:id="none"/>';
  const of = async (tail: string) => (await prepareSheet({ cells: { A1: 1 }, tail })).lostPictures;
  expect(await of(header('&amp;L&amp;G&amp;R&amp;G') + drawing)).toBe(2);
  expect(await of(header('&amp;LR&amp;&amp;G') + drawing)).toBe(0);
  expect(await of(header('&amp;L&amp;G'))).toBe(0);
});

it('counts sheets that have more than their author prints', async () => {
  const cells = { A1: 'Head', B2: 5, C9: 'Foot' };
  const of = async (area: string, rows = {}) => {
    const names = `<definedName name="_xlnm.Print_Area" localSheetId="0">${area}</definedName>`;
    return (await prepare({ sheets: [{ name: "Jan's", cells, rows }], names })).partlyPrinted;
  };
  expect(await of("'Jan''s'!$A$1:$B$2")).toBe(1);
  expect(await of("'Jan''s'!$A$1:$B$2", { 9: { hidden: 1 } })).toBe(0);
  expect(await of("'Jan''s'!$A$1:$B$2,'Jan''s'!$C:$C")).toBe(0);
  expect(await of('Jan!$1:$9')).toBe(0);
  expect(await of('Jan!$1:$8')).toBe(1);
  expect(await of('#REF!')).toBe(0);
  expect((await prepareSheet({ cells })).partlyPrinted).toBe(0);
});

it('shows shares and the like by their names, which get room', async () => {
  const [main, kind] = [
    'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    'http://schemas.microsoft.com/office/2017/06/relationships',
  ];
  const row = '<row r="1"><c r="A1" t="e" vm="1"><v>#VALUE!</v></c><c r="B1"><v>5</v></c></row>';
  const parts = {
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${row}</sheetData></worksheet>`,
    'xl/_rels/workbook.xml.rels': relationships({
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      styles: ['styles', 'styles.xml'],
      metadata: ['sheetMetadata', 'metadata.xml'],
      values: [`${kind}/rdRichValue`, 'values.xml'],
      structures: [`${kind}/rdRichValueStructure`, 'structures.xml'],
    }),
    'xl/metadata.xml':
      '<metadata xmlns:x="rich"><metadataTypes><metadataType name="XLRICHVALUE"/></metadataTypes><futureMetadata name="XLRICHVALUE"><bk><x:rvb i="0"/></bk></futureMetadata><valueMetadata><bk><rc t="1" v="0"/></bk></valueMetadata></metadata>',
    'xl/values.xml': '<rvData><rv s="0"><v>Microsoft Corporation (XNAS:MSFT)</v></rv></rvData>',
    'xl/structures.xml': '<rvStructures><s t="_linkedentity2"><k n="_DisplayString" t="s"/></s></rvStructures>',
  };
  const { sheet, texts } = await prepare({ sheets: [{ name: 'Data', cells: {} }], parts });
  expect(texts).toEqual(['Microsoft Corporation (XNAS:MSFT)']);
  expect(sheet).toContain('t="str"><v>Microsoft Corporation (XNAS:MSFT)<!--');
  expect(sheet).toContain('customWidth="1"');
});

it('counts cells of WPS Office that are pictures, but in hidden rows', async () => {
  const picture = '=DISPIMG("ID_5F2C",1)';
  const cells = { A1: picture, A2: `_xlfn${picture}`, B3: '=DISPIMG', A4: picture };
  expect((await prepareSheet({ cells, rows: { 4: { hidden: 1 } } })).lostPictures).toBe(1);
});

it('expects no words of letters that stand below each other or climb', async () => {
  const formats = [{ rotation: 0 }, { rotation: 255 }, { rotation: 45 }, { rotation: 90 }].map(
    ({ rotation }) => `<xf><alignment textRotation="${rotation}"/></xf>`,
  );
  const styles =
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<cellXfs count="4">${formats.join('')}</cellXfs></styleSheet>`;
  const sheet =
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">' +
    '<c r="A1" s="0" t="inlineStr"><is><t>Level</t></is></c><c r="B1" s="1" t="inlineStr"><is><t>Stacked</t></is></c>' +
    '<c r="C1" s="2" t="inlineStr"><is><t>Climbing</t></is></c><c r="D1" s="3" t="inlineStr"><is><t>Upwards</t></is></c>' +
    '</row></sheetData></worksheet>';
  const parts = { 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': sheet };
  const { texts } = await prepare({ sheets: [{ name: 'Data', cells: {} }], parts });
  expect(texts).toEqual(['Level', 'Upwards']);
});

it('expects no words of cells that merged ones cover, or whose format shows no text', async () => {
  const cells = { A1: 'Top', B1: 'Beside', C1: 'Out', A2: 'Below', A3: 'Low', B3: { value: 'Secret', format: ';;;' } };
  const { texts } = await prepare({ sheets: [{ name: 'Data', cells, merges: ['A1:B2'] }] });
  expect([...texts].sort()).toEqual(['Low', 'Out', 'Top']);
});

describe('cells outside of a sheet', () => {
  const sheetOf = (rows: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const prepareRows = async (rows: string) =>
    prepareBytes(
      await xlsx({ sheets: [{ name: 'a', cells: {} }], parts: { 'xl/worksheets/sheet1.xml': sheetOf(rows) } }),
    );

  it.each([
    '<row r="1048577"><c><v>1</v></c></row>',
    '<row r="0"><c><v>1</v></c></row>',
    '<row r="one"><c><v>1</v></c></row>',
    '<row r="1048576"/><row><c><v>1</v></c></row>',
    '<row r="1"><c r="A1048577"><v>1</v></c></row>',
    '<row r="1"><c r="XFE1"><v>1</v></c></row>',
    '<row r="1"><c r="$A$1"><v>1</v></c></row>',
  ])('are not left out in silence: %s', async (rows) => {
    const detail = expect.stringContaining('cells outside the rows and columns');
    await expect(prepareRows(rows)).rejects.toMatchObject({ code: 'damaged-file', detail });
  });

  it('are no matter where they are empty or hidden', async () => {
    await prepareRows('<row r="0"><c r="A0"/></row><row r="0" hidden="1"><c r="A0"><v>1</v></c></row>');
    await prepareRows('<row r="1048576"><c r="xfd1048576"><v>1</v></c></row>');
  });
});
