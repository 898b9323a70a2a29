import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfJob } from '../pdf-job.ts';

/** A page as a grey picture on disk, for recognition. */
export interface PagePicture {
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether anything is on it. */
  readonly hasInk: boolean;
  readonly remove: () => Promise<void>;
}

/** What recognition was trained for; larger pages get fewer, so that no page has more pixels than A3. */
const pixelsPerInch = 300;
const maxPixels = 5000;
const maxMemoryBytes = 1_500_000_000;
const pageTimeoutMs = 20_000;
/** Grey below it counts as ink, and fewer pixels of it are dust. */
const inkLevel = 160;
const minInkPixels = 60;
const sampleStep = 3;

/** Reads a picture (PGM) for its size and whether it has ink, sampled every few pixels. */
async function inspect(path: string): Promise<Pick<PagePicture, 'width' | 'height' | 'hasInk'>> {
  const file = await open(path);
  try {
    const bytes = await file.readFile();
    const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
    if (header === null) throw new Error('the page was not rendered as a grey picture');
    let ink = 0;
    for (let at = header[0].length; at < bytes.length && ink < minInkPixels; at += sampleStep) {
      if ((bytes[at] ?? 255) < inkLevel) ink++;
    }
    return { width: Number(header[1]), height: Number(header[2]), hasInk: ink >= minInkPixels };
  } finally {
    await file.close();
  }
}

/**
 * Renders one page. Throws `conversion-timeout` for pages that take too long, and an Error for those that cannot be
 * rendered.
 *
 * @param longestPoints The longer side of the page.
 */
export async function renderPage(job: PdfJob, page: number, longestPoints: number): Promise<PagePicture> {
  const resolution = Math.max(1, Math.floor(Math.min(pixelsPerInch, (maxPixels / longestPoints) * 72)));
  const stem = join(job.workspace, `page-${page}`);
  const path = `${stem}.pgm`;
  const args = ['-q', '-gray', '-singlefile', '-r', `${resolution}`, '-f', `${page}`, '-l', `${page}`, job.input, stem];
  await job.processes.run(
    { file: 'pdftoppm', args },
    { workspace: job.workspace, maxMemoryBytes, timeoutMs: pageTimeoutMs, signal: job.signal },
  );
  return { path, ...(await inspect(path)), remove: () => rm(path, { force: true }) };
}
