import { createReadStream } from 'node:fs';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PdfJob } from '../pdf-job.ts';

/** Pages with fewer words may be scans with a stamp or a page number on them. */
const fewWords = 20;
/** Of the page's area. */
const scanShare = 0.6;
/** Pixels across a page that anyone can read. */
const minScanPixels = 500;
const chunkBytes = 1 << 20;
/** An image's dictionary stands in the open: only what has no stream of its own can be compressed with others. */
const widthEntry = /\/Width\s+(\d+)/g;
const pointsPerInch = 72;
const listTimeoutMs = 15_000;

/** What is remembered of a page that may be a picture. */
export interface PageSummary {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: number;
}

export const summaryOf = (page: PageLayout): PageSummary => ({
  number: page.number,
  width: page.width,
  height: page.height,
  words: wordCount(page),
});

export const hasFewWords = ({ words }: PageSummary) => words < fewWords;

/** The printed area of each page's largest picture in square points, from `pdfimages -list`. */
function largestPictures(list: string): ReadonlyMap<number, number> {
  const areas = new Map<number, number>();
  for (const row of list.split('\n').slice(2)) {
    const columns = row.trim().split(/\s+/);
    const [page = 0, , , width = 0, height = 0] = columns.map(Number);
    const [x = 0, y = 0] = columns.slice(-4, -2).map(Number);
    const area = (width / x) * (height / y) * pointsPerInch ** 2;
    if (Number.isFinite(area)) areas.set(page, Math.max(areas.get(page) ?? 0, area));
  }
  return areas;
}

/** Whether a file holds any picture that is large enough for a scan: a look at its bytes spares one at its pages. */
async function holdsLargePicture(path: string): Promise<boolean> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: chunkBytes })) {
    const text = rest + chunk;
    for (const [, width] of text.matchAll(widthEntry)) if (Number(width) >= minScanPixels) return true;
    rest = text.slice(-30);
  }
  return false;
}

/** The pages whose text has to be recognised: those without any, and those with little beside a picture of the page. */
export async function scannedPages(job: PdfJob, candidates: readonly PageSummary[]): Promise<readonly PageSummary[]> {
  const sparse = candidates.filter(({ words }) => words > 0);
  const [first, last] = [sparse[0], sparse.at(-1)];
  if (first === undefined || last === undefined || !(await holdsLargePicture(job.input))) {
    return candidates.filter(({ words }) => words === 0);
  }
  const args = ['-list', '-f', `${first.number}`, '-l', `${last.number}`, job.input];
  const { stdout } = await job.processes.run(
    { file: 'pdfimages', args },
    { workspace: job.workspace, signal: job.signal, timeoutMs: listTimeoutMs, maxOutputBytes: 20_000_000 },
  );
  const areas = largestPictures(stdout);
  const isScan = ({ number, width, height }: PageSummary) => (areas.get(number) ?? 0) > width * height * scanShare;
  return candidates.filter((page) => page.words === 0 || isScan(page));
}
