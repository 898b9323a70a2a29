import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import { isLate, ProblemError } from '../../../problem.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import { readLayout } from '../layout/read-layout.ts';
import { openProblem } from '../open-problem.ts';
import type { PagesJob, PdfJob } from '../pdf-job.ts';
import { type Recognised, recognisePages } from '../recognise/recognise-pages.ts';
import { notesOfRecognised } from '../recognise/recognised-notes.ts';
import { hasFewWords, type PageSummary, scannedPages, summaryOf } from '../recognise/scanned-pages.ts';
import { limits } from './limits.ts';
import { writeText } from './write-text.ts';

/** How many pages were read, and notes on them for the visitor. */
export interface ExtractedText {
  readonly pages: number;
  readonly notes: readonly Note[];
}

/** A shell's exit code for a process that a signal killed, as at its memory limit, is 128 plus the signal's number. */
const firstSignalExitCode = 128;
const { sampleBytes } = limits;

const tooComplex = (of: 'time' | 'memory', cause: unknown) =>
  new ProblemError(
    'too-complex',
    `Reading this PDF takes more ${of} than the server allows. Split it and try the parts.`,
    { cause },
  );

/**
 * Runs pdftotext and returns the path of the layout. Throws `too-complex` and the problems of a PDF that does not open.
 */
async function writeLayout(job: PdfJob): Promise<string> {
  const layout = join(job.workspace, 'layout.html');
  const { workspace, signal } = job;
  const command = { file: 'pdftotext', args: ['-q', '-bbox-layout', job.input, layout] };
  const options = { workspace, signal, ...limits.layout };
  const { exitCode } = await job.processes.run(command, options).catch((error) => {
    if (isLate(error)) throw tooComplex('time', error);
    throw error;
  });
  if (exitCode === 0) return layout;
  if (exitCode !== null && exitCode < firstSignalExitCode) throw await openProblem(job);
  throw tooComplex('memory', `pdftotext ended with ${exitCode}`);
}

/** The pages, with the recognised text of scans. */
async function* withRecognised(layout: string, recognised: Recognised): AsyncGenerator<PageLayout> {
  for await (const page of readLayout(layout)) {
    const found = recognised.pages.get(page.number);
    if (found === undefined) yield page;
    else {
      // Text printed over a scan is kept even if it was recognised too: in the file it has no errors.
      if (page.blocks.length > 0) yield page;
      yield found;
    }
  }
}

async function sampleOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

const nothingFound = () =>
  new ProblemError(
    'nothing-recognised',
    'This PDF has no text, and none could be recognized in its pictures. A scan needs sharp, upright letters, at 200 dots an inch or more.',
  );

/**
 * Writes the text of a PDF to a UTF-8 file. Scanned pages are recognised, and a note says so. Throws
 * `password-protected`, `damaged-file`, `nothing-recognised`, `too-complex`, `conversion-timeout` and
 * `engine-unavailable`.
 */
export async function extractText(job: PagesJob, output: string): Promise<ExtractedText> {
  const layout = await writeLayout(job);
  let pages = 0;
  const candidates: PageSummary[] = [];
  const read = async function* () {
    for await (const page of readLayout(layout)) {
      pages++;
      const summary = summaryOf(page);
      if (hasFewWords(summary)) candidates.push(summary);
      yield page;
    }
  };
  const characters = await writeText(output, read());
  if (pages === 0) throw await openProblem(job);
  const scanned = await scannedPages(job, candidates);
  if (scanned.length === 0) return { pages, notes: [] };
  const wanted = scanned.map(({ number, width, height }) => ({ number, longestPoints: Math.max(width, height) }));
  const recognised = await recognisePages(job, wanted, characters > 0 ? await sampleOf(output) : '');
  if (recognised.pages.size > 0) await writeText(output, withRecognised(layout, recognised));
  const { size } = await stat(output);
  if (size === 0) throw recognised.skipped > 0 ? tooComplex('time', 'pages were skipped') : nothingFound();
  return { pages, notes: notesOfRecognised(recognised) };
}
