import type { Note } from '../../../../catalog/report.ts';
import { runTask } from '../../../jail/run-task.ts';
import { ProblemError } from '../../../problem.ts';
import { openProblem } from '../open-problem.ts';
import type { PagesJob } from '../pdf-job.ts';
import { isTextPage } from '../recognise/is-text-page.ts';
import { recognisePages } from '../recognise/recognise-pages.ts';
import { notesOfRecognised } from '../recognise/recognised-notes.ts';
import type { LeftOut } from './extract/read-document.ts';
import type { ReconstructOutcome, ReconstructTask } from './reconstruct-messages.ts';

export interface Reconstructed {
  readonly pages: number;
  readonly notes: readonly Note[];
}

const timeoutMs = 50_000;
const worker = {
  name: './reconstruct-worker',
  from: import.meta.url,
  nodeOptions: ['--max-old-space-size=900'],
};
const tooMuch = (of: 'time' | 'memory') =>
  `Rebuilding this PDF takes more ${of} than the server allows. Split it and try the parts.`;
const limits = {
  /** Bytes. Node.js reserves more than it uses, and PDFium needs memory for the pictures of a page. */
  maxMemoryBytes: 2_000_000_000,
  tooComplex: tooMuch('memory'),
  tooSlow: tooMuch('time'),
};

/** Runs a task in a confined worker process. Throws its failures as problems for visitors. */
async function runWorker(
  job: PagesJob,
  task: ReconstructTask,
): Promise<Extract<ReconstructOutcome, { type: 'written' }>> {
  const outcome = await runTask<ReconstructOutcome>(worker, task, { ...job, timeoutMs }, limits);
  switch (outcome.type) {
    case 'written':
      return outcome;
    case 'not-opened':
      throw await openProblem(job);
    case 'too-many-pages':
      throw new ProblemError(
        'too-complex',
        `This PDF has ${outcome.pages} pages, more than can be rebuilt at once. Split it and try the parts.`,
      );
  }
}

/** Notes on comments and attachments, which the result lacks. */
function notesOnLeftOut({ comments, attachments }: LeftOut): readonly Note[] {
  if (comments + attachments === 0) return [];
  return [{ code: 'parts-missing', bookmarks: 0, attachments, links: 0, others: comments }];
}

/**
 * Rebuilds a PDF as an editable DOCX or PPTX file at `output`. Text in scanned pages is recognised, and a note says so.
 * Throws `password-protected`, `damaged-file`, `too-complex`, `conversion-timeout` and the signal's reason.
 */
export async function reconstruct(
  job: PagesJob,
  output: string,
  format: ReconstructTask['format'],
): Promise<Reconstructed> {
  const task = { input: job.input, output, format, recognised: [] };
  const first = await runWorker(job, task);
  const leftOut = notesOnLeftOut(first.leftOut);
  if (first.scans.length === 0) return { pages: first.pages, notes: leftOut };
  const recognised = await recognisePages(job, first.scans, first.sample);
  const written = new Map([...recognised.pages].filter(([, page]) => isTextPage(page)));
  if (written.size > 0) await runWorker(job, { ...task, recognised: [...written.values()] });
  return { pages: first.pages, notes: [...notesOfRecognised({ ...recognised, pages: written }), ...leftOut] };
}
