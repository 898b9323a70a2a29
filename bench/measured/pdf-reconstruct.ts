import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sum } from '../../api/sum.ts';
import { type BuiltServer, startBuiltServer } from '../../test/support/servers/built-server.ts';
import { type SourceBlock, wordSource } from '../files/word-source.ts';
import { readWord, type WordContent } from '../meters/read-word.ts';
import { resultOf } from '../meters/server.ts';
import { type Bench, type BenchRow, timed } from '../scoreboard/row.ts';

const run = promisify(execFile);

const words =
  'a wright makes things well by hand and the file is one sheet of paper on his quiet bench while others wait outside for what they ordered last week'.split(
    ' ',
  );
/** Sentences that differ from each other; the same number always gives the same ones. */
function prose(seed: number, length: number): string {
  const picked = Array.from({ length }, (_, index) => words[(seed * 31 + index * (7 + (seed % 5))) % words.length]);
  const text = picked.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${seed}.`;
}

const heading = (level: 1 | 2, text: string): SourceBlock => ({ type: 'heading', level, text });
const texts = (from: number, count: number, isJustified: boolean): SourceBlock[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'paragraph',
    text: prose(from + index, 24 + ((from + index * 13) % 50)),
    isJustified,
  }));
const item = (kind: 'bullet' | 'number', level: 0 | 1, seed: number): SourceBlock => ({
  type: 'item',
  kind,
  level,
  text: prose(seed, 5 + (seed % 17)),
});
const table = (rows: number, columns: number, hasLines: boolean): SourceBlock => ({
  type: 'table',
  hasLines,
  rows: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      row === 0 ? `Column ${'ABCDEF'[column]}` : `${words[(row * 5 + column * 3) % words.length]} ${row * 10 + column}`,
    ),
  ),
});

/** A report, minutes with lists, a price list with tables, and a mixture of all. */
const documents = (): readonly (readonly SourceBlock[])[] => [
  [1, 2, 3, 4].flatMap((part) => [
    heading(1, `Part ${part} of the report`),
    ...texts(part * 100, 5, part % 2 === 0),
    heading(2, `More about part ${part}`),
    ...texts(part * 100 + 50, 4, part % 2 === 0),
  ]),
  [1, 2, 3].flatMap((meeting) => [
    heading(1, `Minutes of meeting ${meeting}`),
    ...texts(meeting * 10, 1, false),
    ...[1, 2, 3, 4].flatMap((point) => [
      item('bullet', 0, meeting * 20 + point),
      item('bullet', 1, meeting * 20 + point + 7),
    ]),
    ...texts(meeting * 10 + 5, 1, false),
    ...[1, 2, 3, 4, 5].map((point) => item('number', 0, meeting * 40 + point)),
  ]),
  [
    heading(1, 'Prices of this year'),
    table(12, 4, true),
    ...texts(7, 2, false),
    heading(1, 'Prices of last year'),
    table(9, 5, false),
    ...texts(11, 2, false),
    table(40, 3, true),
  ],
  [1, 2].flatMap((chapter) => [
    heading(1, `Chapter ${chapter}`),
    ...texts(chapter * 17, 3, true),
    ...[1, 2, 3].map((point) => item('number', 0, chapter * 70 + point)),
    ...texts(chapter * 23, 1, true),
    table(6, 3, chapter === 1),
    ...texts(chapter * 29, 3, true),
  ]),
];

function contentOf(blocks: readonly SourceBlock[]): WordContent {
  const cells = blocks.flatMap((block) => (block.type === 'table' ? block.rows.flat() : []));
  const textsOf = (type: 'heading' | 'item') => blocks.flatMap((block) => (block.type === type ? [block.text] : []));
  const paragraphs = blocks.flatMap((block) => (block.type === 'table' ? block.rows.flat() : [block.text]));
  return { paragraphs, headings: textsOf('heading'), items: textsOf('item'), cells };
}

/** How well a list of texts agrees with the expected one: F1 over both as bags; null if nothing is expected. */
function agreement(wanted: readonly string[], found: readonly string[]): number | null {
  if (wanted.length === 0) return null;
  const left = new Map<string, number>();
  for (const text of wanted) left.set(text, (left.get(text) ?? 0) + 1);
  const hits = found.filter((text) => {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    return count > 0;
  });
  return (2 * hits.length) / (wanted.length + found.length);
}

const wordsOf = ({ paragraphs }: WordContent) => paragraphs.flatMap((text) => text.split(' '));
const measures = [
  ['text', (wanted, found) => agreement(wordsOf(wanted), wordsOf(found)), 0.98],
  ['paragraphs', (wanted, found) => agreement(wanted.paragraphs, found.paragraphs), 0.93],
  ['tables, by their cells', (wanted, found) => agreement(wanted.cells, found.cells), 0.85],
  ['headings', (wanted, found) => agreement(wanted.headings, found.headings), 0.8],
  ['lists, by their items', (wanted, found) => agreement(wanted.items, found.items), 0.85],
] as const satisfies readonly (readonly [string, (wanted: WordContent, found: WordContent) => number | null, number])[];
const leastPages = 0.92;

async function pagesIn(file: string): Promise<number> {
  const { stdout } = await run('pdfinfo', [file]);
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
}

async function pagesOf(server: BuiltServer, folder: string, word: Uint8Array): Promise<number> {
  const file = join(folder, 'pages.pdf');
  await writeFile(file, await resultOf(server, '/api/convert-word-to-pdf', word, 'a.docx'));
  return pagesIn(file);
}

/** LibreOffice's own import of a PDF, as a Word document in a folder. */
const importPdf = (file: string, folder: string) =>
  run('soffice', [
    ...[`-env:UserInstallation=file://${folder}/profile`, '--headless', '--infilter=writer_pdf_import'],
    ...['--convert-to', 'docx', '--outdir', folder, file],
  ]);

