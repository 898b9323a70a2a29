import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { serverLimits } from '../../../../catalog/limits.ts';
import type { Note } from '../../../../catalog/report.ts';
import { type AnswersQuestion, runTask } from '../../../jail/run-task.ts';
import { ProblemError } from '../../../problem.ts';
import { writeAnew } from '../damage/write-anew.ts';
import { markLayers } from '../layers/mark-layers.ts';
import { openProblem } from '../open-problem.ts';
import type { PagesJob } from '../pdf-job.ts';
import { isTextPage } from '../recognise/is-text-page.ts';
import type { Recognised } from '../recognise/recognise-pages.ts';
import { notesOfRecognised } from '../recognise/recognised-notes.ts';
import type { RecognisesPages } from '../recognise/remember-recognised.ts';
import { mistakesPages } from './damage/mistakes-pages.ts';
import { repairTable } from './damage/repair-table.ts';
import type { RecognisedPages, ReconstructOutcome, ReconstructTask, ToRecognise } from './reconstruct-messages.ts';
import { v8Version } from './v8/v8-version.ts';

/** The result of rebuilding a file. */
export interface Reconstructed {
  readonly pages: number;
  readonly notes: readonly Note[];
  /** Whether it was damaged, so that the result has what could be recovered. */
  readonly isRepaired: boolean;
}

/** Milliseconds, less than its engine has, so that a document with scanned pages is written even if time is short. */
const timeoutMs = 0.9 * serverLimits.stepTimeoutMs;
/** What follows after a document's pages are read takes at most so many times as long. */
const writeTimes = 2;
/** Milliseconds that looking at a scanned page takes, and the share of the time that is kept for it at most. */
const lookMs = 300;
const keptShare = 0.25;
/** V8's first version that is as fast with a young generation of its own size. */
const fastSince = 12;
/**
 * Megabytes of each half of V8's young generation, where letters die. Earlier versions need room for those of several pages:
 * with 32, long documents take a quarter less processor time, and less memory. Later ones only take 50 more for that.
 */
const youngMegabytes = v8Version < fastSince ? 32 : 16;
/**
 * Bytes of bytecode that V8 compiles into a function from those that it calls: half as many as by itself. It compiles thousands
 * of functions for a long document, which took a third of the processor time, and runs them as fast.
 */
const inlinedBytes = 460;
const worker = {
  name: './reconstruct-worker',
  from: import.meta.url,
  nodeOptions: [
    '--max-old-space-size=900',
    `--max-semi-space-size=${youngMegabytes}`,
    // Letters outlive a collection or two, and are then dropped or packed: made in the old generation, as V8 would, each takes
    // memory that was not used before.
    '--no-allocation-site-pretenuring',
    // The pages are read in one thread. Four that collect its garbage and compile for it take the time of other conversions.
    '--v8-pool-size=1',
    `--max-inlined-bytecode-size-cumulative=${inlinedBytes}`,
  ],
};
const tooMuch = (of: 'time' | 'memory') =>
  `Rebuilding this PDF takes more ${of} than the server allows. Split it and try the parts.`;
const limits = {
  /** Bytes. Node.js reserves more than it uses, and PDFium needs memory for the pictures of a page. */
  maxMemoryBytes: 2_000_000_000,
  // Pieces of more bytes go back to the system one by one: free lists kept tens of megabytes of a long document's pictures.
  // Threads that share one pool of memory keep less of it free: each compiler of V8 kept tens of megabytes of its own.
  env: { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '1' },
  tooComplex: tooMuch('memory'),
  tooSlow: tooMuch('time'),
};

/** Runs a task in a confined worker process. Throws its failures as problems for visitors, and what `recognise` throws. */
async function runWorker(
  job: PagesJob,
  task: ReconstructTask,
  recognise: AnswersQuestion<ToRecognise, RecognisedPages>,
): Promise<Exclude<ReconstructOutcome, { type: 'too-many-pages' }>> {
  const outcome: ReconstructOutcome = await runTask(worker, task, { ...job, timeoutMs }, limits, recognise);
  if (outcome.type !== 'too-many-pages') return outcome;
  throw new ProblemError(
    'too-complex',
    `This PDF has ${outcome.pages} pages, more than can be rebuilt at once. Split it and try the parts.`,
  );
}

type Outcome<Type> = Extract<ReconstructOutcome, { type: Type }>;

