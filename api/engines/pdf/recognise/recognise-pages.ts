import { timeLimited } from '../../../abort.ts';
import { isProblem } from '../../../problem.ts';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PagesJob, PdfJob } from '../pdf-job.ts';
import { limits } from './limits.ts';
import { createPageReader, type PageReader } from './page-languages.ts';
import { renderPage } from './page-picture.ts';
import { installedLanguages } from './tesseract.ts';

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
  let reader: Promise<PageReader> | undefined;
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
      reader ??= installedLanguages(limited).then((installed) => createPageReader(limited, installed, knownText));
      const layout = await (await reader).read({ number, picture, isUpright: isUpright === true });
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
  const language = (await reader?.catch(() => undefined))?.language() ?? 'eng';
  return { pages, skipped, language };
}
