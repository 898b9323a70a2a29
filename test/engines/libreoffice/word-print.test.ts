import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inputFile } from '../../support/input-file.ts';
import { docx } from '../../support/office/documents.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { scratchFolder } from '../../support/scratch.ts';

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const scratch = await scratchFolder();
const engine = await sharedLibreOffice(scratch);
beforeAll(() => engine.start?.());

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const words = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`);
const p = (inner: string) => `<w:p>${inner}</w:p>`;
const page = '<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:bottom="1440" w:left="720" w:right="720"/>';

/** Converts a Word document with this body. */
async function exported(body: string, parts: Readonly<Record<string, string>> = {}) {
  const document = `<w:document xmlns:w="${w}" xmlns:r="${r}"><w:body>${body}</w:body></w:document>`;
  const content = await docx({ header: 'head', footnote: 'note', parts: { 'word/document.xml': document, ...parts } });
  const workspace = await mkdtemp(join(scratch, 'workspace-'));
  const file = join(workspace, 'input-1.docx');
  await writeFile(file, content);
  return engine.operations.export({
    inputs: [inputFile({ path: file, format: 'docx', bytes: content.length })],
    options: { format: 'pdf' },
    workspace,
    signal: new AbortController().signal,
  });
}

/** The text of a Word document's pages, laid out as on paper, or in another form of pdftotext's. */
async function printed(
  body: string,
  parts: Readonly<Record<string, string>> = {},
  form: '-layout' | '-bbox' = '-layout',
): Promise<string> {
  const { path } = await exported(body, parts);
  return execFileSync('pdftotext', [form, path, '-'], { encoding: 'utf8' });
}

it('numbers the lines of the sections that ask for it only', async () => {
  const section = (inner: string) => `<w:sectPr>${page}${inner}</w:sectPr>`;
  const cover = p(`<w:pPr>${section('')}</w:pPr>${words('Cover')}`);
  const text = await printed(`${cover}${p(words('Counted'))}${section('<w:lnNumType w:countBy="1"/>')}`);
  expect(text).toMatch(/^\s*Cover$/m);
  expect(text).toMatch(/^\s*1\s+Counted$/m);
});

it('shows marks of footnotes and signs as often as Word', async () => {
  const reference = run('<w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>†</w:t>');
  const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
  const sign = `${mark('begin')}${run('<w:instrText> SYMBOL 65 \\f Arial </w:instrText>')}${mark('separate')}`;
  const body = p(words('Text') + reference) + p(`${words('[')}${sign}${words('A')}${mark('end')}${words(']')}`);
  const separators = ['separator', 'continuationSeparator']
    .map((type, id) => `<w:footnote w:type="${type}" w:id="${id}">${p(run(`<w:${type}/>`))}</w:footnote>`)
    .join('');
  const note = `<w:footnote w:id="2">${p(words('†') + words(' Noted'))}</w:footnote>`;
  const text = await printed(`${body}<w:sectPr>${page}</w:sectPr>`, {
    'word/footnotes.xml': `<w:footnotes xmlns:w="${w}">${separators}${note}</w:footnotes>`,
  });
  expect(text.match(/†/g)).toHaveLength(2);
  expect(text).toContain('[A]');
});

it('sets what follows an alignment tab in the middle and at the edge of the text', async () => {
  const tab = (alignment: string) => run(`<w:ptab w:relativeTo="margin" w:alignment="${alignment}" w:leader="none"/>`);
  const head = p(words('left') + tab('center') + words('middle') + tab('right') + words('edge'));
  const reference = '<w:headerReference w:type="default" r:id="header"/>';
  const parts = { 'word/header1.xml': `<w:hdr xmlns:w="${w}">${head}</w:hdr>` };
  const text = await printed(`${p(words('Text'))}<w:sectPr>${reference}${page}</w:sectPr>`, parts, '-bbox');
  const [, left, right] = /xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">middle</.exec(text) ?? [];
  const [, edge] = /xMax="([\d.]+)" yMax="[\d.]+">edge</.exec(text) ?? [];
  expect((Number(left) + Number(right)) / 2).toBeCloseTo(306, 0);
  expect(Number(edge)).toBeCloseTo(576, 0);
});

it('centres a title page between top and bottom', async () => {
  const title = p(`<w:pPr><w:sectPr>${page}<w:vAlign w:val="center"/></w:sectPr></w:pPr>${words('Title')}`);
  const text = await printed(`${title}${p(words('Text'))}<w:sectPr>${page}</w:sectPr>`, {}, '-bbox');
  const [, top, bottom] = /yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">Title</.exec(text) ?? [];
  expect(Math.abs((Number(top) + Number(bottom)) / 2 - 396)).toBeLessThan(8);
  expect(text.match(/<page /g)).toHaveLength(2);
});

it('adds no space between Hangul and Latin letters where the document wants none', async () => {
  const close = '<w:pPr><w:autoSpaceDE w:val="0"/></w:pPr>';
  const normal = `<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/>${close}</w:style>`;
  const body = `${p(words('가나map과'))}<w:sectPr>${page}</w:sectPr>`;
  const styles = { 'word/styles.xml': `<w:styles xmlns:w="${w}">${normal}</w:styles>` };
  expect(await printed(body, styles)).toContain('가나map과');
});

it('continues long tables on the next page, also those that text flows around', async () => {
  const row = (text: string) =>
    `<w:tr><w:tc><w:tcPr><w:tcW w:w="5000" w:type="dxa"/></w:tcPr>${p(words(text))}</w:tc></w:tr>`;
  const rows = Array.from({ length: 80 }, (_, place) => row(`row${place}`)).join('');
  const properties = '<w:tblpPr w:vertAnchor="text" w:tblpY="1"/><w:tblW w:w="5000" w:type="dxa"/>';
  const table = `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid><w:gridCol w:w="5000"/></w:tblGrid>${rows}</w:tbl>`;
  const text = await printed(`${table}${p(words('After'))}<w:sectPr>${page}</w:sectPr>`);
  expect(text).toMatch(/row0\b[\s\S]*\f[\s\S]*row79\s+After/);
});

it('leaves a line of room between text and footnotes', async () => {
  const style = '<w:rPr><w:sz w:val="80"/></w:rPr>';
  const styles = `<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/>${style}</w:style>`;
  const small = (inner: string) => `<w:r><w:rPr><w:sz w:val="20"/></w:rPr>${inner}</w:r>`;
  const lines = (reference: string) =>
    Array.from({ length: 70 }, (_, place) => {
      const mark = '<w:pPr><w:rPr><w:sz w:val="20"/></w:rPr></w:pPr>';
      return p(`${mark}${small(`<w:t>line</w:t>${place === 0 ? reference : ''}`)}`);
    });
  const linesOnFirst = async (reference: string) => {
    const body = `${lines(reference).join('')}<w:sectPr>${page}</w:sectPr>`;
    const text = await printed(body, { 'word/styles.xml': `<w:styles xmlns:w="${w}">${styles}</w:styles>` });
    return text.split('\f')[0]?.match(/^\s*line/gm)?.length ?? 0;
  };
  // The note and the line above it are 46 points high each, which are eight lines of the text.
  const withNote = await linesOnFirst('<w:footnoteReference w:id="2"/>');
  expect((await linesOnFirst('')) - withNote).toBe(8);
});

it('keeps text on one line in columns that Word made as wide as it', async () => {
  const look = '<w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="24"/></w:rPr>';
  const text = 'MS Channels for Cable Tray Support';
  const cell = `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${p(run(`${look}<w:t>${text}</w:t>`))}</w:tc>`;
  // The text is 3507 twentieths of a point wide, and has 108 at either side.
  const properties = '<w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="3723"/></w:tblGrid>';
  const body = `<w:tbl>${properties}<w:tr>${cell}</w:tr></w:tbl>${p('')}<w:sectPr>${page}</w:sectPr>`;
  const table = '<w:style w:type="table" w:default="1" w:styleId="t"><w:name w:val="Normal Table"/><w:tblPr>';
  const margins = '<w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar>';
  const styles = `<w:styles xmlns:w="${w}">${table}${margins}</w:tblPr></w:style></w:styles>`;
  expect(await printed(body, { 'word/styles.xml': styles })).toContain(text);
});

it('has blank pages in front of sections that begin on odd pages, but not where numbers begin anew', async () => {
  const pagesWith = async (type: string, more = '') => {
    const section = (inner: string) => `<w:sectPr>${inner}${page}</w:sectPr>`;
    const last = section(`<w:type w:val="${type}"/>${more}`);
    const text = await printed(`${p(`<w:pPr>${section('')}</w:pPr>${words('Cover')}`)}${p(words('Chapter'))}${last}`);
    return text.split('\f').length - 1;
  };
  expect(await pagesWith('oddPage')).toBe(3);
  expect(await pagesWith('evenPage')).toBe(2);
  expect(await pagesWith('nextPage', '<w:pgNumType w:start="1"/>')).toBe(2);
});

it('names the documents that a master document does not carry', async () => {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/subDocument';
  const link = `<Relationship Id="s1" Type="${type}" Target="file:///C:/Book/chapter.docx" TargetMode="External"/>`;
  const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link}</Relationships>`;
  const body = `${p(words('Preface'))}<w:subDoc r:id="s1"/><w:sectPr>${page}</w:sectPr>`;
  const { notes } = await exported(body, { 'word/_rels/document.xml.rels': rels });
  expect(notes).toContainEqual({ code: 'not-loaded', kind: 'documents', count: 1, from: ['chapter.docx'], more: 0 });
});

