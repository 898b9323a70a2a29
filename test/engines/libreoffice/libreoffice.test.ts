import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Artifact } from '../../../api/engine.ts';
import { createLibreOffice } from '../../../api/engines/libreoffice/index.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import { inputFile } from '../../support/input-file.ts';
import { doc } from '../../support/office/compound.ts';
import { docx, odp, odt, pptx, rtf, sampleText } from '../../support/office/documents.ts';
import { partOf } from '../../support/office/read/part-of.ts';
import { flatSheet, flatText, savedByOffice } from '../../support/office/saved-by-office.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const programFolder = '/usr/lib/libreoffice/program';
const timeoutMs = 90_000;
const paper = 'A4';
const truncated = async (file: Promise<Buffer>) => (await file).subarray(0, 700);
const damaged = (file: () => Promise<Buffer>) => ({ file: () => truncated(file()), code: 'damaged-file' });
const paragraphs = Object.values(sampleText);

const scratch = await scratchFolder();
const engine = await sharedLibreOffice(scratch, { size: 2, timeoutMs });

testEngine('libreoffice', {
  create: (processes, folder) => createLibreOffice({ processes, folder, programFolder, size: 1, timeoutMs, paper }),
  createMissing: (processes, folder) =>
    createLibreOffice({ processes, folder, programFolder: '/nowhere', size: 1, timeoutMs, paper }),
  cases: [
    {
      operation: 'export',
      options: { format: 'pdf' },
      format: 'docx',
      file: () => docx({ paragraphs }),
      result: 'pdf',
      corrupt: damaged(docx),
    },
    {
      operation: 'export',
      options: { format: 'odt' },
      format: 'docx',
      file: () => docx({ paragraphs }),
      result: 'odt',
      corrupt: damaged(docx),
    },
    {
      operation: 'export',
      options: { format: 'pdf' },
      format: 'odt',
      file: () => odt({ paragraphs }),
      result: 'pdf',
      corrupt: damaged(odt),
    },
    {
      operation: 'export',
      options: { format: 'docx' },
      format: 'odt',
      file: () => odt({ paragraphs }),
      result: 'docx',
      corrupt: damaged(odt),
    },
    {
      operation: 'export',
      options: { format: 'odp' },
      format: 'pptx',
      file: () => pptx({ paragraphs }),
      result: 'odp',
      corrupt: damaged(pptx),
    },
    {
      operation: 'export',
      options: { format: 'pptx' },
      format: 'odp',
      file: () => odp({ paragraphs }),
      result: 'pptx',
      corrupt: damaged(odp),
    },
  ],
  slow: {
    operation: 'export',
    options: { format: 'pdf' },
    format: 'docx',
    file: () => docx({ table: Array.from({ length: 3000 }, (_, row) => [`row ${row}`, 'a', 'b', 'c', 'd']) }),
  },
});

