import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { inputFile } from '../../support/input-file.ts';
import { illustratedPdf } from '../../support/pdf/illustrated-pdf.ts';
import { column, pdf, type TextAt } from '../../support/pdf/pdf.ts';
import { pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { scannedPage } from '../../support/pdf/scanned-page.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const line: TextAt = { text: 'A sheet of paper', x: 72, y: 90 };

testEngine('pdf', {
  create: (processes, folder) => createPdf({ processes, folder }),
  createMissing: null,
  cases: [
    {
      operation: 'extract-text',
      options: {},
      format: 'pdf',
      file: () => pdf([[line]]),
      result: 'txt',
      corrupt: { file: () => Buffer.from('%PDF-1.4\nnothing follows'), code: 'damaged-file' },
    },
    {
      operation: 'compress',
      options: { quality: 60 },
      format: 'pdf',
      file: illustratedPdf,
      result: 'pdf',
      corrupt: { file: () => Buffer.from('%PDF-1.4\nnothing follows'), code: 'damaged-file' },
    },
    {
      operation: 'merge',
      options: {},
      format: 'pdf',
      file: () => pdf([[line]]),
      result: 'pdf',
      corrupt: { file: () => Buffer.from('%PDF-1.4\nnothing follows'), code: 'damaged-file' },
    },
    {
      operation: 'reconstruct',
      options: { format: 'docx' },
      format: 'pdf',
      file: () => pdf([[line]]),
      result: 'docx',
      corrupt: { file: () => Buffer.from('%PDF-1.4\nnothing follows'), code: 'damaged-file' },
    },
  ],
  slow: {
    operation: 'extract-text',
    options: {},
    format: 'pdf',
    // Pages without text are rendered one by one to see whether they are pictures.
    file: () => pdf(Array.from({ length: 400 }, () => [])),
  },
});

describe('the text of a PDF', () => {
  let scratch: string;
  let processes: Processes;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  async function extract(content: Uint8Array, language: 'auto' | 'de' = 'auto') {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, 'input.pdf');
    await writeFile(path, content);
    const { size: bytes } = await stat(path);
    const artifact = await createPdf({ processes, folder: scratch }).operations['extract-text']({
      inputs: [inputFile({ path, format: 'pdf', bytes })],
      options: { language },
      workspace,
      signal: new AbortController().signal,
    });
    return { ...artifact, text: await readFile(artifact.path, 'utf8') };
  }

  const scanned = (content: Uint8Array, turn = 0) => scannedPage(content, { processes, folder: scratch, turn });

  async function encrypted(user: string, owner: string): Promise<Buffer> {
    const folder = await mkdtemp(join(scratch, 'encrypted-'));
    await writeFile(join(folder, 'plain.pdf'), pdf([[line]]));
    const out = join(folder, 'out.pdf');
    execFileSync('qpdf', ['--encrypt', user, owner, '256', '--', join(folder, 'plain.pdf'), out]);
    return readFile(out);
  }

  it('is sent with a note on comments and attachments, which it lacks', async () => {
    const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources << /Font << /F 6 0 R >> >>';
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a.csv) 7 0 R] >> >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< ${page} /Contents 5 0 R /Annots [4 0 R] >>`,
      '<< /Type /Annot /Subtype /Text /Rect [200 200 220 220] /Contents (Not what we agreed) >>',
      streamOf('BT /F 12 Tf 20 250 Td (Words of the page) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Filespec /F (a.csv) /EF << /F 8 0 R >> >>',
      streamOf('a,b', '/Type /EmbeddedFile'),
    ];
    const { notes } = await extract(pdfOf(objects));
    expect(notes).toEqual([{ code: 'parts-missing', bookmarks: 0, attachments: 1, links: 0, others: 1 }]);
    const bare = objects.with(0, '<< /Type /Catalog /Pages 2 0 R >>').with(3, 'null');
    expect((await extract(pdfOf(bare))).notes).toEqual([]);
  });

  it('joins lines and halves of words, reads columns one after the other, and ends with a newline', async () => {
    const left = [
      'The first column tells of a wright who',
      'kept his tools in order, of the infor-',
      'mation on his bench and of nothing',
      'else that mattered to him.',
    ];
    const right = [
      'The second column begins where the',
      'first one ends. It is read after it and',
      'never across the gap between both of',
      'them, whatever the lines seem to say.',
    ];
    const { text, pages, notes } = await extract(
      pdf([[{ text: 'On Order', x: 72, y: 72, size: 20 }, ...column(left, 72, 110), ...column(right, 310, 110)]]),
    );
    expect(text).toBe(
      'On Order\n\nThe first column tells of a wright who kept his tools in order, of the information on his bench and of ' +
        'nothing else that mattered to him.\n\nThe second column begins where the first one ends. It is read after it and ' +
        'never across the gap between both of them, whatever the lines seem to say.\n',
    );
    expect([pages, notes]).toEqual([1, []]);
  });

  it('joins a paragraph over two pages, and keeps the page number out of it', async () => {
    const first = [
      'This sentence is long enough to fill a line of its page and it goes on over',
      'the end of the page without a stop and is only finished by the words that',
    ];
    const second = ['stand at the top of the next page, where it ends.'];
    const { text } = await extract(
      pdf([
        [...column(first, 72, 700), { text: '1', x: 300, y: 810 }],
        [...column(second, 72, 100), { text: '2', x: 300, y: 810 }],
      ]),
    );
    expect(text).toContain('the words that stand at the top of the next page');
    expect(text).toMatch(/\n1\n/);
  });

  it('writes the rows of a table with tabs between their cells', async () => {
    const rows = [
      ['Item', 'Count', 'Price'],
      ['Paper', '12', '3.50'],
      ['Glue', '4', '1.25'],
      ['String', '100', '0.40'],
    ];
    const cells = rows.flatMap((row, r) => row.map((text, c) => ({ text, x: 72 + c * 150, y: 100 + r * 18 })));
    expect((await extract(pdf([cells]))).text).toBe(`${rows.map((row) => row.join('\t')).join('\n')}\n`);
  });

  it('recognises a scanned page, and reports it', async () => {
    const lines = column(
      ['The wright made a chair of oak and', 'the chair was sold to the baker of', 'the village that is by the river.'],
      72,
      120,
      30,
    );
    const large = lines.map((item) => ({ ...item, size: 20 }));
    const { text, notes } = await extract(await scanned(pdf([large])));
    expect(text).toContain('The wright made a chair of oak and the chair was sold to the baker');
    expect(notes).toEqual([{ code: 'text-recognised', pages: 1, language: 'en' }]);
  });

  it.each([90, 180])('recognises a page that was scanned turned by %s degrees, in its language', async (turn) => {
    const lines = [
      'Der Tischler baute einen Stuhl und die',
      'Bank, und der Stuhl ist nicht mit dem',
      'Tisch verkauft, sondern mit der Bank.',
      'Danach ging er in die Werkstatt und',
      'suchte nach dem Hobel, der auf dem',
      'Schrank lag. Die Frau des Nachbarn',
      'hatte ihn gesehen und sagte ihm, dass',
      'der Hobel von einem Jungen aus dem',
      'Dorf in den Garten getragen worden sei.',
    ];
    const large = column(lines, 72, 120, 34).map((item) => ({ ...item, size: 20 }));
    const { text, notes } = await extract(await scanned(pdf([large]), turn));
    expect(text).toContain('Der Tischler baute einen Stuhl und die Bank, und der Stuhl');
    expect(notes).toMatchObject([{ code: 'text-recognised', language: 'de' }]);
  });

  it('recognises a scan in the language that the visitor chose, whatever its words are', async () => {
    const large = column(['The wright made a chair of oak and', 'the chair was sold to the baker.'], 72, 120, 30);
    const scan = await scanned(pdf([large.map((item) => ({ ...item, size: 20 }))]));
    expect((await extract(scan, 'de')).notes).toMatchObject([{ code: 'text-recognised', language: 'de' }]);
  });

  it('recognises only the pages that need it', async () => {
    const folder = await mkdtemp(join(scratch, 'mixed-'));
    const [digital, scan, both] = ['digital.pdf', 'scan.pdf', 'both.pdf'].map((name) => join(folder, name));
    await writeFile(
      digital ?? '',
      pdf([
        column(['This page has its text in the file, with more than', 'enough words in it for anyone to see.'], 72, 90),
      ]),
    );
    await writeFile(scan ?? '', await scanned(pdf([[{ text: 'A scanned remark', x: 72, y: 120, size: 28 }]])));
    execFileSync('qpdf', ['--empty', '--pages', digital ?? '', scan ?? '', '--', both ?? '']);
    const { text, notes, pages } = await extract(await readFile(both ?? ''));
    expect(text).toBe(
      'This page has its text in the file, with more than enough words in it for anyone to see.\n\nA scanned remark\n',
    );
    expect(pages).toBe(2);
    expect(notes).toMatchObject([{ code: 'text-recognised', pages: 1 }]);
  });

  it('reports that nothing was recognised', async () => {
    await expect(extract(pdf([[], []]))).rejects.toMatchObject({ code: 'nothing-recognised' });
  });

  it('refuses a PDF that needs a password to open', async () => {
    await expect(extract(await encrypted('secret', 'owner'))).rejects.toMatchObject({ code: 'password-protected' });
  });

  it('reads a PDF with an owner password', async () => {
    expect((await extract(await encrypted('', 'owner'))).text).toBe('A sheet of paper\n');
  });
});
