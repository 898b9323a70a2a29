import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ProblemError } from '../../../problem.ts';
import { lineWords } from '../layout/line-text.ts';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PdfJob } from '../pdf-job.ts';
import { languageOfScript, languageOfText, scriptOf } from './languages.ts';
import { type PagePicture, renderPage } from './page-picture.ts';
import { readTsv } from './read-tsv.ts';

/** A page to recognise, with its longer side in points. */
export interface PageToRecognise {
  readonly number: number;
  readonly longestPoints: number;
}

export interface Recognised {
  /** Pages on which text was found, by their number. */
  readonly pages: ReadonlyMap<number, PageLayout>;
  /** Pages that were left out, for want of time or because they could not be rendered. */
  readonly skipped: number;
  /** As Tesseract calls it: `deu`, `chi_sim+eng`. */
  readonly language: string;
}

/** Beyond it no page is begun; a page takes one to four seconds of a core. */
const maxTotalMs = 45_000;
const maxPages = 100;
/** Blank pages cost their rendering alone. */
const maxRendered = 500;
const pageTimeoutMs = 25_000;
const maxMemoryBytes = 1_000_000_000;

const textOf = (page: PageLayout) =>
  page.blocks.flatMap(({ lines }) => lines.flatMap((line) => lineWords(line, page.order))).join(' ');

async function tesseract(job: PdfJob, args: readonly string[]): Promise<string> {
  const { stdout } = await job.processes.run(
    { file: 'tesseract', args },
    {
      workspace: job.workspace,
      signal: job.signal,
      timeoutMs: pageTimeoutMs,
      maxMemoryBytes,
      // Pages are recognised side by side; threads within a page would only take each other's time.
      env: { OMP_THREAD_LIMIT: '1' },
    },
  );
  return stdout;
}

async function installedLanguages(job: PdfJob): Promise<readonly string[]> {
  const listed = await tesseract(job, ['--list-langs']);
  return listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

async function recognise(job: PdfJob, number: number, picture: PagePicture, language: string): Promise<PageLayout> {
  const stem = `${picture.path}.${language}`;
  // Finds the direction of each page itself: scans are often upside down or on their side.
  await tesseract(job, [picture.path, stem, '-l', language, '--psm', '1', 'tsv']);
  const tsv = await readFile(`${stem}.tsv`, 'utf8');
  return readTsv(tsv, { number, width: picture.width, height: picture.height });
}

/** The first page with ink decides the language of all: by its script, then by the words found on it. */
async function languageOf(job: PdfJob, number: number, picture: PagePicture, known: string): Promise<string> {
  const installed = await installedLanguages(job);
  const fromText = languageOfText(known, installed);
  if (fromText !== undefined) return fromText;
  const script = scriptOf(await tesseract(job, [picture.path, 'stdout', '--psm', '0']));
  const first = languageOfScript(script, installed);
  if (script !== 'Latin') return first;
  return languageOfText(textOf(await recognise(job, number, picture, first)), installed) ?? first;
}

/** A page that cannot be rendered or recognised is left out; what ends the whole job is thrown. */
async function unlessFailed<T>(job: PdfJob, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    job.signal.throwIfAborted();
    if (error instanceof ProblemError && error.code === 'engine-unavailable') throw error;
    return undefined;
  }
}

/**
 * Recognises the text of pages that are pictures, several at once, until time is up.
 *
 * @param known Text of the document's other pages, which tells the language. Throws `engine-unavailable`.
 */
export async function recognisePages(
  job: PdfJob,
  wanted: readonly PageToRecognise[],
  known: string,
): Promise<Recognised> {
  const started = performance.now();
  const pages = new Map<number, PageLayout>();
  const queue = [...wanted];
  let language: Promise<string> | undefined;
  let begun = 0;
  let rendered = 0;
  let failed = 0;

  const page = async ({ number, longestPoints }: PageToRecognise) => {
    rendered++;
    const picture = await renderPage(job, number, longestPoints);
    try {
      if (!picture.hasInk) return;
      begun++;
      language ??= languageOf(job, number, picture, known);
      const layout = await recognise(job, number, picture, await language);
      if (wordCount(layout) > 0) pages.set(number, layout);
    } finally {
      await picture.remove();
    }
  };
  const worker = async () => {
    while (performance.now() - started < maxTotalMs && begun < maxPages && rendered < maxRendered) {
      const next = queue.shift();
      if (next === undefined) return;
      const done = await unlessFailed(
        job,
        page(next).then(() => true),
      );
      if (done === undefined) failed++;
    }
  };
  // No page's process may outlive the job: what ends it is thrown once all of them are gone.
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker));
  for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  return { pages, skipped: queue.length + failed, language: (await language?.catch(() => 'eng')) ?? 'eng' };
}
