import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOfficeOperations } from '../../api/engines/libreoffice/operations.ts';
import { createNestedProcesses } from '../../api/jail/nested.ts';
import { ProblemError } from '../../api/problem.ts';
import type { FormatId } from '../../catalog/formats.ts';
import type { Note } from '../../catalog/report.ts';
import { excel97 } from '../support/binary/excel-97.ts';
import { powerPoint97 } from '../support/binary/powerpoint-97.ts';
import { word97 } from '../support/binary/word-97.ts';
import { inputFile } from '../support/input-file.ts';
import { docx, odp, odt, png, pptx, rtf } from '../support/office/documents.ts';
import { xlsx } from '../support/office/xlsx.ts';
import { column, pdf } from '../support/pdf/pdf.ts';
import { scratchFolder } from '../support/scratch.ts';

const folder = await scratchFolder();
const signal = new AbortController().signal;
const source = {
  paragraphs: [
    'The first paragraph tells what the report is about.',
    'The second paragraph lists what was measured.',
    'The third paragraph draws conclusions.',
  ],
};
const page = (lines: readonly string[]) => column(lines, 72, 700);

/** The notes on a document of which a converter makes this. */
async function held(from: FormatId, file: Buffer | Promise<Buffer>, to: 'pdf' | 'odt' | 'docx' | 'odp', made: Buffer) {
  const workspace = await mkdtemp(join(folder, 'job-'));
  const path = join(workspace, `source.${from}`);
  await writeFile(path, await file);
  const { export: run } = createOfficeOperations({
    processes: createNestedProcesses(),
    paper: 'A4',
    abilities: {
      shrinksSpaces: true,
      leavesFootnoteRoom: true,
      addsRowBorders: true,
      showsDataTables: true,
      assumesOldLayout: true,
      showsLegalNumbers: true,
      cutsWidths: true,
      endsEmptyHeaders: true,
    },
    openFonts: async () => undefined,
    onEmbeddedFonts: () => undefined,
    convert: async (_, output, format) => {
      // A workbook that cannot be saved as a newer one is printed as it is.
      if (format === 'xlsx') throw new ProblemError('conversion-failed');
      await writeFile(output, made);
      return { unlocked: false, closed: Promise.resolve() };
    },
  });
  const { notes } = await run({
    inputs: [inputFile({ path, format: from, bytes: (await file).length })],
    options: { format: to },
    workspace,
    signal,
  });
  return notes;
}

const missing = (notes: readonly Note[]) => notes.filter(({ code }) => code.endsWith('missing'));
const lost = { code: 'content-lost' };

describe('a converter that keeps everything', () => {
  it('is not spoken of', async () => {
    expect(await held('docx', docx(source), 'pdf', pdf([page(source.paragraphs)]))).toEqual([]);
    expect(await held('docx', docx(source), 'odt', await odt(source))).toEqual([]);
    expect(await held('odt', odt(source), 'docx', await docx(source))).toEqual([]);
  });
});

describe('a converter that', () => {
  it('writes blank pages is refused', async () => {
    await expect(held('docx', docx(source), 'pdf', pdf([[]]))).rejects.toMatchObject(lost);
    await expect(held('odt', odt(source), 'docx', await docx({ paragraphs: [] }))).rejects.toMatchObject(lost);
  });

  it('drops most of the text is refused', async () => {
    await expect(held('docx', docx(source), 'pdf', pdf([page(source.paragraphs.slice(2))]))).rejects.toMatchObject(
      lost,
    );
  });

  it('drops a paragraph is told, with its beginning', async () => {
    const rest = source.paragraphs.slice(0, 2);
    const note = { code: 'words-missing', words: 5, of: 21, passages: ['The third paragraph draws conclusions.'] };
    expect(missing(await held('docx', docx(source), 'pdf', pdf([page(rest)])))).toEqual([note]);
    expect(missing(await held('docx', docx(source), 'odt', await odt({ paragraphs: rest })))).toEqual([note]);
  });

  it('drops a text box is told', async () => {
    const boxed = docx({ ...source, textBox: 'Set apart in a box' });
    const notes = await held('docx', boxed, 'pdf', pdf([page(source.paragraphs)]));
    expect(missing(notes)).toEqual([{ code: 'text-boxes-missing', paragraphs: 1 }]);
  });

  it('drops a picture is told', async () => {
    const pictured = { ...source, png: png(40, 40) };
    const notes = await held('docx', docx(pictured), 'odt', await odt(source));
    expect(missing(notes)).toEqual([{ code: 'pictures-missing', pictures: 1 }]);
    expect(missing(await held('docx', docx(pictured), 'odt', await odt(pictured)))).toEqual([]);
  });

  it('leaves nothing of a document of pictures is told', async () => {
    const onlyPicture = docx({ paragraphs: [], png: png(40, 40) });
    expect(await held('docx', onlyPicture, 'pdf', pdf([[]]))).toEqual([{ code: 'pages-blank' }]);
    const undrawable = Buffer.from(pdf([[]]).toString('latin1').replace('/Kids [4 0 R]', '/Kids [9 0 R]'), 'latin1');
    expect(await held('docx', onlyPicture, 'pdf', undrawable)).toEqual([{ code: 'pages-blank' }]);
    expect(await held('docx', onlyPicture, 'pdf', pdf([[{ text: '.', x: 90, y: 90, size: 90 }]]))).toEqual([]);
  });

  it('loses letters with a font is told or refused', async () => {
    const without = (letters: RegExp) => pdf([page(source.paragraphs.map((line) => line.replace(letters, '')))]);
    expect(missing(await held('docx', docx(source), 'pdf', without(/[gh]/g)))).toMatchObject([
      { code: 'words-missing' },
    ]);
    await expect(held('docx', docx(source), 'pdf', without(/[aeiou]/g))).rejects.toMatchObject(lost);
  });

  it('drops a slide is refused', async () => {
    const headings = ['Beginning', 'Middle', 'End'];
    const two = pdf([page(['Beginning Middle']), page(['End'])]);
    await expect(held('pptx', pptx({ headings }), 'pdf', two)).rejects.toMatchObject(lost);
    const fewer = await odp({ headings: ['Beginning', 'Middle End'] });
    await expect(held('pptx', pptx({ headings }), 'odp', fewer)).rejects.toMatchObject(lost);
  });

  it('drops a row of a sheet is told', async () => {
    const rows = ['Apples', 'Pears', 'Oranges', 'Quinces'];
    const cells = Object.fromEntries(rows.map((text, index) => [`A${index + 1}`, text]));
    const book = xlsx({ sheets: [{ name: 'Fruit', cells }] });
    const notes = await held('xlsx', book, 'pdf', pdf([page(rows.slice(0, 3))]));
    expect(missing(notes)).toEqual([{ code: 'words-missing', words: 1, of: 4, passages: ['Quinces'] }]);
  });
});