it('divides words where the document asks for it, in the languages of its text', async () => {
  const german = 'Donaudampfschifffahrtsgesellschaft';
  const inGerman = run(`<w:rPr><w:lang w:val="de-DE"/></w:rPr><w:t>Die ${german} und die ${german}</w:t>`);
  const column = '<w:pgSz w:w="5000" w:h="15840"/><w:pgMar w:top="720" w:bottom="720" w:left="720" w:right="720"/>';
  const text = await printed(`${p(inGerman)}<w:sectPr>${column}</w:sectPr>`, {
    'word/settings.xml': `<w:settings xmlns:w="${w}"><w:autoHyphenation/></w:settings>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="${r}/settings" Target="settings.xml"/></Relationships>`,
  });
  expect(text).toMatch(/Donau\w*-$/m);
});

it('keeps lines of nothing but spaces as high as the spaces', async () => {
  const spaces = p(run('<w:rPr><w:sz w:val="8"/></w:rPr><w:t xml:space="preserve">   </w:t>'));
  const text = await printed(
    `${p(words('above'))}${spaces}${p(words('below'))}<w:sectPr>${page}</w:sectPr>`,
    {},
    '-bbox',
  );
  const [above, below] = [...text.matchAll(/yMin="([\d.]+)"[^>]*>(?:above|below)</g)].map(([, top]) => Number(top));
  // Two lines of ordinary text are at least 22 points apart.
  expect(Number(below) - Number(above)).toBeLessThan(20);
});