/** Notes on comments and attachments, which the result lacks, and on letters for which it has signs. */
function notesOnLost({ leftOut: { comments, attachments }, unknownLetters }: Outcome<'written'>): readonly Note[] {
  const hasLeftOut = comments + attachments > 0;
  return [
    ...(unknownLetters > 0 ? [{ code: 'letters-unknown', letters: unknownLetters } as const] : []),
    ...(hasLeftOut ? [{ code: 'parts-missing', bookmarks: 0, attachments, links: 0, others: comments } as const] : []),
  ];
}

/** A PDF to rebuild, and what recognises its scans. */
export interface ReconstructJob extends PagesJob {
  readonly recognisePages: RecognisesPages;
}

/** Where a document is written and as what, and how it was set that was written before. */
export type ReconstructTarget = Pick<
  ReconstructTask,
  'output' | 'format' | 'embedsFonts' | 'isForRtf' | 'hasEffects' | 'proofs'
>;

type Written = Outcome<'written'> & Pick<Reconstructed, 'notes'>;
/** A document as rebuilt, or what is known of one that was not, since pages of it do not open. */
type Rebuilt = Written | Outcome<'not-opened'>;

/** @param unopened What becomes of pages that do not open: blank ones, or nothing is rebuilt. */
async function rebuilt(job: ReconstructJob, target: ReconstructTarget, unopened: 'blank' | 'fail'): Promise<Rebuilt> {
  const startedMs = performance.now();
  const marked = await markLayers(job);
  const task = {
    ...target,
    input: marked ?? job.input,
    hidesLayers: marked !== null,
    blanksUnopened: unopened === 'blank',
  };
  const asked: Recognised[] = [];
  let readMs: number | undefined;
  const recognise = async ({ scans, sample }: ToRecognise, signal: AbortSignal): Promise<RecognisedPages> => {
    const spentMs = performance.now() - startedMs;
    readMs ??= spentMs;
    const keptMs = Math.min(keptShare * timeoutMs, lookMs * scans.length);
    const allowedMs = timeoutMs - spentMs - writeTimes * readMs - keptMs;
    const recognised = await job.recognisePages({ ...job, signal }, scans, sample, allowedMs);
    const pages = new Map([...recognised.pages].filter(([, page]) => isTextPage(page)));
    const unread = scans.filter(({ number, isUnread }) => isUnread && !pages.has(number));
    const skipped = [...new Set([...recognised.skipped, ...unread.map(({ number }) => number)])];
    asked.push({ ...recognised, pages, skipped });
    return [...pages.values()];
  };
  const outcome = await runWorker(job, task, recognise);
  return outcome.type === 'not-opened'
    ? outcome
    : { ...outcome, notes: [...notesOfRecognised(asked), ...notesOnLost(outcome)] };
}

/** Rebuilds a PDF once more where PDFium finds no letters on some pages of it, and qpdf repairs it so that it finds more. */
async function withLostLetters(job: ReconstructJob, target: ReconstructTarget, whole: Written): Promise<Reconstructed> {
  const input = whole.letteredPages < whole.pages ? await repairTable(job) : null;
  if (input === null) return { ...whole, isRepaired: false };
  const output = join(job.workspace, `repaired.${target.format}`);
  const repaired = await rebuilt({ ...job, input }, { ...target, output }, 'fail');
  if (repaired.type !== 'written' || repaired.letteredPages <= whole.letteredPages)
    return { ...whole, isRepaired: false };
  await rename(output, target.output);
  return { ...repaired, isRepaired: true };
}

/**
 * Rebuilds a PDF as an editable DOCX or PPTX file, without layers that are switched off. Text in scanned pages is
 * recognised, and a note says so. A PDF with pages that PDFium does not find is rewritten by Poppler first, unless that
 * finds fewer: then they are blank. One with pages on which it finds no letters is repaired by qpdf, if it is damaged.
 * Throws `password-protected`, `damaged-file`, `too-complex`, `conversion-timeout` and the signal's reason.
 */
export async function reconstruct(job: ReconstructJob, target: ReconstructTarget): Promise<Reconstructed> {
  const whole = await rebuilt(job, target, 'fail');
  if (whole.type === 'written' && !(await mistakesPages(job, whole.repeated)))
    return withLostLetters(job, target, whole);
  const input = await writeAnew(job);
  const anew = input === null ? null : await rebuilt({ ...job, input }, target, 'fail');
  if (anew?.type === 'written' && anew.filledPages >= whole.filledPages) return { ...anew, isRepaired: true };
  const partly = whole.filledPages === 0 ? null : await rebuilt(job, target, 'blank');
  if (partly?.type !== 'written') throw await openProblem(job);
  return { ...partly, isRepaired: true };
}
