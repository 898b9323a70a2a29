import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import { isLate, ProblemError } from '../../../problem.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import { readLayout } from '../layout/read-layout.ts';
import { openProblem } from '../open-problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import { type Recognised, recognisePages } from '../recognise/recognise-pages.ts';
import { notesOfRecognised } from '../recognise/recognised-notes.ts';
import { hasFewWords, type PageSummary, scannedPages, summaryOf } from '../recognise/scanned-pages.ts';
import { writeText } from './write-text.ts';

export interface ExtractedText {
  readonly pages: number;
  readonly notes: readonly Note[];
}

const layoutTimeoutMs = 40_000;
const layoutLimits = { maxMemoryBytes: 1_500_000_000, maxFileBytes: 1_000_000_000 };
/** Of the text that the pages have, for telling their language. */
const sampleCharacters = 20_000;

const tooComplex = (of: 'time' | 'memory', cause: unknown) =>
  new ProblemError(
    'too-complex',
    `Reading this PDF takes more ${of} than the server allows. Split it and try the parts.`,
    { cause },
  );

/** Has the words of all pages written to a file. Throws the problems of a PDF that cannot be opened. */
async function writeLayout(job: PdfJob): Promise<string> {
  const layout = join(job.workspace, 'layout.html');
  const { workspace, signal } = job;
  const command = { file: 'pdftotext', args: ['-q', '-bbox-layout', job.input, layout] };
  const options = { workspace, signal, timeoutMs: layoutTimeoutMs, ...layoutLimits };
  const { exitCode } = await job.processes.run(command, options).catch((error) => {
    if (isLate(error)) throw tooComplex('time', error);
    throw error;
  });
  if (exitCode === 0) return layout;
  if (exitCode !== null && exitCode < 128) throw await openProblem(job);
  throw tooComplex('memory', `pdftotext ended with ${exitCode}`);
}

/** The pages with what was recognised in place of what they lack. */
async function* withRecognised(layout: string, recognised: Recognised): AsyncGenerator<PageLayout> {
  for await (const page of readLayout(layout)) {
    const found = recognised.pages.get(page.number);
    if (found === undefined) yield page;
    else {
      // A stamp that was printed over the scan stays as it is; it is recognised as well, but with errors.
      if (page.blocks.length > 0) yield page;
      yield found;
    }
  }
}

async function beginning(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleCharacters), 0, sampleCharacters, 0);
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
 * Writes the text of a PDF. Pages that are pictures are recognised; the notes say so.
 * Throws `password-protected`, `damaged-file`, `nothing-recognised`, `too-complex` and `conversion-timeout`.
 */
export async function extractText(job: PdfJob, output: string): Promise<ExtractedText> {
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
  const recognised = await recognisePages(job, wanted, characters > 0 ? await beginning(output) : '');
  if (recognised.pages.size > 0) await writeText(output, withRecognised(layout, recognised));
  const { size } = await stat(output);
  if (size === 0) throw recognised.skipped > 0 ? tooComplex('time', 'pages were skipped') : nothingFound();
  return { pages, notes: notesOfRecognised(recognised) };
}
