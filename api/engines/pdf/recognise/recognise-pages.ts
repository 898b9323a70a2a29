import { timeLimited } from '../../../abort.ts';
import { isProblem, ProblemError } from '../../../problem.ts';
import { wordsInReadingOrder } from '../layout/line-text.ts';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PagesJob, PdfJob } from '../pdf-job.ts';
import { languageOfScript, languageOfTag, languageOfText, scriptOf } from './languages.ts';
import { limits } from './limits.ts';
import { type PagePicture, renderPage } from './page-picture.ts';
import { installedLanguages, recognisePicture, reportScript } from './tesseract.ts';

/** A page to recognise. */
export interface PageToRecognise {
  /** From 1. */
  readonly number: number;
  /** The longer side of the page, in points. */
  readonly longestPoints: number;
  /** Whether its text is known to be upright; otherwise its orientation is determined, which costs a fifth more time. */
  readonly isUpright?: boolean;
}

/** The recognised pages of a document. */
export interface Recognised {
  /** Pages on which text was found, by number. */
  readonly pages: ReadonlyMap<number, PageLayout>;
  /** Pages that were left out because time ran out or they could not be rendered or recognised. */
  readonly skipped: readonly number[];
  /** By Tesseract's name: `deu`, `chi_sim+eng`. */
  readonly language: string;
}

const { maxStartMs, maxTotalMs, maxPages, maxRendered } = limits;

const textOf = (page: PageLayout) =>
  page.blocks.flatMap(({ lines }) => lines.flatMap((line) => wordsInReadingOrder(line, page.order))).join(' ');

/**
 * Determines the language of the document: the visitor's choice, or from its text or, if it has none, from the script
 * and words of one page.
 */
async function languageOf(job: PagesJob, number: number, picture: PagePicture, knownText: string): Promise<string> {
  const installed = await installedLanguages(job);
  if (job.language !== undefined) {
    const chosen = languageOfTag(job.language, installed);
    if (chosen !== undefined) return chosen;
    const detail =
      'This server can’t recognize text in the language you chose. Choose “Automatic” or another language.';
    throw new ProblemError('engine-unavailable', detail);
  }
  const fromText = languageOfText(knownText, installed);
  if (fromText !== undefined) return fromText;
  const script = scriptOf(await reportScript(job, picture));
  const first = languageOfScript(script, installed);
  if (script !== 'Latin') return first;
  return languageOfText(textOf(await recognisePicture(job, number, picture, first)), installed) ?? first;
}

/** The result of work on a page; undefined if it fails. Throws errors that end the whole job. */
async function unlessFailed<T>(job: PdfJob, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    job.signal.throwIfAborted();
    if (isProblem(error, 'engine-unavailable')) throw error;
    return undefined;
  }
}

/**
 * Recognises the text of scanned pages, several at once, until time runs out. Pages that fail, or are not recognised by
 * then, are skipped. Throws `engine-unavailable` without Tesseract, its data or that of the chosen language, and the
 * signal's reason.
 * @param knownText Text of the document's other pages, from which its language is guessed; may be empty.
 * @param allowedMs Milliseconds that the caller can wait, if less than the limits allow. None are needed to skip all.
 */
export async function recognisePages(
  job: PagesJob,
  wanted: readonly PageToRecognise[],
  knownText: string,
  allowedMs: number = maxTotalMs,
): Promise<Recognised> {
  const startedMs = performance.now();
  const totalMs = Math.max(0, Math.min(allowedMs, maxTotalMs));
  const { signal, release } = timeLimited(job.signal, totalMs);
  const limited = { ...job, signal };
  const pages = new Map<number, PageLayout>();
  const queue = [...wanted];
  let language: Promise<string> | undefined;
  let inkPages = 0;
  let rendered = 0;
  const failed: number[] = [];

  const mayStart = () =>
    performance.now() - startedMs < Math.min(maxStartMs, totalMs) && inkPages < maxPages && rendered < maxRendered;
  const recognisePage = async ({ number, longestPoints, isUpright }: PageToRecognise) => {
    rendered++;
    const picture = await renderPage(limited, number, longestPoints);
    try {
      if (!picture.hasInk) return;
      inkPages++;
      // The first page with ink determines the language of all.
      language ??= languageOf(limited, number, picture, knownText);
      const layout = await recognisePicture(limited, number, picture, await language, isUpright);
      if (wordCount(layout) > 0) pages.set(number, layout);
    } finally {
      await picture.remove();
    }
  };
  const nextPage = () => (mayStart() ? queue.shift() : undefined);
  const workThroughQueue = async () => {
    for (let next = nextPage(); next !== undefined; next = nextPage()) {
      const done = await unlessFailed(
        job,
        recognisePage(next).then(() => true),
      );
      if (done === undefined) failed.push(next.number);
    }
  };
  // No process may outlive the job, so an error is thrown once all of them have ended.
  const ended = await Promise.allSettled(Array.from({ length: Math.min(job.cores, wanted.length) }, workThroughQueue));
  release();
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  const skipped = [...failed, ...queue.map(({ number }) => number)];
  return { pages, skipped, language: (await language?.catch(() => 'eng')) ?? 'eng' };
}
