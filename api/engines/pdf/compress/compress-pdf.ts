import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import { runTask } from '../../../jail/run-task.ts';
import { ProblemError } from '../../../problem.ts';
import { openProblem } from '../open-problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import { hasWritten, runQpdf, unpackObjects } from '../qpdf/run-qpdf.ts';
import { deflateFiles } from './deflate-files.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readPlacements } from './images/placements.ts';
import { decodeJpx } from './jpx/decode-jpx.ts';
import type { RewriteOutcome, RewriteTask } from './rewrite-task.ts';

export interface Compressed {
  /** The smaller file, or the original. */
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

const memory = { list: 1_000_000_000, rewrite: 1_500_000_000 } as const;
const timeouts = { qpdf: 40_000, list: 15_000, rewrite: 55_000 } as const;
const maxListBytes = 60_000_000;
const rewriter = { name: './rewrite-worker', from: import.meta.url };
const rewriting = {
  maxMemoryBytes: memory.rewrite,
  env: { VIPS_CONCURRENCY: '1' },
  tooComplex:
    'Compressing this PDF takes more memory than the server allows. Split it into parts and compress them one by one.',
};

/** Has Poppler list the images of a PDF, and where each is placed. */
async function listImages({ processes, workspace, signal, input }: PdfJob): Promise<string> {
  const limits = { timeoutMs: timeouts.list, maxMemoryBytes: memory.list, maxOutputBytes: maxListBytes };
  const command = { file: 'pdfimages', args: ['-q', '-list', input] };
  return (await processes.run(command, { workspace, signal, ...limits })).stdout;
}

/** Merges the changes into the file; its other objects are copied as they are. */
async function pack(job: PdfJob, changes: string, output: string): Promise<void> {
  const writing = ['--object-streams=generate', '--compression-level=9'];
  await runQpdf(job, [job.input, `--update-from-json=${changes}`, ...writing, output], timeouts.qpdf);
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
    'This PDF is signed. Any change would break its signature, so it was left alone. Compress a copy without one.',
  );

/**
 * Makes a PDF smaller: its images, fonts and streams, and nothing that a reader can do with it. The result is checked
 * against the original, and tried once more with the fonts as they were where its text differs.
 * Throws `signed-document`, `password-protected`, `damaged-file`, `too-complex`.
 */
export async function compressPdf(job: PdfJob, quality: number): Promise<Compressed> {
  const started = performance.now();
  const before = await fingerprintOf(job, job.input);
  if (before.pages === 0) throw await openProblem(job);
  const { objects, result } = await unpackObjects(job, job.input, job.workspace, timeouts.qpdf);
  if (!hasWritten(result)) throw await openProblem(job);
  const list = await listImages(job);
  const placements = join(job.workspace, 'placements.txt');
  await writeFile(placements, list);
  const decoded = await decodeJpx(job, readPlacements(list), objects);
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
    const after = await fingerprintOf(job, path);
    if (after.pages !== before.pages || after.text !== before.text) continue;
    const { size: sizeAfter } = await stat(path);
    if (sizeAfter >= size) break;
    return { path, pages: before.pages, notes: notesOf(outcome) };
  }
  return { path: job.input, pages: before.pages, notes: [{ code: 'original-returned' }] };
}