it('leaves room once for a border at the top of a page, also in sections that begin within one', async () => {
  const border = '<w:pBdr><w:top w:val="single" w:sz="48" w:space="3" w:color="000000"/></w:pBdr>';
  const head = `<w:p><w:pPr><w:pageBreakBefore/>${border}</w:pPr>${words('Head')}</w:p>`;
  const first = `<w:p><w:pPr><w:sectPr>${page}</w:sectPr></w:pPr></w:p>`;
  const body = `${first}${p(words('Text'))}${head}<w:sectPr><w:type w:val="continuous"/>${page}</w:sectPr>`;
  const text = await printed(body, {}, '-bbox');
  const [, top] = /yMin="([\d.]+)"[^>]*>Head</.exec(text) ?? [];
  // The page's margin is 72 points, the border takes 9.
  expect(Math.abs(Number(top) - 81)).toBeLessThan(1);
});

it('adds borders and the space in cells to the least height of rows', async () => {
  const border = (side: string) => `<w:${side} w:val="single" w:sz="16" w:space="0" w:color="000000"/>`;
  const borders = `<w:tblBorders>${['top', 'bottom', 'insideH'].map(border).join('')}</w:tblBorders>`;
  const margins = '<w:tblCellMar><w:top w:w="40" w:type="dxa"/><w:bottom w:w="60" w:type="dxa"/></w:tblCellMar>';
  const row = (text: string) =>
    `<w:tr><w:trPr><w:trHeight w:val="600"/></w:trPr><w:tc><w:tcPr><w:tcW w:w="5000" w:type="dxa"/></w:tcPr>${p(words(text))}</w:tc></w:tr>`;
  const table = `<w:tbl><w:tblPr>${borders}${margins}</w:tblPr><w:tblGrid><w:gridCol w:w="5000"/></w:tblGrid>${row('first')}${row('second')}</w:tbl>`;
  const text = await printed(`${table}${p('')}<w:sectPr>${page}</w:sectPr>`, {}, '-bbox');
  const [first, second] = [...text.matchAll(/yMin="([\d.]+)"[^>]*>(?:first|second)</g)].map(([, top]) => Number(top));
  // 30 points of the text, 2 of the border and 5 of the margins.
  expect(Math.abs(Number(second) - Number(first) - 37)).toBeLessThan(0.4);
});

