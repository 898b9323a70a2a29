import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Artifact, InputFile } from '../../../api/engine.ts';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { proved, type RunTask } from '../../../api/jobs/proved.ts';
import { createLocalQueue } from '../../../api/queue/local.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import { fontPdf } from '../../support/fonts/font-pdf.ts';
import { inputFile } from '../../support/input-file.ts';
import { docx } from '../../support/office/documents.ts';
import { parseXml, type XmlNode } from '../../support/office/read/parse-xml.ts';
import { partOf } from '../../support/office/read/part-of.ts';
import { rightToLeftDocx, rightToLeftTexts } from '../../support/office/right-to-left-docx.ts';
import { formPdf } from '../../support/pdf/form-pdf.ts';
import { formulaPdf } from '../../support/pdf/formula-pdf.ts';
import { drawnLettersPdf } from '../../support/pdf/letters/drawn-letters-pdf.ts';
import { narrowLettersPdf } from '../../support/pdf/letters/narrow-letters-pdf.ts';
import { numberedLettersPdf } from '../../support/pdf/letters/numbered-letters-pdf.ts';
import { column, pdf } from '../../support/pdf/pdf.ts';
import { pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { scannedPage } from '../../support/pdf/scanned-page.ts';
import { circularPdf } from '../../support/pdf/structure/circular-pdf.ts';
import { layeredPdf } from '../../support/pdf/structure/layered-pdf.ts';
import { turnedPdf } from '../../support/pdf/turned-pdf.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const processes = await testProcesses();
const office = await sharedLibreOffice(scratch);

function* elements(node: XmlNode): Generator<XmlNode> {
  yield node;
  for (const child of node.children) yield* elements(child);
}

describe('a PDF as a document that can be edited', () => {
  async function jobOf(content: Uint8Array, format: FormatId) {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, `input.${format}`);
    await writeFile(path, content);
    const { size: bytes } = await stat(path);
    return { inputs: [inputFile({ path, format, bytes })] as const, workspace, signal: new AbortController().signal };
  }

  async function reconstruct(content: Uint8Array, format: 'docx' | 'pptx' = 'docx'): Promise<Artifact> {
    const job = await jobOf(content, 'pdf');
    return await createPdf({ processes, folder: scratch }).operations.reconstruct({ ...job, options: { format } });
  }

  async function exported(content: Uint8Array, from: FormatId, to: 'pdf' | 'odt' | 'rtf') {
    const job = await jobOf(content, from);
    return await office.operations.export({ ...job, options: { format: to } });
  }

  const textOf = (path: string) => execFileSync('pdftotext', ['-layout', path, '-']).toString();

  it.each(['odt', 'rtf', 'pdf'] as const)('keeps form entries as %s', async (to) => {
    const { path } = await reconstruct(formPdf());
    const artifact = await exported(await readFile(path), 'docx', to);
    const text = to === 'pdf' ? textOf(artifact.path) : to === 'odt' ? await partOf(artifact.path, 'content.xml') : '';
    const rtf = to === 'rtf' ? await readFile(artifact.path, 'latin1') : '';
    for (const entered of ['Ada Lovelace', 'First of all', 'Green']) expect(`${text}${rtf}`).toContain(entered);
    expect(`${text}${rtf}`).not.toContain('hush');
    if (to === 'odt') expect(text).toContain('loext:checked="true"');
  });

  it('keeps headings, tables and text through PDF and back', async () => {
    const source = await docx({
      paragraphs: ['The first paragraph of the text.', 'And the second one.'],
      headings: ['What it is about'],
      table: [
        ['City', 'People'],
        ['Oslo', '709037'],
      ],
    });
    const { path } = await exported(source, 'docx', 'pdf');
    const artifact = await reconstruct(await readFile(path));
    expect(artifact.pages).toBe(1);
    const xml = await partOf(artifact.path, 'word/document.xml');
    expect(xml).toContain('The first paragraph of the text.');
    const again = await exported(await readFile(artifact.path), 'docx', 'pdf');
    expect(textOf(again.path).split(/\s+/)).toEqual(textOf(path).split(/\s+/));
  });

  it('keeps the words of Arabic and Hebrew through PDF and back', async () => {
    const { path } = await exported(await rightToLeftDocx(rightToLeftTexts), 'docx', 'pdf');
    const artifact = await reconstruct(await readFile(path));
    const read = (await partOf(artifact.path, 'word/document.xml'))
      .split('</w:p>')
      .map((paragraph) => [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''))
      .filter((text) => text !== '');
    expect(read).toEqual(rightToLeftTexts.map((text) => text.normalize('NFC')));
  });

  it('writes running heads once, with the page number as a field', async () => {
    const page = (number: number) => [
      { text: 'Annual report', x: 72, y: 40 },
      ...column(['Text of a page', `that is number ${'abc'[number - 1]}`], 72, 120),
      { text: `Page ${number}`, x: 280, y: 810 },
    ];
    const { path } = await reconstruct(pdf([page(1), page(2), page(3)]));
    expect(await partOf(path, 'word/document.xml')).not.toContain('Annual report');
    expect(await partOf(path, 'word/header1.xml')).toContain('Annual report');
    expect(await partOf(path, 'word/footer1.xml')).toContain(' PAGE ');
  });

  it.each(['docx', 'pptx'] as const)('leaves out of a %s what layers hide that are off', async (format) => {
    const { path } = await reconstruct(layeredPdf(), format);
    const part = await partOf(path, format === 'docx' ? 'word/document.xml' : 'ppt/slides/slide1.xml');
    for (const shown of ['Plain words', 'by a layer', 'by either layer', 'while it is off', 'by a form'])
      expect(part).toContain(shown);
    expect(part).not.toContain('Secret');
  });

  it('embeds fonts that readers may lack, if it is asked to', async () => {
    const job = await jobOf(await fontPdf('Quaint Sans', 'A line of 1234 letters'), 'pdf');
    const rebuilt = async (embedFonts: boolean) =>
      await createPdf({ processes, folder: scratch }).operations.reconstruct({
        ...job,
        options: { format: 'docx', embedFonts },
      });
    expect(await partOf((await rebuilt(false)).path, 'word/fontTable.xml')).not.toContain('Quaint');
    const { path } = await rebuilt(true);
    expect(await partOf(path, 'word/fontTable.xml')).toMatch(/w:name="Quaint Sans".*<w:embedRegular /);
    expect(await partOf(path, 'word/settings.xml')).toContain('<w:embedTrueTypeFonts/>');
    const printed = await exported(await readFile(path), 'docx', 'pdf');
    expect(execFileSync('pdffonts', [printed.path]).toString()).toContain('QuaintSans');
    expect(textOf(printed.path)).toContain('A line of 1234 letters');
  });

  it.each([
    ['has the pages that only another reader finds', 'first', /The second page.*The first page/s],
    ['has a page that is taken for the one before', 'last', /The first page.*The second page/s],
  ] as const)('%s, and says that the file is damaged', async (_what, branch, texts) => {
    const { path, pages, notes } = await reconstruct(circularPdf(['The first page', 'The second page'], branch));
    expect(pages).toBe(2);
    expect(await partOf(path, 'word/document.xml')).toMatch(texts);
    expect(notes).toContainEqual({ code: 'files-repaired', files: [expect.stringMatching(/\.pdf$/)], more: 0 });
  });

  it('keeps the pages behind one that does not open', async () => {
    const whole = pdf(['The first page', 'A lost page', 'The last page'].map((text) => column([text], 50, 50)));
    const torn = whole.toString('latin1').replace('/Kids [4 0 R 6 0 R 8 0 R]', '/Kids [4 0 R null  8 0 R]');
    const { path, notes } = await reconstruct(Buffer.from(torn, 'latin1'));
    expect(await partOf(path, 'word/document.xml')).toMatch(/The first page.*The last page/s);
    expect(notes).toContainEqual({ code: 'files-repaired', files: [expect.stringMatching(/\.pdf$/)], more: 0 });
  });

  it('keeps the text of a page whose content is not where the file says, as once it was edited by hand', async () => {
    const whole = pdf(['The first page', 'The second page'].map((text) => column([text], 50, 50))).toString('latin1');
    const offset = `${whole.indexOf('7 0 obj')}`.padStart(10, '0');
    const misplaced = `${Number(offset) + 7}`.padStart(10, '0');
    const { path, notes } = await reconstruct(Buffer.from(whole.replace(offset, misplaced), 'latin1'));
    expect(await partOf(path, 'word/document.xml')).toMatch(/The first page.*The second page/s);
    expect(notes).toContainEqual({ code: 'files-repaired', files: [expect.stringMatching(/\.pdf$/)], more: 0 });
  });

  it.each(['docx', 'pptx'] as const)(
    'says of a %s how many letters it has signs for, as nothing tells which they are',
    async (format) => {
      const line = (at: number) =>
        `BT /F 11 Tf 72 ${at} Td (Words that are known stand beside it) Tj /T 11 Tf (\\001) Tj ET`;
      const { notes } = await reconstruct(
        pdfOf([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R /T 6 0 R >> >> >>',
          streamOf([line(700), line(680)].join('\n')),
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
          '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 1 /LastChar 1 /Widths [0.8] /CharProcs << /g1 7 0 R >> /Encoding << /Type /Encoding /Differences [1 /g1] >> /Resources << >> >>',
          streamOf('0.8 0 d0 0.1 0 0.6 0.7 re f'),
        ]),
        format,
      );
      expect(notes).toContainEqual({ code: 'letters-unknown', letters: 2 });
    },
  );

  it('embeds fonts that are no TrueType, such as those of TeX', async () => {
    const job = await jobOf(drawnLettersPdf('CMR10', 'stones and letters'), 'pdf');
    const engine = createPdf({ processes, folder: scratch });
    const { path } = await engine.operations.reconstruct({ ...job, options: { format: 'docx', embedFonts: true } });
    const table = await partOf(path, 'word/fontTable.xml');
    expect(table).toMatch(/w:name="CMR10 [0-9A-F]{4}".*<w:embedRegular /);
    // LibreOffice 25.2 shows no font that is marked so and lacks what people type.
    expect(table).not.toContain('w:subsetted');
    const printed = await exported(await readFile(path), 'docx', 'pdf');
    expect(execFileSync('pdffonts', [printed.path]).toString()).toContain('CMR10');
    expect(textOf(printed.path)).toContain('stones and letters');
  });

  it('learns the letters of a font that tells none, and keeps them as text', async () => {
    const lines = [
      'The wright made a chair of oak for the baker,',
      'and a table of elm was sold to the miller.',
      'Each of them paid with bread and flour,',
      'which the wright and the others ate at noon.',
    ];
    const { path, notes } = await reconstruct(await numberedLettersPdf(lines, 0x21));
    expect(notes).toEqual([{ code: 'text-recognised', pages: 1, language: 'en' }]);
    const xml = await partOf(path, 'word/document.xml');
    expect(xml.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(lines.join(' '));
  });

  it('keeps formulas as such, as ODT, too', async () => {
    const { path } = await reconstruct(formulaPdf());
    const xml = (await partOf(path, 'word/document.xml')).replaceAll(/<w:rPr>.*?<\/w:rPr>|<m:ctrlPr\/>/g, '');
    expect(xml).toMatch(/<m:num>(?:(?!<\/m:num>).)*>a<(?:(?!<m:den>).)*<m:den>(?:(?!<\/m:den>).)*>b</);
    expect(xml).toContain('<m:sup>');
    const odt = await exported(await readFile(path), 'docx', 'odt');
    expect(await partOf(odt.path, 'content.xml')).toContain('<draw:object');
  });

  it('turns text that runs up the page, or writes it upright', async () => {
    const rebuilt = async (forRtf: boolean) => {
      const job = await jobOf(turnedPdf(), 'pdf');
      const { reconstruct: rebuild } = createPdf({ processes, folder: scratch }).operations;
      const { path } = await rebuild({ ...job, options: { format: 'docx', forRtf } });
      return await partOf(path, 'word/document.xml');
    };
    expect(await rebuilt(false)).toContain('vert270');
    const upright = await rebuilt(true);
    expect(upright).not.toContain('vert270');
    expect(upright).toContain('sideways');
  });

  it('numbers lists itself', async () => {
    const items = ['First', 'Second', 'Third'];
    const lines = items.flatMap((text, index) => [
      { text: `${index + 1}.`, x: 72, y: 100 + index * 14 },
      { text, x: 96, y: 100 + index * 14 },
    ]);
    const { path } = await reconstruct(pdf([lines]));
    const document = parseXml(await partOf(path, 'word/document.xml'));
    const numbered = [...elements(document)].filter(({ name }) => name === 'w:numId');
    expect(numbered.map(({ attributes }) => attributes['w:val'])).toEqual(['1', '1', '1']);
    expect(await partOf(path, 'word/document.xml')).not.toContain('>1.');
  });

  it('makes a slide of every page', async () => {
    const content = pdf([
      [{ text: 'The first slide', x: 72, y: 90, size: 24 }],
      [{ text: 'The second', x: 72, y: 90 }],
    ]);
    const artifact = await reconstruct(content, 'pptx');
    expect(await partOf(artifact.path, 'ppt/slides/slide1.xml')).toContain('The first slide');
    const shown = await exported(await readFile(artifact.path), 'pptx', 'pdf');
    expect(shown.pages).toBe(2);
    expect(textOf(shown.path)).toContain('The second');
  });

  it('becomes ODT and RTF', async () => {
    const { path } = await reconstruct(pdf([column(['Words to keep', 'in every format'], 72, 90)]));
    const word = await readFile(path);
    const odt = await exported(word, 'docx', 'odt');
    expect(await partOf(odt.path, 'content.xml')).toContain('Words to keep');
    const rtf = await exported(word, 'docx', 'rtf');
    const content = await readFile(rtf.path, 'latin1');
    expect(content).toMatch(/^\{\\rtf/);
    expect(content).toContain('Words to keep');
  });

  it('is recognised once, though it is written again after a proof', async () => {
    const files: string[] = [];
    const run: Processes['run'] = (command, options) => {
      files.push(command.file);
      return processes.run(command, options);
    };
    const engine = createPdf({ processes: { ...processes, run }, folder: scratch });
    const lines = column(['The wright made a chair of oak', 'and the chair was sold to the baker'], 72, 120, 30);
    const large = pdf([lines.map((item) => ({ ...item, size: 20 }))]);
    const job = await jobOf(await scannedPage(large, { processes, folder: scratch }), 'pdf');
    const written = async (...proofs: readonly InputFile[]) => {
      files.length = 0;
      const inputs = [...job.inputs, ...proofs] as const;
      const artifact = await engine.operations.reconstruct({ ...job, inputs, options: { format: 'docx' } });
      const text = await partOf(artifact.path, 'word/document.xml');
      return { artifact, told: { text, notes: artifact.notes, isRecognised: files.includes('tesseract') } };
    };
    const { artifact, told } = await written();
    expect(told).toMatchObject({ notes: [{ code: 'text-recognised', pages: 1 }], isRecognised: true });
    expect(told.text).toContain('The wright made a chair of oak');
    const proof = await office.operations.proof({ ...job, inputs: [inputFile(artifact)], options: {} });
    expect((await written(inputFile(proof))).told).toEqual({ ...told, isRecognised: false });
  });

  it('has no pages that the PDF does not have, though another font is wider', async () => {
    const engine = createPdf({ processes, folder: scratch });
    const job = await jobOf(narrowLettersPdf(), 'pdf');
    const printed: (number | null)[] = [];
    const run: RunTask = async ({ operation }, inputs) => {
      if (operation !== 'proof') return engine.operations.reconstruct({ ...job, inputs, options: { format: 'docx' } });
      const proof = await office.operations.proof({ ...job, inputs, options: {} });
      printed.push(proof.pages);
      return proof;
    };
    const queue = createLocalQueue({
      ...{ concurrency: {}, memoryBytes: {}, maxMemoryBytes: 1, slowAfterMs: 10_000 },
      ...{ maxWaiting: 1, maxWaitingPerClient: 1, newcomerShare: 1 },
    });
    const task = { engine: 'pdf', operation: 'reconstruct' } as const;
    const step = { ...task, proof: { engine: 'libreoffice', operation: 'proof' } } as const;
    const first = await run(task, job.inputs);
    const best = await proved(first, step, job.inputs, { ...job, run, queue, tookMs: 60_000 });
    expect(printed).toEqual([2, 1]);
    expect(best.path).not.toBe(first.path);
    expect((await exported(await readFile(best.path), 'docx', 'pdf')).pages).toBe(1);
  });
});
