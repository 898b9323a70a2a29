import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderMarkdown } from '../api/engines/markdown/render-markdown.ts';
import { type Bench, type BenchRow, interleaved, median, timed } from './row.ts';
import { type RunningServer, startServer } from './server.ts';

const run = promisify(execFile);

const sentence = 'A wright makes things well by hand, and a file is a sheet of paper on a quiet bench. ';
const page = (paragraphs: number) =>
  `<!doctype html><html lang="en"><title>Report</title><style>p { text-align: justify }</style>${Array.from(
    { length: paragraphs },
    (_, index) => `<h2>Part ${index}</h2><p>${sentence.repeat(5)}</p><table><tr><td>a<td>${index}</table>`,
  ).join('')}`;
const article = (sections: number) =>
  Array.from(
    { length: sections },
    (_, index) =>
      `## Part ${index}\n\n${sentence.repeat(5)}\n\n| a | b |\n|---|--:|\n| x | ${index} |\n\n\`\`\`js\nf(${index});\n\`\`\`\n`,
  ).join('\n');

const endpoints = { html: '/api/convert-html-to-pdf', md: '/api/convert-md-to-pdf' } as const;

async function convert(server: RunningServer, kind: keyof typeof endpoints, file: string): Promise<number> {
  const response = await server.convert(endpoints[kind], Buffer.from(file), `a.${kind}`);
  await response.body?.pipeTo(new WritableStream());
  return response.status;
}

async function converted(server: RunningServer, kind: keyof typeof endpoints, file: string): Promise<void> {
  const status = await convert(server, kind, file);
  if (status !== 200) throw new Error(`answered ${status}`);
}

/** The same documents, ours over HTTP, theirs as a browser started for each. */
async function againstHeadless(server: RunningServer, kind: keyof typeof endpoints): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (const size of [1, 5, 20, 60]) {
    const document = kind === 'html' ? page(size) : article(size);
    const file = join(folder, `${size}.html`);
    await writeFile(file, kind === 'html' ? document : renderMarkdown(document, 'A4').html);
    const output = `--print-to-pdf=${join(folder, 'out.pdf')}`;
    const cold = () => run('chromium', ['--headless', '--no-sandbox', '--no-pdf-header-footer', output, file]);
    await converted(server, kind, document);
    const times = await interleaved(5, () => converted(server, kind, document), cold);
    ours.push(median(times.ours));
    theirs.push(median(times.theirs));
    ratios.push(median(times.theirs) / median(times.ours));
  }
  await rm(folder, { recursive: true });
  return {
    name: `${kind === 'html' ? 'HTML' : 'Markdown'} → PDF over HTTP, warm; chromium --headless --print-to-pdf (4 documents, median of 5)`,
    ours: median(ours),
    theirs: median(theirs),
    unit: 'ms',
    target: `at least 4 times faster: ${median(ratios).toFixed(1)}`,
    met: median(ratios) >= 4,
  };
}

/** Pages that take all the time that they get: far too deep, far too many cells. */
const hostile = [
  `<title>Deep</title>${'<div>'.repeat(60_000)}x`,
  `<title>Wide</title><table>${`<tr>${'<td>x'.repeat(300)}`.repeat(3000)}</table>`,
];

/** What an ordinary page takes while two hostile ones are being printed all the time, beside what it takes alone. */
async function besideHostile(server: RunningServer): Promise<BenchRow> {
  const ordinary = page(5);
  const times = { alone: [] as number[], beside: [] as number[] };
  await converted(server, 'html', ordinary);
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 20; count++) times.alone.push(await timed(() => converted(server, 'html', ordinary)));
    let over = false;
    const attackers = hostile.map(async (document) => {
      while (!over) await convert(server, 'html', document);
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (let count = 0; count < 40; count++) times.beside.push(await timed(() => converted(server, 'html', ordinary)));
    over = true;
    await Promise.all(attackers);
  }
  const growth = median(times.beside) / median(times.alone) - 1;
  return {
    name: 'An ordinary page while two hostile ones are printed; the same alone (median of 120)',
    ours: median(times.beside),
    theirs: median(times.alone),
    unit: 'ms',
    target: `less than 50 % slower: ${(growth * 100).toFixed(0)} %`,
    met: growth < 0.5,
  };
}

/** HTML and Markdown as visitors meet them. */
export const chromium: Bench = async () => {
  const server = await startServer();
  const rows = [
    await againstHeadless(server, 'html'),
    await againstHeadless(server, 'md'),
    await besideHostile(server),
  ];
  await server.stop();
  return rows;
};
