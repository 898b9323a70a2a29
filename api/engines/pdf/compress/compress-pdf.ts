import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import { runTask } from '../../../jail/run-task.ts';
import { ProblemError } from '../../../problem.ts';
import { openProblem } from '../open-problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import { lookAt } from './check-result.ts';
import { deflateFiles } from './deflate-files.ts';
import { readPlacements } from './images/placements.ts';
import { decodeJpx } from './jpx/decode-jpx.ts';
import type { RewriteOutcome, RewriteTask } from './rewrite-task.ts';

export interface Compressed {
  /** The smaller file, or the original. */
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

const memory = { qpdf: 1_500_000_000, list: 1_000_000_000, rewrite: 1_500_000_000 } as const;
const timeouts = { qpdf: 40_000, list: 15_000, rewrite: 55_000 } as const;
const maxListBytes = 60_000_000;
const rewriter = { name: './rewrite-worker', from: import.meta.url };
const rewriting = {
  maxMemoryBytes: memory.rewrite,
  env: { VIPS_CONCURRENCY: '1' },
  tooComplex:
    'Compressing this PDF takes more memory than the server allows. Split it into parts and compress them one by one.',
};

async function run(
  job: PdfJob,
  file: string,
  args: readonly string[],
  limits: { timeoutMs: number; maxMemoryBytes: number },
) {
  const { workspace, signal, processes } = job;
  return await processes.run({ file, args }, { workspace, signal, ...limits, maxOutputBytes: maxListBytes });
}

/** Writes the PDF's objects as JSON, each stream's bytes in a file `data-5`. */
async function unpack(job: PdfJob): Promise<string> {
  const json = join(job.workspace, 'objects.json');
  const streams = [
    '--decode-level=none',
    '--json-stream-data=file',
    `--json-stream-prefix=${join(job.workspace, 'data')}`,
  ];
  const limits = { timeoutMs: timeouts.qpdf, maxMemoryBytes: memory.qpdf };
  const { exitCode } = await run(job, 'qpdf', ['--json-output', ...streams, job.input, json], limits);
  if (exitCode !== 0 && exitCode !== 3) throw await openProblem(job);
  return json;
}

/** Merges the changes into the file; its other objects are copied as they are. */
async function pack(job: PdfJob, changes: string, output: string): Promise<void> {
  const writing = ['--object-streams=generate', '--compression-level=9', '--no-warn', '--warning-exit-0'];
  const limits = { timeoutMs: timeouts.qpdf, maxMemoryBytes: memory.qpdf };
  await run(job, 'qpdf', [job.input, `--update-from-json=${changes}`, ...writing, output], limits);
}

function notesOf(outcome: Extract<RewriteOutcome, { type: 'rewritten' }>): readonly Note[] {
  const { images, downscaled, fonts, duplicates, hasDroppedData } = outcome;
  return [
    ...(images > 0 ? [{ code: 'images-recompressed' as const, images, downscaled }] : []),
    ...(fonts > 0 ? [{ code: 'fonts-subset' as const, fonts }] : []),
    ...(duplicates > 0 ? [{ code: 'duplicates-merged' as const, parts: duplicates }] : []),
    ...(hasDroppedData ? [{ code: 'metadata-removed' as const }] : []),
  ];
}

const isSigned = () =>
  new ProblemError(
    'signed-document',
    'This PDF is signed. Any change would break its signature, so it was left alone. Compress a copy without the signature.',
  );

/**
 * Makes a PDF smaller: its images, fonts and streams, and nothing that a reader can do with it. The result is checked
 * against the original, and tried once more with the fonts as they were where its text differs.
 * Throws `signed-document`, `password-protected`, `damaged-file`, `too-complex`.
 */
export async function compressPdf(job: PdfJob, quality: number): Promise<Compressed> {
  const started = performance.now();
  const before = await lookAt(job, job.input);
  if (before.pages === 0) throw await openProblem(job);
  const objects = await unpack(job);
  const limits = { timeoutMs: timeouts.list, maxMemoryBytes: memory.list };
  const list = await run(job, 'pdfimages', ['-list', job.input], limits);
  const placements = join(job.workspace, 'placements.txt');
  await writeFile(placements, list.stdout);
  const decoded = await decodeJpx(job, readPlacements(list.stdout), objects);
  const { size } = await stat(job.input);
  for (const subsetsFonts of [true, false]) {
    const folder = join(job.workspace, subsetsFonts ? 'rewritten' : 'rewritten-again');
    await mkdir(folder);
    const spentMs = performance.now() - started;
    const [changes, path] = [join(folder, 'changes.json'), join(folder, 'compressed.pdf')];
    const task: RewriteTask = { objects, placements, decoded, folder, quality, spentMs, subsetsFonts, changes };
    const settings = { ...job, timeoutMs: timeouts.rewrite };
    const outcome = await runTask<RewriteOutcome>(rewriter, task, settings, rewriting);
    if (outcome.type === 'signed') throw isSigned();
    await deflateFiles(job, outcome.streams, folder);
    await pack(job, changes, path);
    const after = await lookAt(job, path);
    if (after.pages !== before.pages || after.text !== before.text) continue;
    const { size: sizeAfter } = await stat(path);
    if (sizeAfter >= size) break;
    return { path, pages: before.pages, notes: notesOf(outcome) };
  }
  return { path: job.input, pages: before.pages, notes: [{ code: 'original-returned' }] };
}