/** Parts of a manual: as many as make a long document, and for LibreOffice, which needs a second for some three pages. */
const parts = { long: 800, few: 26 } as const;
const leastTimesFaster = 4;

const manual = (length: number): readonly SourceBlock[] =>
  Array.from({ length }, (_, part) => [
    heading(1, `Part ${part + 1} of the manual`),
    ...texts(part * 100, 5, part % 2 === 0),
    item('bullet', 0, part),
    item('bullet', 0, part + 1),
    table(4, 3, true),
    ...texts(part * 100 + 50, 4, false),
  ]).flat();

/** Pages of a document that are rebuilt in a second, and those that LibreOffice imports. */
async function longDocument(server: BuiltServer, folder: string): Promise<BenchRow> {
  const rate = async (length: number, convert: (pdf: Uint8Array, file: string) => Promise<unknown>) => {
    const file = join(folder, 'manual.pdf');
    const pdf = await resultOf(server, '/api/convert-word-to-pdf', await wordSource(manual(length)), 'a.docx');
    await writeFile(file, pdf);
    const ms = await timed(() => convert(pdf, file));
    return (1000 * (await pagesIn(file))) / ms;
  };
  const ours = await rate(parts.long, (pdf) => resultOf(server, '/api/convert-pdf-to-word', pdf, 'a.pdf'));
  const theirs = await rate(parts.few, (_, file) => importPdf(file, folder));
  return {
    name: `PDF → Word over HTTP: pages of a manual of ${parts.long} parts; LibreOffice's import, of ${parts.few}`,
    ours,
    theirs,
    unit: '/s',
    target: `at least ${leastTimesFaster} times as many: ${(ours / theirs).toFixed(1)}`,
    met: ours >= leastTimesFaster * theirs,
  };
}

const mean = (values: readonly number[]) => sum(values) / values.length;

/** What is left of Word documents that went through PDF and back; LibreOffice reads the same PDFs. */
export const pdfReconstruct: Bench = async () => {
  const server = await startBuiltServer();
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const pairs: { readonly wanted: WordContent; readonly ours: WordContent; readonly theirs: WordContent }[] = [];
  const samePages: boolean[] = [];
  let long: BenchRow;
  try {
    for (const blocks of documents()) {
      const source = await wordSource(blocks);
      const made = await resultOf(server, '/api/convert-word-to-pdf', source, 'a.docx');
      const [printed, ours, theirs] = ['a.pdf', 'ours.docx', 'a.docx'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ];
      await writeFile(printed, made);
      const back = await resultOf(server, '/api/convert-pdf-to-word', made, 'a.pdf');
      await writeFile(ours, back);
      await importPdf(printed, folder);
      pairs.push({ wanted: contentOf(blocks), ours: await readWord(ours), theirs: await readWord(theirs) });
      samePages.push((await pagesOf(server, folder, source)) === (await pagesOf(server, folder, back)));
    }
    long = await longDocument(server, folder);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const rows = measures.map(([what, measure, least]): BenchRow => {
    const of = (side: 'ours' | 'theirs') =>
      mean(pairs.map((pair) => measure(pair.wanted, pair[side])).filter((value) => value !== null));
    const [ours, theirs] = [of('ours'), of('theirs')];
    const name = `PDF → Word: ${what} (F1, ${pairs.length} documents); LibreOffice's import`;
    return { name, ours, theirs, unit: '', target: `at least ${least}`, met: ours >= least };
  });
  const pages = mean(samePages.map(Number));
  const name = 'PDF → Word: documents with as many pages as before';
  return [
    ...rows,
    { name, ours: pages, theirs: null, unit: '', target: `at least ${leastPages}`, met: pages >= leastPages },
    long,
  ];
};