describe('a converter of an older binary document that', () => {
  const runs = source.paragraphs.map((text) => ({ text: `${text}\r` }));
  const slides = [{ outline: ['Beginning'] }, { outline: ['Middle'] }, { outline: ['The end of it'] }];
  const strings = ['Apples', 'Pears', 'Oranges', 'Quinces'];

  it('keeps everything is not spoken of', async () => {
    expect(await held('doc', word97(runs), 'pdf', pdf([page(source.paragraphs)]))).toEqual([]);
    expect(await held('doc', word97(runs), 'odt', await odt(source))).toEqual([]);
  });

  it('drops a paragraph or a cell is told, and one that drops most is refused', async () => {
    const kept = source.paragraphs.slice(0, 2);
    expect(missing(await held('doc', word97(runs), 'pdf', pdf([page(kept)])))).toEqual([
      { code: 'words-missing', words: 5, of: 21, passages: ['The third paragraph draws conclusions.'] },
    ]);
    await expect(held('doc', word97(runs), 'odt', await docx({ paragraphs: [] }))).rejects.toMatchObject(lost);
    const book = excel97(strings, [{ rows: strings.map((_, index) => [index]) }]);
    expect(missing(await held('xls', book, 'pdf', pdf([page(strings.slice(0, 3))])))).toEqual([
      { code: 'words-missing', words: 1, of: 4, passages: ['Quinces'] },
    ]);
  });

  it('drops a slide is refused', async () => {
    const two = pdf([page(['Beginning Middle']), page(['The end of it'])]);
    await expect(held('ppt', powerPoint97(slides), 'pdf', two)).rejects.toMatchObject(lost);
  });
});

it('comments are told where the result does not show them', async () => {
  const remarked = { ...source, comment: 'Is that so?' };
  const printed = pdf([page([...source.paragraphs, 'Remarked'])]);
  const unseen = { code: 'comments-not-shown', comments: 1, slidesWithNotes: 0 };
  for (const [format, write] of Object.entries({ docx, odt, rtf })) {
    expect(await held(format as 'docx' | 'odt' | 'rtf', write(remarked), 'pdf', printed), format).toContainEqual(
      unseen,
    );
  }
  expect(await held('docx', docx(remarked), 'odt', await odt(remarked))).not.toContainEqual(unseen);
  expect(await held('docx', docx(remarked), 'odt', await odt(source))).toContainEqual(unseen);
});

it('slides and sheets that their author hides are told', async () => {
  const p = 'http://schemas.openxmlformats.org/presentationml/2006/main';
  const parts = { 'ppt/slides/slide2.xml': `<p:sld xmlns:p="${p}" show="0"/>` };
  const slides = pptx({ headings: ['Shown', 'Hidden'], parts, paragraphs: [] });
  expect(await held('pptx', slides, 'pdf', pdf([page(['Shown'])]))).toEqual([{ code: 'slides-hidden', slides: 1 }]);
  const sheets = [
    { name: 'Shown', cells: { A1: 'Total' } },
    { name: 'Hidden', cells: { A1: 'Rates' }, hidden: true },
  ];
  expect(await held('xlsx', xlsx({ sheets }), 'pdf', pdf([page(['Total'])]))).toEqual([
    { code: 'sheets-hidden', sheets: 1 },
  ]);
});
