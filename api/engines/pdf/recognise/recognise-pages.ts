import { timeLimited } from '../../../abort.ts';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PagesJob } from '../pdf-job.ts';
import { createAttempts } from './in-order/attempts.ts';
import { createPageReadings } from './in-order/page-readings.ts';
import { createReadsInOrder } from './in-order/read-in-order.ts';
import { createRenderedPage } from './in-order/rendered-page.ts';
import { limits } from './limits.ts';
import { createPageReader, type PageReader } from './page-languages.ts';
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

/** Takes work until there is none, several pieces at once. No process may outlive the job, so errors are thrown once all have ended. */
async function workSideBySide(cores: number, next: () => (() => Promise<void>) | undefined): Promise<void> {
  const workThrough = async () => {
    for (let work = next(); work !== undefined; work = next()) await work();
  };
  const ended = await Promise.allSettled(Array.from({ length: cores }, workThrough));
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
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
  const { attempt, failed } = createAttempts(job);
  const queue = [...wanted.keys()];
  const inked: number[] = [];
  let rendered = 0;
  let reader: Promise<PageReader> | undefined;
  const readerOnce = () => {
    reader ??= installedLanguages(limited).then((installed) => createPageReader(limited, installed, knownText));
    return reader;
  };
  const inOrder = createReadsInOrder(readerOnce, attempt);

  const hasTime = () => performance.now() - startedMs < Math.min(maxStartMs, totalMs);
  const readPage = async (at: number) => {
    const { number, longestPoints, isUpright = false } = wanted[at] as PageToRecognise;
    rendered++;
    const page = createRenderedPage(limited, { number, longestPoints });
    const hasInk = (await attempt(number, page.picture))?.hasInk === true;
    if (hasInk) inked.push(at);
    else await page.remove();
    await inOrder.read(at, hasInk ? createPageReadings(limited, { number, isUpright }, page) : null);
  };
  const nextPage = () => {
    const at = hasTime() && inked.length < maxPages && rendered < maxRendered ? queue.shift() : undefined;
    return at === undefined ? undefined : () => readPage(at);
  };
  try {
    await workSideBySide(Math.min(job.cores, wanted.length), nextPage);
    const rest = [...inOrder.rest()];
    await workSideBySide(Math.min(job.cores, rest.length), () => (hasTime() ? rest.shift() : undefined));
  } finally {
    release();
  }
  // Several pages may have been begun when the last one was found to have ink.
  const left = new Set([...queue, ...inked.sort((a, b) => a - b).slice(maxPages)]);
  const isSkipped = ({ number }: PageToRecognise, at: number) =>
    left.has(at) || (failed.has(number) && !inOrder.layouts.has(number));
  const skipped = new Set(wanted.filter(isSkipped).map(({ number }) => number));
  const pages = [...inOrder.layouts].filter(([number, layout]) => wordCount(layout) > 0 && !skipped.has(number));
  return { pages: new Map(pages), skipped: [...skipped], language: inOrder.known()?.language ?? 'eng' };
}
