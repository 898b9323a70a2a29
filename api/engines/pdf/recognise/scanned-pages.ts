import { createReadStream } from 'node:fs';
import { pointsPerInch } from '../../../formats/units.ts';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PdfJob } from '../pdf-job.ts';
import { limits } from './limits.ts';
import { thresholds } from './thresholds.ts';

const chunkBytes = 1 << 20;
/**
 * The width of an image. Object streams cannot contain streams (ISO 32000-2, section 7.5.7), so an image's dictionary is
 * never compressed.
 */
const widthEntry = /\/Width\s+(\d+)/g;
/** Characters kept from a chunk, to find entries that span two chunks. */
const overlap = 30;

/** What is kept of a page that may be a scan. Lengths are in points. */
export interface PageSummary {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: number;
}

/** Summarises a page for the choice of pages to recognise. */
export const summaryOf = (page: PageLayout): PageSummary => ({
  number: page.number,
  width: page.width,
  height: page.height,
  words: wordCount(page),
});

/** Whether a page has so few words that it may be a scan. */
export const hasFewWords = ({ words }: PageSummary) => words < thresholds.minWordsOfText;

/** Whether a picture covers enough of a page to be a scan of it. Both areas are in the same unit. */
export const coversPage = (pictureArea: number, page: { readonly width: number; readonly height: number }) =>
  pictureArea > thresholds.scanShare * page.width * page.height;

/** The printed area of the largest picture on each page, in square points, from the output of `pdfimages -list`. */
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

/**
 * Whether a file contains a picture large enough to be a scan. Searches its bytes, which is faster than listing images.
 */
async function containsLargePicture(path: string): Promise<boolean> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: chunkBytes })) {
    const text = rest + chunk;
    for (const [, width] of text.matchAll(widthEntry)) if (Number(width) >= thresholds.minScanPixels) return true;
    rest = text.slice(-overlap);
  }
  return false;
}

/**
 * Chooses the candidates whose text must be recognised: pages without words, and pages with few words on a picture that
 * covers them. Throws as running a process does.
 * @param candidates In document order.
 */
export async function scannedPages(job: PdfJob, candidates: readonly PageSummary[]): Promise<readonly PageSummary[]> {
  const sparse = candidates.filter(({ words }) => words > 0);
  const [first, last] = [sparse[0], sparse.at(-1)];
  if (first === undefined || last === undefined || !(await containsLargePicture(job.input))) {
    return candidates.filter(({ words }) => words === 0);
  }
  const args = ['-list', '-f', `${first.number}`, '-l', `${last.number}`, job.input];
  const { stdout } = await job.processes.run(
    { file: 'pdfimages', args },
    { workspace: job.workspace, signal: job.signal, ...limits.list },
  );
  const areas = largestPictures(stdout);
  return candidates.filter((page) => page.words === 0 || coversPage(areas.get(page.number) ?? 0, page));
}