describe('LibreOffice', () => {
  beforeAll(() => engine.start?.());

  async function convert(
    file: Uint8Array,
    from: FormatId,
    format: 'pdf' | 'odt' | 'docx' | 'odp' | 'pptx',
  ): Promise<Artifact> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, `input-1.${from}`);
    await writeFile(path, file);
    const { size: bytes } = await stat(path);
    const signal = new AbortController().signal;
    return engine.operations.export({
      inputs: [inputFile({ path, format: from, bytes })],
      options: { format },
      workspace,
      signal,
    });
  }

  const textOf = ({ path }: Artifact) => execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  const infoOf = ({ path }: Artifact) => execFileSync('pdfinfo', [path], { encoding: 'utf8' });

  it('makes a tagged PDF with the headings as bookmarks and every script readable', async () => {
    const pdf = await convert(await docx({ headings: ['Chapter one'], paragraphs }), 'docx', 'pdf');
    expect(infoOf(pdf)).toMatch(/^Tagged: +yes$/m);
    expect(infoOf(pdf)).toMatch(/^Pages: +1$/m);
    expect(pdf.pages).toBe(1);
    expect(await readFile(pdf.path, 'latin1')).toContain('/Outlines');
    const text = textOf(pdf);
    expect(text).toContain(sampleText.latin);
    expect(text).toContain(sampleText.cyrillic);
    expect(text).toContain(sampleText.chinese);
    expect(text).toContain('مرحبا');
  });

  it('reveals no path on this server through fields or relative links', async () => {
    const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const fileName = `<w:document xmlns:w="${w}"><w:body><w:p><w:fldSimple w:instr=' FILENAME \\p '><w:r><w:t>shown</w:t></w:r></w:fldSimple></w:p></w:body></w:document>`;
    const word = await convert(await docx({ parts: { 'word/document.xml': fileName } }), 'docx', 'pdf');
    const rich = '{\\rtf1 {\\field{\\*\\fldinst FILENAME \\\\p}{\\fldrslt shown}}}';
    const rtfResult = await convert(Buffer.from(rich), 'rtf', 'pdf');
    const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
    const body =
      '<text:p><text:file-name text:display="full">shown</text:file-name> <text:a xlink:href="../other.html">link</text:a></text:p>';
    const content = `<office:document-content xmlns:office="${oasis}:office:1.0" xmlns:text="${oasis}:text:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
    const openText = await convert(await odt({ parts: { 'content.xml': content } }), 'odt', 'pdf');
    for (const result of [word, rtfResult, openText]) expect(textOf(result)).toContain('shown');
    const pdf = await readFile(openText.path, 'latin1');
    expect(pdf).toContain('/URI(other.html)');
    expect(pdf).not.toContain('file://');
  });

  it('shows the last result of a formula that asks what this server runs', async () => {
    const saved = await savedByOffice(flatSheet('Head', 'INFO(&quot;osversion&quot;)'), 'fods', 'xls');
    const elsewhere = Buffer.from(saved.toString('latin1').replaceAll('Linux', 'Plan9'), 'latin1');
    expect(elsewhere).not.toEqual(saved);
    const shown = textOf(await convert(elsewhere, 'xls', 'pdf'));
    expect(shown).toContain('Plan9');
    expect(shown).not.toContain('Linux');
  });

  it('shows the visitor’s file name, in a folder that tells nothing, where a binary format shows its place', async () => {
    const name = (display: string) => `<text:file-name text:display="${display}"/>`;
    const link = '<text:a xlink:href="other/page.html" xmlns:xlink="http://www.w3.org/1999/xlink">link</text:a>';
    const text = flatText(`<text:p>${name('full')}</text:p><text:p>${name('name-and-extension')} ${link}</text:p>`);
    const sheet = flatSheet(name('full'), 'CELL(&quot;filename&quot;)');
    const word = await savedByOffice(text, 'fodt', 'doc');
    const results = [
      textOf(await convert(word, 'doc', 'pdf')),
      await partOf((await convert(word, 'doc', 'odt')).path, 'content.xml'),
    ];
    for (const result of results) expect(result).toContain('/document/file.');
    const printed = textOf(await convert(await savedByOffice(sheet, 'fods', 'xls'), 'xls', 'pdf'));
    // LibreOffice 25.2 saves workbooks with their names alone.
    expect(printed).toContain('file.xls');
    for (const result of [...results, printed]) {
      expect(result).not.toContain(scratch);
      expect(result).not.toMatch(/input-|worker-|\/tmp\//);
    }
    expect(results[1]).toMatch(/xlink:href="(\.\.\/)?other\/page.html"/);
  });

  it('keeps the fields and tabs in the shapes of a text', async () => {
    const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
    const namespaces = `xmlns:office="${oasis}:office:1.0" xmlns:text="${oasis}:text:1.0" xmlns:draw="${oasis}:drawing:1.0" xmlns:svg="${oasis}:svg-compatible:1.0"`;
    const shown = 'Page <text:page-number>7</text:page-number><text:tab/>of <text:title>Tides</text:title>';
    const shape = `<draw:rect text:anchor-type="paragraph" svg:width="9cm" svg:height="2cm"><text:p>${shown}</text:p></draw:rect>`;
    const content = `<office:document-content ${namespaces}><office:body><office:text><text:p>${shape}</text:p></office:text></office:body></office:document-content>`;
    const file = await odt({ parts: { 'content.xml': content } });
    expect(textOf(await convert(file, 'odt', 'pdf'))).toMatch(/Page 7\s+of Tides/);
    const xml = await partOf((await convert(file, 'odt', 'docx')).path, 'word/document.xml');
    const runs = xml.replace(/<w:rPr>.*?<\/w:rPr>/gs, '');
    expect(runs).toContain('<w:t>Page 7</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>of Tides</w:t>');
  });

  it('keeps footnotes, comments and tracked text of a Word document in ODT', async () => {
    const content = { paragraphs: ['Body'], footnote: 'A footnote', inserted: 'An insertion', comment: 'A remark' };
    const result = await convert(await docx(content), 'docx', 'odt');
    const xml = await partOf(result.path, 'content.xml');
    for (const text of Object.values(content).flat()) expect(xml).toContain(text);
  });

  it('shows what fields and content controls of a Word document showed, not the names on this server', async () => {
    const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const field = '<w:fldSimple w:instr=" FILENAME "><w:r><w:t>Report of May</w:t></w:r></w:fldSimple>';
    const control =
      '<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent><w:r><w:t>Filled in</w:t></w:r></w:sdtContent></w:sdt>';
    const document = `<w:document xmlns:w="${w}"><w:body><w:p>${field}</w:p><w:p>${control}</w:p></w:body></w:document>`;
    const result = await convert(await docx({ parts: { 'word/document.xml': document } }), 'docx', 'odt');
    const xml = await partOf(result.path, 'content.xml');
    expect(xml).toMatch(/<text:p[^>]*>Report of May<.*<text:p[^>]*>Filled in</s);
    expect(xml).not.toContain('text-input');
  });

  it('draws the formulas of Word documents', async () => {
    const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const formula =
      `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:f><m:num><m:r><m:t>alpha</m:t></m:r></m:num><m:den><m:r><m:t>beta</m:t></m:r>` +
      '</m:den></m:f></m:oMath>';
    const document = `<w:document xmlns:w="${w}"><w:body><w:p>${formula}</w:p></w:body></w:document>`;
    const file = await docx({ parts: { 'word/document.xml': document } });
    expect(textOf(await convert(file, 'docx', 'pdf'))).toMatch(/alpha\s+beta/);
  });

  it('gives lines, cells and headers of Word documents the room that Word gives them', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const spacing = (attributes: string) => `<w:pPr><w:spacing ${attributes}/></w:pPr>`;
    const style = (id: string, base: string, inner: string, type = 'paragraph') =>
      `<w:style w:type="${type}" w:styleId="${id}">${type === 'table' ? '' : `<w:name w:val="${id}"/>`}<w:basedOn w:val="${base}"/>${inner}</w:style>`;
    const margins = (width: number) =>
      `<w:tblPr><w:tblCellMar><w:left w:w="${width}" w:type="dxa"/><w:right w:w="${width}" w:type="dxa"/></w:tblCellMar></w:tblPr>`;
    const styles = [
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="1600" w:line="480" w:lineRule="auto"/></w:pPr></w:style>',
      style('toc 1', 'Body', spacing('w:before="20"')),
      style('Body', 'Normal', spacing('w:after="0" w:line="240" w:lineRule="auto"')),
      style('Doubled', 'Normal', spacing('w:before="0" w:after="0" w:lineRule="auto"')),
      `<w:style w:type="table" w:styleId="Bare"><w:name w:val="Bare"/>${margins(0)}</w:style>`,
      style('Nameless', 'Bare', '', 'table'),
    ];
    const p = (text: string, id: string, properties = '') =>
      `<w:p><w:pPr><w:pStyle w:val="${id}"/>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const table = `<w:tbl><w:tblPr><w:tblStyle w:val="Nameless"/><w:tblW w:w="4000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${p('cell', 'Body', '<w:jc w:val="right"/>')}</w:tc></w:tr></w:tbl>`;
    const body = [p('first', 'toc 1'), p('second', 'toc 1'), p('third', 'Doubled'), p('fourth', 'Doubled'), table];
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="720" w:left="1440" w:right="1440" w:bottom="720" w:header="720" w:footer="720"/></w:sectPr>';
    const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
    const parts = {
      'word/document.xml': `<w:document ${w} ${r}><w:body>${body.join('')}${section}</w:body></w:document>`,
      'word/styles.xml': `<w:styles ${w}>${styles.join('')}</w:styles>`,
      'word/header1.xml': `<w:hdr ${w}>${p('head', 'Normal')}</w:hdr>`,
    };
    const { path } = await convert(await docx({ header: 'head', parts }), 'docx', 'pdf');
    const boxes = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
    const found = [...boxes.matchAll(/xMax="([\d.]+)" yMax="([\d.]+)">(\w+)</g)];
    const [right, bottom] = [1, 2].map(
      (place) => (word: string) => Number(found.find(([, , , text]) => text === word)?.[place]),
    );
    if (right === undefined || bottom === undefined) throw new Error('no words');
    // Both paragraphs have a point above them.
    const line = bottom('second') - bottom('first') - 1;
    expect(line).toBeLessThan(20);
    expect(bottom('first') - bottom('head')).toBeLessThan(3 * line);
    expect(bottom('fourth') - bottom('third')).toBeCloseTo(2 * line, 0);
    expect(right('cell')).toBeCloseTo((1440 + 4000) / 20, 0);
  });

  it('sets lines of slides as far apart as PowerPoint, in shapes and in tables', async () => {
    const share = '<a:spcBef><a:spcPct val="20000"/></a:spcBef>';
    const text = (words: readonly string[], properties: string) =>
      words
        .map(
          (word) =>
            `<a:p><a:pPr>${properties}</a:pPr><a:r><a:rPr lang="en-US" sz="2000"><a:latin typeface="Liberation Sans"/></a:rPr><a:t>${word}</a:t></a:r></a:p>`,
        )
        .join('');
    const place = (element: string) =>
      `<${element}:xfrm><a:off x="600000" y="600000"/><a:ext cx="3000000" cy="2000000"/></${element}:xfrm>`;
    const shape = `<p:sp><p:nvSpPr><p:cNvPr id="2" name=""/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place('a')}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/>${text(['one', 'two', 'three'], share)}</p:txBody></p:sp>`;
    const table = `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="3000000"/></a:tblGrid><a:tr h="370840"><a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${text(['red', 'green', 'blue'], '')}</a:txBody><a:tcPr/></a:tc></a:tr></a:tbl>`;
    const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name=""/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${place('p')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">${table}</a:graphicData></a:graphic></p:graphicFrame>`;
    const slide = `<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape}${frame}</p:spTree></p:cSld></p:sld>`;
    const { path } = await convert(await pptx({ parts: { 'ppt/slides/slide1.xml': slide } }), 'pptx', 'pdf');
    const boxes = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
    const found = [...boxes.matchAll(/yMax="([\d.]+)">(\w+)</g)];
    const bottom = (word: string) => Number(found.find(([, , text]) => text === word)?.[1]);
    // In points: lines are 1.2 times as high as their type, and the spaces a fifth of a line.
    const line = 20 * 1.2;
    expect(bottom('blue') - bottom('green')).toBeCloseTo(line, 0);
    expect(bottom('three') - bottom('two')).toBeCloseTo(line * 1.2, 0);
  });

  it('keeps a rich text file', async () => {
    const pdf = await convert(await rtf({ paragraphs: ['Plain and rich'] }), 'rtf', 'pdf');
    expect(textOf(pdf)).toContain('Plain and rich');
  });

  it('leaves out a picture at which LibreOffice gives up the whole of a rich text file', async () => {
    const odd = '{\\pict\\pngblip 12345678}';
    const pdf = await convert(Buffer.from(`{\\rtf1 before ${odd} after}`), 'rtf', 'pdf');
    expect(textOf(pdf)).toMatch(/before\s+after/);
    // LibreOffice 25.2 opens such a file itself.
    expect([[{ code: 'pictures-missing', pictures: 1 }], []]).toContainEqual(pdf.notes);
  });

  it('opens a package with ZIP64 records that it does not need', async () => {
    const file = await docx({ paragraphs: ['Packed for large files'] });
    const end = file.length - 22;
    const [records, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
    records.write('PK\x06\x06', 'latin1');
    records.writeBigUInt64LE(44n, 4);
    const count = BigInt(file.readUInt16LE(end + 10));
    records.writeBigUInt64LE(count, 24);
    records.writeBigUInt64LE(count, 32);
    records.writeBigUInt64LE(BigInt(file.readUInt32LE(end + 12)), 40);
    records.writeBigUInt64LE(BigInt(file.readUInt32LE(end + 16)), 48);
    locator.write('PK\x06\x07', 'latin1');
    locator.writeBigUInt64LE(BigInt(end), 8);
    locator.writeUInt32LE(1, 16);
    const wide = Buffer.concat([file.subarray(0, end), records, locator, file.subarray(end)]);
    expect(textOf(await convert(wide, 'docx', 'pdf'))).toContain('Packed for large files');
  });

  it('opens a package whose names have backslashes', async () => {
    const file = await docx({ paragraphs: ['From a Windows program'] });
    for (let at = file.indexOf('word/'); at >= 0; at = file.indexOf('word/', at + 1)) {
      // Names in headers, not the same letters in parts.
      const isLocal = file.readUInt32LE(at - 30) === 0x04034b50;
      if (isLocal || file.readUInt32LE(at - 46) === 0x02014b50) file.write('word\\', at, 'latin1');
    }
    expect(textOf(await convert(file, 'docx', 'pdf'))).toContain('From a Windows program');
  });

  it('says that a document that it cannot open is damaged where its XML is not well-formed', async () => {
    const broken = odt({ parts: { 'styles.xml': '<office:document-styles>&#0;</office:document-styles>' } });
    await expect(convert(await broken, 'odt', 'pdf')).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('says that a binary document whose sectors loop is damaged', async () => {
    const looping = doc();
    // The first sector of the document's stream follows the allocation table, which follows the header.
    looping.writeUInt32LE(1, 512 + 4);
    await expect(convert(looping, 'doc', 'pdf')).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('stops a small document that takes more processor time than it may', async () => {
    const folder = await folderIn(scratch, 'impatient');
    const limits = { timeoutMs: 100_000, maxCpuMs: 500 };
    const impatient = createLibreOffice({
      processes: await testProcesses(),
      folder,
      programFolder,
      size: 1,
      paper,
      ...limits,
    });
    const rows = Array.from({ length: 3000 }, (_, row) => [`row ${row}`, 'a', 'b', 'c', 'd']);
    const file = await docx({ table: rows });
    const path = join(scratch, 'rows.docx');
    await writeFile(path, file);
    const inputs = [inputFile({ path, format: 'docx', bytes: file.length })] as const;
    const job = {
      inputs,
      options: { format: 'pdf' },
      workspace: scratch,
      signal: new AbortController().signal,
    } as const;
    try {
      await expect(impatient.operations.export(job)).rejects.toMatchObject({ code: 'too-complex' });
    } finally {
      await impatient.stop?.();
    }
  });

  it('names the fonts it had to replace', async () => {
    const pdf = await convert(await docx({ fonts: ['Nonesuch Grotesk'] }), 'docx', 'pdf');
    expect(pdf.notes).toContainEqual(expect.objectContaining({ code: 'font-replaced', font: 'Nonesuch Grotesk' }));
  });

  it('says that macros were dropped', async () => {
    const pdf = await convert(await docx({ paragraphs: ['With macros'], macros: true }), 'docx', 'pdf');
    expect(pdf.notes).toContainEqual({ code: 'macros-dropped' });
  });

  it('converts several documents at once and empties its job folders', async () => {
    const files = await Promise.all(
      Array.from({ length: 6 }, (_, index) => docx({ paragraphs: [`File number ${index}`] })),
    );
    const results = await Promise.all(files.map((file) => convert(file, 'docx', 'pdf')));
    expect(results.map(textOf).map((text) => text.trim())).toEqual(files.map((_, index) => `File number ${index}`));
    const workers = (await readdir(join(scratch, 'libreoffice'))).filter((name) => name.startsWith('worker-'));
    const left = await Promise.all(workers.map((name) => readdir(join(scratch, 'libreoffice', name, 'job'))));
    expect(left.flat()).toEqual([]);
  });

  it('replaces a worker that dies and does the job on another', async () => {
    const engineFolder = join(scratch, 'libreoffice');
    const busy = async () => {
      const workers = (await readdir(engineFolder)).filter((name) => name.startsWith('worker-'));
      const jobs = await Promise.all(workers.map((name) => readdir(join(engineFolder, name, 'job')).catch(() => [])));
      return workers.filter((_name, index) => (jobs[index] ?? []).length > 0);
    };
    const job = convert(await docx({ table: Array.from({ length: 1000 }, () => ['a', 'b', 'c']) }), 'docx', 'pdf');
    await expect.poll(busy, { interval: 10 }).toHaveLength(1);
    const [worker] = await busy();
    const killed = await processesWith(`${engineFolder}/${worker}/`);
    for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    expect(killed.length).toBeGreaterThan(0);
    expect((await job).bytes).toBeGreaterThan(0);
  });
});
