import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLate, ProblemError } from '../../../problem.ts';
import { countPages } from '../count-pages.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import { readLayout } from '../layout/read-layout.ts';
import { openProblem } from '../open-problem.ts';
import type { PagesJob } from '../pdf-job.ts';
import { limits } from './limits.ts';
import { tooComplex } from './too-complex.ts';
import { type PageRange, watchCrowding } from './watch-crowding.ts';

/** The layout of successive pages, in a file. */
interface LayoutPart {
  readonly path: string;
  /** The number of its first page, from 1. */
  readonly firstPage: number;
}

/** The pages of a PDF in order, which can be read again once they were read to the end. */
export interface PageLayouts {
  /** Throws `too-complex`, the problems of a PDF or a page that does not open, and the signal's reason. */
  read(): AsyncGenerator<PageLayout>;
  /** Reads what `read` has written. */
  readAgain(): AsyncGenerator<PageLayout>;
}

/** A shell's exit code for a process that a signal killed, as at its memory limit, is 128 plus the signal's number. */
const firstSignalExitCode = 128;
const { firstPages, minPartPages, partsPerCore } = limits;

/**
 * Reads the pages of a part. Throws `damaged-file` for one that pdftotext could not open, as with tens of thousands of
 * annotations: it says that this has no size, and repeats the text of the page before.
 */
async function* readPart({ path, firstPage }: LayoutPart): AsyncGenerator<PageLayout> {
  for await (const page of readLayout(path, firstPage)) {
    if (page.width === 0 && page.height === 0) {
      throw new ProblemError(
        'damaged-file',
        `Page ${page.number} of this PDF can’t be read. It may be damaged: open it in a PDF reader, print it to a new PDF, and try that copy.`,
      );
    }
    yield page;
  }
}

/** Splits the pages after the first ones into so many parts that the cores end at about the same time. */
function rangesAfterFirst(pages: number, cores: number): PageRange[] {
  const size = Math.max(minPartPages, Math.ceil((pages - firstPages) / (cores * partsPerCore)));
  const ranges: PageRange[] = [];
  for (let first = firstPages + 1; first <= pages; first += size) ranges.push({ first, last: first + size - 1 });
  return ranges;
}

/** Lays out a range of pages. Throws `too-complex` beyond the limits of time and memory, and what hinders opening the PDF. */
type WritePart = (range: PageRange, signal: AbortSignal) => Promise<LayoutPart>;

/** Creates a function that lays out the parts of a PDF, which together share the limits of one job. */
function createPartWriter(job: PagesJob): WritePart {
  const endsMs = performance.now() + limits.layout.timeoutMs;
  let writtenBytes = 0;

  return async ({ first, last }, signal) => {
    const path = join(job.workspace, `layout-${first}.html`);
    const args = ['-q', '-bbox-layout', '-f', `${first}`, '-l', `${last}`, job.input, path];
    const timeoutMs = Math.max(1, endsMs - performance.now());
    const options = { ...limits.layout, workspace: job.workspace, timeoutMs };
    const { exitCode } = await watchCrowding({ ...job, signal }, { first, last }, (watched) =>
      job.processes.run({ file: 'pdftotext', args }, { ...options, signal: watched }),
    ).catch((error) => {
      if (isLate(error)) throw tooComplex('time', error);
      throw error;
    });
    if (exitCode === 0) {
      writtenBytes += (await stat(path)).size;
      if (writtenBytes > limits.layout.maxFileBytes) throw tooComplex('memory', `the layout has ${writtenBytes} bytes`);
      return { path, firstPage: first };
    }
    if (exitCode !== null && exitCode < firstSignalExitCode) throw await openProblem(job);
    throw tooComplex('memory', `pdftotext ended with ${exitCode}`);
  };
}

/** Lays out the pages after the first ones in parts, as many at a time as the job has cores, in the order of the pages. */
async function* writeRest(job: PagesJob, writePart: WritePart): AsyncGenerator<LayoutPart> {
  const pages = await countPages(job, job.input);
  if (pages < firstPages) throw tooComplex('time', `${pages} pages counted after ${firstPages} were read`);
  const left = rangesAfterFirst(pages, job.cores);
  const ending = new AbortController();
  const signal = AbortSignal.any([job.signal, ending.signal]);
  const running: Promise<LayoutPart>[] = [];
  const startNext = () => {
    const range = left.shift();
    if (range === undefined) return;
    const part = writePart(range, signal);
    // It may fail while another is awaited; that is noticed when its own turn comes.
    part.catch(() => undefined);
    running.push(part);
  };
  for (let core = 0; core < job.cores; core++) startNext();
  try {
    for (let next = running.shift(); next !== undefined; next = running.shift()) {
      const part = await next;
      startNext();
      yield part;
    }
  } finally {
    // No process may outlive the job.
    ending.abort();
    await Promise.allSettled(running);
  }
}

/**
 * Lays out the pages of a PDF by pdftotext. Long documents are laid out in parts, by as many processes as the job has
 * cores, while the parts before are read.
 */
export function pageLayoutsOf(job: PagesJob): PageLayouts {
  const written: LayoutPart[] = [];
  const writePart = createPartWriter(job);

  return {
    async *read() {
      const part = await writePart({ first: 1, last: firstPages }, job.signal);
      written.push(part);
      let pages = 0;
      for await (const page of readPart(part)) {
        pages++;
        yield page;
      }
      if (pages < firstPages) return;
      for await (const next of writeRest(job, writePart)) {
        written.push(next);
        yield* readPart(next);
      }
    },
    async *readAgain() {
      for (const part of written) yield* readPart(part);
    },
  };
}
