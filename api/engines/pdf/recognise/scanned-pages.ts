import { createReadStream } from 'node:fs';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PdfJob } from '../pdf-job.ts';
import { thresholds } from './thresholds.ts';

const chunkBytes = 1 << 20;
/**
 * An image is a stream, and only objects that are no streams can be in a compressed object stream (ISO 32000-2, section
 * 7.5.7): its dictionary is always readable.
 */
const widthEntry = /\/Width\s+(\d+)/g;
/** Characters kept from a chunk, so that an entry that two chunks share is seen. */
const overlap = 30;
const pointsPerInch = 72;
const listTimeoutMs = 15_000;
const maxListBytes = 20_000_000;

/** What is kept of a page that may be a scan. Lengths in points. */
export interface PageSummary {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: number;
}

/** What the choice of pages for recognition needs of a page. */
export const summaryOf = (page: PageLayout): PageSummary => ({
  number: page.number,
  width: page.width,
  height: page.height,
  words: wordCount(page),
});

/** Whether a page has so few words that it may be a scan. */
export const hasFewWords = ({ words }: PageSummary) => words < thresholds.minWordsOfText;

/** Whether a picture that covers an area of a page is a scan of it. Both areas in the same unit. */
export const coversPage = (pictureArea: number, page: { readonly width: number; readonly height: number }) =>
  pictureArea > thresholds.scanShare * page.width * page.height;

/** The printed area of the largest picture on each page in square points, from what `pdfimages -list` writes. */
export function largestPictures(list: string): ReadonlyMap<number, number> {
  const areas = new Map<number, number>();
  for (const row of list.split('\n').slice(2)) {
    const columns = row.trim().split(/\s+/);
    const [page = 0, , , width = 0, height = 0] = columns.map(Number);
    const [xPixelsPerInch = 0, yPixelsPerInch = 0] = columns.slice(-4, -2).map(Number);
    const area = (width / xPixelsPerInch) * (height / yPixelsPerInch) * pointsPerInch ** 2;
    if (Number.isFinite(area)) areas.set(page, Math.max(areas.get(page) ?? 0, area));
  }
  return areas;
}

/** Whether a file holds any picture large enough for a scan. Its bytes are quicker to search than its pages. */
async function holdsLargePicture(path: string): Promise<boolean> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: chunkBytes })) {
    const text = rest + chunk;
    for (const [, width] of text.matchAll(widthEntry)) if (Number(width) >= thresholds.minScanPixels) return true;
    rest = text.slice(-overlap);
  }
  return false;
}

/**
 * Those of the candidates whose text has to be recognised: pages without words, and pages with few words on a picture
 * that covers them. Throws what `pdfimages` ends with.
 *
 * @param candidates In the order of the document.
 */
export async function scannedPages(job: PdfJob, candidates: readonly PageSummary[]): Promise<readonly PageSummary[]> {
  const sparse = candidates.filter(({ words }) => words > 0);
  const [first, last] = [sparse[0], sparse.at(-1)];
  if (first === undefined || last === undefined || !(await holdsLargePicture(job.input))) {
    return candidates.filter(({ words }) => words === 0);
  }
  const args = ['-list', '-f', `${first.number}`, '-l', `${last.number}`, job.input];
  const { stdout } = await job.processes.run(
    { file: 'pdfimages', args },
    { workspace: job.workspace, signal: job.signal, timeoutMs: listTimeoutMs, maxOutputBytes: maxListBytes },
  );
  const areas = largestPictures(stdout);
  return candidates.filter((page) => page.words === 0 || coversPage(areas.get(page.number) ?? 0, page));
}
