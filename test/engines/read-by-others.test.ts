import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Artifact } from '../../api/engine.ts';
import { createOfficeCompress } from '../../api/engines/office-package/index.ts';
import { createPdf } from '../../api/engines/pdf/index.ts';
import { inputFile } from '../support/input-file.ts';
import { docx } from '../support/office/docx.ts';
import { odt } from '../support/office/odt.ts';
import { namespaces } from '../support/office/open-document.ts';
import { root } from '../support/office/package.ts';
import { readRtf } from '../support/office/read/read-rtf.ts';
import { described, richSlides, richSlideWords, richText, richWords } from '../support/office/rich-document.ts';
import { grid, xlsx } from '../support/office/xlsx.ts';
import { bookPdf } from '../support/pdf/book-pdf.ts';
import { formPdf } from '../support/pdf/form-pdf.ts';
import { illustratedPdf } from '../support/pdf/illustrated-pdf.ts';
import { accessibilityOf } from '../support/pdf/pdf-accessibility.ts';
import { pngPicture } from '../support/pictures/picture.ts';
import { sharedLibreOffice } from '../support/processes/shared-libreoffice.ts';
import { testProcesses } from '../support/processes/test-processes.ts';
import { unknownFaults } from '../support/schemas/known-faults.ts';
import { type ReadByOffice, readOffice } from '../support/schemas/office-open-xml.ts';
import { openDocumentFaults } from '../support/schemas/open-document.ts';
import { type ReadContent, readContent } from '../support/schemas/read-content.ts';
import { scratchFolder } from '../support/scratch.ts';

type Format = 'docx' | 'pptx' | 'xlsx' | 'odt' | 'odp';
type File = readonly [content: Uint8Array, format: Format | 'pdf'];

const scratch = await scratchFolder();
const processes = await testProcesses();
const office = await sharedLibreOffice(scratch);
const pdf = createPdf({ processes, folder: scratch });
const compressor = createOfficeCompress({ processes, folder: scratch, timeoutMs: 60_000 });

async function jobOf([content, format]: File) {
  const workspace = await mkdtemp(join(scratch, 'workspace-'));
  const path = join(workspace, `input-1.${format}`);
  await writeFile(path, content);
  const { size: bytes } = await stat(path);
  return { inputs: [inputFile({ path, format, bytes })] as const, workspace, signal: new AbortController().signal };
}
const contentOf = async ({ path }: Artifact) => await readFile(path);
const exported = async (file: File, format: 'pdf' | 'docx' | 'pptx' | 'odt' | 'odp' | 'rtf') =>
  contentOf(await office.operations.export({ ...(await jobOf(file)), options: { format } }));
const rebuilt = async (content: Uint8Array, format: 'docx' | 'pptx') =>
  contentOf(await pdf.operations.reconstruct({ ...(await jobOf([content, 'pdf'])), options: { format } }));
const compressed = async (content: Uint8Array, format: Format) =>
  contentOf(
    await compressor.operations.compress({
      ...(await jobOf([content, format])),
      options: { quality: 75, outputType: format },
    }),
  );

/** A paragraph whose properties come last, and one with an attribute of headings. */
const afterItsText =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r/><w:pPr/></w:p></w:body></w:document>';
const levelOfParagraph = root(
  'office:document-styles',
  namespaces,
  '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1"><style:header><text:p text:outline-level="1">Head</text:p></style:header></style:master-page></office:master-styles>',
);

/** Words of the rich text that are in what python-docx calls paragraphs, cells, headers and footers. */
const inWord = [
  'Harbour',
  'emphasised',
  'footnoted',
  'nested',
  'January',
  'spanning',
  'מים',
  '潮汐',
  'columnar',
  'running',
  'trailing',
];

/** What each tool that writes documents makes of the richest documents of the tests, by file name. */
async function writeAll(): Promise<ReadonlyMap<string, Buffer>> {
  const png = await pngPicture({ width: 600, height: 400 });
  const text = await richText(png);
  const slides = await richSlides(png);
  const textPdf = await exported([text, 'odt'], 'pdf');
  const slidesPdf = await exported([slides, 'odp'], 'pdf');
  const word = await exported([text, 'odt'], 'docx');
  const powerPoint = await exported([slides, 'odp'], 'pptx');
  const fromPdf = await rebuilt(textPdf, 'docx');
  const sheets = [
    {
      name: 'Tides',
      cells: grid([
        ['Month', 'Height'],
        ['January', 4.2],
      ]),
      picture: { from: [1, 3], to: [5, 9] },
    },
  ] as const;
  const workbook = await xlsx({ sheets, parts: { 'xl/media/picture.png': png } });
  return new Map([
    ['text.pdf', textPdf],
    ['slides.pdf', slidesPdf],
    ['text.docx', word],
    ['text-and-back.odt', await exported([word, 'docx'], 'odt')],
    ['slides.pptx', powerPoint],
    ['slides-and-back.odp', await exported([powerPoint, 'pptx'], 'odp')],
    ['from-pdf.docx', fromPdf],
    ['from-pdf.odt', await exported([fromPdf, 'docx'], 'odt')],
    ['from-pdf.rtf', await exported([fromPdf, 'docx'], 'rtf')],
    ['from-pdf.pptx', await rebuilt(slidesPdf, 'pptx')],
    ['text-from-pdf.pptx', await rebuilt(textPdf, 'pptx')],
    ['slides-from-pdf.docx', await rebuilt(slidesPdf, 'docx')],
    ['form.docx', await rebuilt(formPdf(), 'docx')],
    ['book.docx', await rebuilt(bookPdf({ word: 'apple', hasOutline: true, turned: 90 }), 'docx')],
    ['illustrated.docx', await rebuilt(await illustratedPdf(), 'docx')],
    ['illustrated.pptx', await rebuilt(await illustratedPdf(), 'pptx')],
    ['small.docx', await compressed(fromPdf, 'docx')],
    ['small.pptx', await compressed(powerPoint, 'pptx')],
    ['small.xlsx', await compressed(workbook, 'xlsx')],
    ['small.odt', await compressed(text, 'odt')],
    ['small.odp', await compressed(slides, 'odp')],
  ]);
}