it('sets dots that lead to a number where Word sets them, with a space before and behind them', async () => {
  const look = '<w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:sz w:val="20"/></w:rPr>';
  const stops = '<w:pPr><w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs></w:pPr>';
  const line = p(`${stops}${run(`${look}<w:t>Heading</w:t><w:tab/><w:t>7</w:t>`)}`);
  const text = await printed(`${line}<w:sectPr>${page}</w:sectPr>`, {}, '-bbox');
  const [, start, dots] = /xMin="([\d.]+)"[^>]*>(\.{9,})<\/word>\s*<word[^>]*>7</.exec(text) ?? [];
  // Dots are 21 of 600 parts of an inch apart, beginning at the edge of the page; the number is 5 points wide.
  const pitch = (21 * 72) / 600;
  const place = Number(start) / pitch;
  expect(Math.abs(place - Math.round(place))).toBeLessThan(0.05);
  expect(dots).toHaveLength(Math.floor((36 + 450 - 5) / pitch) - Math.round(place));
});

it('shows numbers in digits where a list asks for it', async () => {
  const level = (place: number, format: string, text: string, legal = '') =>
    `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${legal}<w:lvlText w:val="${text}"/></w:lvl>`;
  const levels = level(0, 'upperRoman', 'Article %1') + level(1, 'decimalZero', 'Section %1.%2', '<w:isLgl/>');
  const numbering = `<w:numbering xmlns:w="${w}"><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const item = (place: number, text: string) =>
    p(`<w:pPr><w:numPr><w:ilvl w:val="${place}"/><w:numId w:val="1"/></w:numPr></w:pPr>${words(text)}`);
  const text = await printed(`${item(0, 'one')}${item(0, 'two')}${item(1, 'terms')}<w:sectPr>${page}</w:sectPr>`, {
    'word/numbering.xml': numbering,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="n" Type="${r}/numbering" Target="numbering.xml"/></Relationships>`,
  });
  expect(text).toMatch(/Article II\s+two/);
  expect(text).toMatch(/Section 2\.01\s+terms/);
});

it('prints formulas whole, whatever their text means to LibreOffice', async () => {
  const m = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
  const math = (inner: string) => `<m:oMath ${m}>${inner}</m:oMath>`;
  const symbols = (text: string) => `<m:r><m:t xml:space="preserve">${text}</m:t></m:r>`;
  const script = (kind: string, base: string, script: string) =>
    `<m:s${kind}><m:e>${base}</m:e><m:${kind.toLowerCase()}>${script}</m:${kind.toLowerCase()}></m:s${kind}>`;
  const formulas = [
    symbols('Var (') + script('Sub', symbols('l'), symbols('i')) + symbols(')'),
    script('Sup', symbols('Na'), symbols('+')),
    script('Sub', symbols('T'), symbols('in')),
    symbols('=size'),
    symbols('[0,1)'),
    `<m:nary><m:naryPr><m:chr m:val="⋃"/></m:naryPr><m:sub/><m:sup/><m:e>${symbols('Y')}</m:e></m:nary>`,
  ];
  const text = await printed(formulas.map((formula) => p(math(formula))).join(''));
  const shown = text.normalize('NFKC').replace(/\s/g, '');
  expect(shown).not.toContain('¿');
  for (const part of ['Var', 'Na', '+', 'in', '=size', '0,1', '⋃', 'Y']) expect(shown).toContain(part);
});
