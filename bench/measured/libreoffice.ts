import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createProcesses } from '../../api/jail/process.ts';
import { detectSandbox } from '../../api/jail/sandbox.ts';
import { megabytes } from '../../catalog/limits.ts';
import { docx, odp, odt, pptx, rtf } from '../../test/support/office/documents.ts';
import { grid, xlsx } from '../../test/support/office/xlsx.ts';
import { type BuiltServer, startBuiltServer } from '../../test/support/servers/built-server.ts';
import { descendantBytes } from '../meters/memory.ts';
import { onServer, resultOf } from '../meters/server.ts';
import { type Bench, type BenchRow, type Effort, interleaved, median, timed } from '../scoreboard/row.ts';

const run = promisify(execFile);

const rounds = {
  whole: { documents: 5, batches: 7, mixed: 1000 },
  short: { documents: 2, batches: 3, mixed: 240 },
} as const satisfies Record<Effort, unknown>;

const sentence = 'A wright makes things well by hand, and a file is a sheet of paper on a quiet bench. ';
const text = (paragraphs: number) =>
  Array.from({ length: paragraphs }, (_, index) => `${index}. ${sentence.repeat(6)}`);
const cells = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `r${row} c${column}`));

/** Ten Word documents of one to about eight pages. */
const tenDocuments = () =>
  Promise.all(
    [2, 3, 4, 6, 8, 12, 16, 24, 32, 48].map((paragraphs, index) =>
      docx({ headings: ['First', 'Second'], paragraphs: text(paragraphs), table: cells(5 + index, 4) }),
    ),
  );

async function againstSoffice(server: BuiltServer, effort: Effort): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const ratios: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const convert = (file: string) =>
    run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file]);
  for (const [index, document] of (await tenDocuments()).entries()) {
    const file = join(folder, `${index}.docx`);
    await writeFile(file, document);
    if (index === 0) await convert(file);
    await resultOf(server, '/api/convert-word-to-pdf', document, 'a.docx');
    const times = await interleaved(
      rounds[effort].documents,
      () => resultOf(server, '/api/convert-word-to-pdf', document, 'a.docx'),
      () => convert(file),
    );
    ours.push(median(times.ours));
    theirs.push(median(times.theirs));
    ratios.push(median(times.theirs) / median(times.ours));
  }
  await rm(folder, { recursive: true });
  return {
    name: 'Word → PDF over HTTP, warm; soffice --convert-to (10 documents)',
    ours: median(ours),
    theirs: median(theirs),
    unit: 'ms',
    target: `at least 9 times faster: ${median(ratios).toFixed(1)}`,
    met: median(ratios) >= 9,
  };
}

/** The compiled module: workers started from source need a loader that costs a quarter of a second. */
async function compiled<M>(path: string): Promise<M> {
  return (await import(new URL(`../../dist/${path}`, import.meta.url).href)) as M;
}

async function spawnToReady(): Promise<BenchRow> {
  const { createLibreOffice } = await compiled<typeof import('../../api/engines/libreoffice/index.ts')>(
    'api/engines/libreoffice/index.js',
  );
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const processes = createProcesses(await detectSandbox(folder));
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const programFolder = '/usr/lib/libreoffice/program';
    const engine = createLibreOffice({ processes, programFolder, folder, size: 1, timeoutMs: 60_000, paper: 'A4' });
    times.push(await timed(async () => engine.start?.()));
    await engine.stop?.();
  }
  await rm(folder, { recursive: true, force: true });
  const seconds = median(times) / 1000;
  return {
    name: 'LibreOffice worker from spawn to ready',
    ours: seconds,
    theirs: null,
    unit: 's',
    target: 'under 1',
    met: seconds < 1,
  };
}

async function firstPdf(): Promise<BenchRow> {
  const document = await docx();
  let server: BuiltServer | undefined;
  const ms = await timed(async () => {
    server = await startBuiltServer();
    await resultOf(server, '/api/convert-word-to-pdf', document, 'a.docx');
  });
  await server?.stop();
  return {
    name: 'Start of the server to the first PDF',
    ours: ms / 1000,
    theirs: null,
    unit: 's',
    target: 'under 5',
    met: ms < 5000,
  };
}

