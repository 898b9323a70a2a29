import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { renderMarkdown } from '../../api/engines/markdown/render-markdown.ts';
import { installedBrowser } from '../../api/installed-browser.ts';
import type { BuiltServer } from '../../test/support/servers/built-server.ts';
import { onServer, resultOf } from '../meters/server.ts';
import { type BenchRow, type Effort, interleaved, median, timed } from '../scoreboard/row.ts';

const run = promisify(execFile);

const rounds = { whole: { pages: 5, attacks: 3 }, short: { pages: 3, attacks: 1 } } as const satisfies Record<
  Effort,
  unknown
>;

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

const converted = (server: BuiltServer, kind: keyof typeof endpoints, file: string) =>
  resultOf(server, endpoints[kind], Buffer.from(file), `a.${kind}`);

/** The same documents through the server over HTTP, and through a browser started for each. */
async function againstHeadless(server: BuiltServer, kind: keyof typeof endpoints, effort: Effort): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (const size of [1, 5, 20, 60]) {
    const document = kind === 'html' ? page(size) : article(size);
    const file = join(folder, `${size}.html`);
    await writeFile(file, kind === 'html' ? document : renderMarkdown(document, 'A4').html);
    const output = `--print-to-pdf=${join(folder, 'out.pdf')}`;
    const cold = () => run(installedBrowser(), ['--headless', '--no-sandbox', '--no-pdf-header-footer', output, file]);
    await converted(server, kind, document);
    const times = await interleaved(rounds[effort].pages, () => converted(server, kind, document), cold);
    ours.push(median(times.ours));
    theirs.push(median(times.theirs));
    ratios.push(median(times.theirs) / median(times.ours));
  }
  await rm(folder, { recursive: true });
  return {
    name: `${kind === 'html' ? 'HTML' : 'Markdown'} → PDF over HTTP, warm; headless Chromium, --print-to-pdf (4 documents)`,
    ours: median(ours),
    theirs: median(theirs),
    unit: 'ms',
    target: `at least 4 times faster: ${median(ratios).toFixed(1)}`,
    met: median(ratios) >= 4,
  };
}

/** Pages that never end: nested far too deep, or with far too many cells. */
const hostile = [
  `<title>Deep</title>${'<div>'.repeat(60_000)}x`,
  `<title>Wide</title><table>${`<tr>${'<td>x'.repeat(300)}`.repeat(3000)}</table>`,
];

/** Prints hostile pages, one after the other in each of two lanes, until the signal. */
function attack(server: BuiltServer, signal: AbortSignal): void {
  for (const document of hostile) {
    const again = async () => {
      while (!signal.aborted) {
        const response = server.convert(endpoints.html, Buffer.from(document), 'a.html', signal);
        await response.then((answer) => answer.arrayBuffer()).catch(() => {});
      }
    };
    void again();
  }
}

/** The time for an ordinary page while two hostile ones are printed, compared with the time that it takes alone. */
async function besideHostile(server: BuiltServer, effort: Effort): Promise<BenchRow> {
  const ordinary = page(5);
  const times = { alone: [] as number[], beside: [] as number[] };
  const measure = async (into: number[], count: number) => {
    for (let n = 0; n < count; n++) into.push(await timed(() => converted(server, 'html', ordinary)));
  };
  await measure([], 3);
  for (let round = 0; round < rounds[effort].attacks; round++) {
    await measure(times.alone, 20);
    const stop = new AbortController();
    attack(server, stop.signal);
    await wait(1000);
    await measure(times.beside, 40);
    stop.abort();
    await wait(3000);
  }
  const growth = median(times.beside) / median(times.alone) - 1;
  return {
    name: 'An ordinary page while two hostile ones are printed; the same alone (medians)',
    ours: median(times.beside),
    theirs: median(times.alone),
    unit: 'ms',
    target: `less than 50 % slower: ${(growth * 100).toFixed(0)} %`,
    met: growth < 0.5,
  };
}

/** HTML and Markdown as visitors experience them. */
export const chromium = onServer(async (server, effort) => [
  await againstHeadless(server, 'html', effort),
  await againstHeadless(server, 'md', effort),
  await besideHostile(server, effort),
]);