describe('what is written, read by others', () => {
  const paths = new Map<string, string>();
  let read: ReadonlyMap<string, ReadByOffice>;
  let content: ReadonlyMap<string, ReadContent>;

  beforeAll(async () => {
    for (const [name, written] of await writeAll()) {
      paths.set(name, join(scratch, name));
      await writeFile(join(scratch, name), written);
    }
    const all = [...paths.values()];
    const isOfOffice = (path: string) => /\.(?:docx|pptx|xlsx)$/.test(path);
    [read, content] = await Promise.all([
      readOffice(all.filter(isOfOffice)),
      readContent(all.filter((path) => !/\.(?:pptx|pdf|rtf)$/.test(path))),
    ]);
  });

  const pathOf = (name: string) => paths.get(name) ?? '';
  const faultsOf = async (name: string) =>
    /\.od[tp]$/.test(name) ? openDocumentFaults(pathOf(name)) : (read.get(pathOf(name))?.faults ?? ['not read']);

  const documents = () => [...paths.keys()].filter((name) => !/\.(?:pdf|rtf)$/.test(name));

  it('is known not to break a schema, since what does is found', async () => {
    const word = await docx({ parts: { 'word/document.xml': afterItsText } });
    const misplaced = await odt({ headings: ['Level'], parts: { 'styles.xml': levelOfParagraph } });
    await writeFile(join(scratch, 'broken.docx'), word);
    await writeFile(join(scratch, 'broken.odt'), misplaced);
    const found = await readOffice([join(scratch, 'broken.docx')]);
    expect([...found.values()].flatMap(({ faults }) => faults).join()).toContain('unexpected child element');
    expect((await openDocumentFaults(join(scratch, 'broken.odt'))).join()).toContain('text:outline-level');
  });

  it.each([
    ['text.pdf', ['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TH', 'TD', 'Figure', 'Link', 'Formula'], 'en-GB'],
    // Too few words to tell their language.
    ['slides.pdf', ['Figure', 'P', 'L', 'LI'], undefined],
  ])('can be read aloud: %s', (name, tags, language) => {
    const found = accessibilityOf(pathOf(name));
    expect(found).toMatchObject({ title: 'Tides of the harbour', showsTitle: true, isTagged: true });
    expect(found.language).toBe(language);
    expect(tags.filter((tag) => !found.tags.has(tag))).toEqual([]);
    expect(found.alternatives).toContain(described);
    expect(found.pages.inOrder).toBe(found.pages.annotated);
    expect(found.missingFonts).toEqual([]);
  });

  it('breaks no schema', async () => {
    const faults = await Promise.all(
      documents().map(async (name) => [name, unknownFaults(await faultsOf(name))] as const),
    );
    expect(Object.fromEntries(faults.filter(([, found]) => found.length > 0))).toEqual({});
  });

  it.each([
    ['text.docx', inWord, 1],
    ['from-pdf.docx', inWord, 1],
    ['slides-from-pdf.docx', ['Harbour', 'bulleted', 'nested', 'January', 'rounded', 'Second'], 1],
    ['text-and-back.odt', richWords, 1],
    ['from-pdf.odt', richWords, 1],
    ['slides-and-back.odp', richSlideWords, 1],
    ['small.docx', ['Harbour', 'January'], 1],
    ['small.xlsx', ['Month', '4.2'], 1],
    ['small.odt', richWords, 1],
    ['small.odp', richSlideWords, 1],
  ])('has words and pictures for another program: %s', (name, words, pictures) => {
    const found = content.get(pathOf(name));
    expect(words.filter((word) => !found?.text.includes(word))).toEqual([]);
    expect(found?.pictures).toBe(pictures);
  });

  it('has words and pictures for another program: RTF', async () => {
    const found = await readRtf(pathOf('from-pdf.rtf'), await mkdtemp(join(scratch, 'rtf-')));
    // UnRTF leaves out what is above and below all pages.
    const words = richWords.filter((word) => word !== 'running' && word !== 'trailing');
    expect(words.filter((word) => !found.text.includes(word))).toEqual([]);
    expect(found.pictures).toBe(1);
  });

  it.each([
    ['slides.pptx', richSlideWords],
    ['small.pptx', richSlideWords],
    ['from-pdf.pptx', richSlideWords],
    ['text-from-pdf.pptx', inWord],
  ])('has slides for another program: %s', (name, words) => {
    const elements = read.get(pathOf(name))?.slides.flat() ?? [];
    const cells = elements.flatMap(({ data }) => data?.flat() ?? []);
    const text = [...elements.map((element) => element.content), ...cells.map((cell) => cell.text)].join(' ');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    expect(elements.filter(({ type }) => type === 'image')).toHaveLength(1);
  });
});