const batch = 40;

/** Converts a batch, as many documents at once as there are workers. */
async function convertBatch(server: BuiltServer, workers: number, documents: readonly Uint8Array[]): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < batch; index = next++) {
      const document = documents[index % documents.length] as Uint8Array;
      await resultOf(server, '/api/convert-word-to-pdf', document, 'a.docx');
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

async function scaling(effort: Effort): Promise<BenchRow> {
  const documents = await tenDocuments();
  const one = await startBuiltServer({ LIBREOFFICE_WORKERS: '1' });
  const two = await startBuiltServer({ LIBREOFFICE_WORKERS: '2' });
  for (const server of [one, two]) await convertBatch(server, 2, documents);
  const times = await interleaved(
    rounds[effort].batches,
    () => convertBatch(two, 2, documents),
    () => convertBatch(one, 1, documents),
  );
  await Promise.all([one.stop(), two.stop()]);
  const ratio = median(times.theirs.map((ms, round) => ms / (times.ours[round] ?? Number.NaN)));
  const speed = (ms: readonly number[]) => batch / (median(ms) / 1000);
  return {
    name: `Two workers; one worker (${availableParallelism()} cores)`,
    ours: speed(times.ours),
    theirs: speed(times.theirs),
    unit: 'documents/s',
    target: `at least 1.8 times the throughput: ${ratio.toFixed(2)}`,
    met: ratio >= 1.8,
  };
}

async function manyMixed(effort: Effort): Promise<readonly BenchRow[]> {
  const workers = availableParallelism();
  const server = await startBuiltServer({ LIBREOFFICE_WORKERS: String(workers) });
  const kinds = [
    ['/api/convert-word-to-pdf', 'a.docx', await docx({ headings: ['One'], paragraphs: text(20) })],
    ['/api/convert-doc-to-odt', 'a.docx', await docx({ paragraphs: text(10), table: cells(20, 5) })],
    ['/api/convert-odt-to-pdf', 'a.odt', await odt({ paragraphs: text(20) })],
    ['/api/convert-odt-to-doc', 'a.odt', await odt({ paragraphs: text(10) })],
    ['/api/convert-pptx-to-pdf', 'a.pptx', await pptx({ paragraphs: text(3) })],
    ['/api/convert-odp-to-pptx', 'a.odp', await odp({ paragraphs: text(3) })],
    ['/api/convert-rtf-to-pdf', 'a.rtf', await rtf({ paragraphs: text(20) })],
    ['/api/convert-xlsx-to-pdf', 'a.xlsx', await xlsx({ sheets: [{ name: 'Sheet1', cells: grid(cells(60, 8)) }] })],
  ] as const;
  const count = rounds[effort].mixed;
  let next = 0;
  let done = 0;
  let peak = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const [endpoint, name, file] = kinds[index % kinds.length] ?? kinds[0];
      await resultOf(server, endpoint, file, name).then(
        () => done++,
        () => {},
      );
      if (index % 20 === 0) peak = Math.max(peak, await descendantBytes(server.process.pid ?? 0));
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: workers * 2 }, work)));
  await server.stop();
  const capMegabytes = (workers + 1) * 800;
  return [
    {
      name: `${count} mixed conversions: lost`,
      ours: count - done,
      theirs: null,
      unit: '',
      target: '0',
      met: done === count,
    },
    {
      name: `${count} mixed conversions: speed`,
      ours: count / (ms / 1000),
      theirs: null,
      unit: 'documents/s',
      target: '—',
      met: true,
    },
    {
      name: `${count} mixed conversions: memory of the pool`,
      ours: peak / megabytes(1),
      theirs: null,
      unit: 'MB',
      target: `under ${capMegabytes}`,
      met: peak / megabytes(1) < capMegabytes,
    },
  ];
}

/** The LibreOffice engine as visitors experience it: over HTTP, warm, with many at once, for a long time. */
export const libreoffice: Bench = async (effort) => {
  const speed = await onServer(async (server) => [await againstSoffice(server, effort)])(effort);
  return [...speed, await spawnToReady(), await firstPdf(), await scaling(effort), ...(await manyMixed(effort))];
};
