import { open, stat } from 'node:fs/promises';
import type { Note } from '../../../../catalog/report.ts';
import { ProblemError } from '../../../problem.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import { openProblem } from '../open-problem.ts';
import type { PagesJob } from '../pdf-job.ts';
import { type Recognised, recognisePages } from '../recognise/recognise-pages.ts';
import { notesOfRecognised } from '../recognise/recognised-notes.ts';
import { hasFewWords, type PageSummary, scannedPages, summaryOf } from '../recognise/scanned-pages.ts';
import { limits } from './limits.ts';
import { noteComments } from './note-comments.ts';
import { pageLayoutsOf } from './page-layouts.ts';
import { isRightToLeftPage, readLines } from './right-to-left/read-lines.ts';
import { tooComplex } from './too-complex.ts';
import { writeText } from './write-text.ts';

/** How many pages were read, and notes on them for the visitor. */
export interface ExtractedText {
  readonly pages: number;
  readonly notes: readonly Note[];
}

const { sampleBytes, totalMs } = limits;

/** The pages, with the recognised text of scans. */
async function* withRecognised(pages: AsyncIterable<PageLayout>, recognised: Recognised): AsyncGenerator<PageLayout> {
  for await (const page of pages) {
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
  const endsMs = performance.now() + totalMs;
  const layouts = pageLayoutsOf(job);
  let pages = 0;
  const candidates: PageSummary[] = [];
  const rightToLeft: number[] = [];
  const read = async function* () {
    for await (const page of layouts.read()) {
      pages++;
      const summary = summaryOf(page);
      if (hasFewWords(summary)) candidates.push(summary);
      if (isRightToLeftPage(page)) rightToLeft.push(page.number);
      yield page;
    }
  };
  const characters = await writeText(output, read());
  if (pages === 0) throw await openProblem(job);
  const reread = rightToLeft.length > 0 ? await readLines(job, rightToLeft) : null;
  const readAgain = () => reread?.(layouts.readAgain()) ?? layouts.readAgain();
  if (reread !== null) await writeText(output, readAgain());
  const leftOut = await noteComments(job, pages);
  const scanned = await scannedPages(job, candidates);
  if (scanned.length === 0) return { pages, notes: leftOut };
  const wanted = scanned.map(({ number, width, height }) => ({ number, longestPoints: Math.max(width, height) }));
  const sample = characters > 0 ? await sampleOf(output) : '';
  const recognised = await recognisePages(job, wanted, sample, endsMs - performance.now());
  if (recognised.pages.size > 0) await writeText(output, withRecognised(readAgain(), recognised));
  const { size } = await stat(output);
  if (size === 0) throw recognised.skipped.length > 0 ? tooComplex('time', 'pages were skipped') : nothingFound();
  return { pages, notes: [...notesOfRecognised([recognised]), ...leftOut] };
}
