import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfJob } from '../pdf-job.ts';
import { thresholds } from './thresholds.ts';

/** A page rendered as a grey picture, in a file of its own. */
export interface PagePicture {
  readonly path: string;
  /** Width and height in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is more than blank paper with dust. */
  readonly hasInk: boolean;
  readonly remove: () => Promise<void>;
}

/** What Tesseract was trained for. */
const pixelsPerInch = 300;
/** Along the longer side: an A3 page at that resolution. Larger pages get a lower one. */
const maxPixels = 5000;
const pointsPerInch = 72;
const maxMemoryBytes = 1_500_000_000;
const pageTimeoutMs = 20_000;
/** Every third pixel is looked at. */
const sampleStep = 3;
const { ink } = thresholds;

/** The size of a picture (binary PGM of 8 bits) and whether it has ink. */
async function inspect(path: string): Promise<Pick<PagePicture, 'width' | 'height' | 'hasInk'>> {
  const file = await open(path);
  try {
    const bytes = await file.readFile();
    const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
    if (header === null) throw new Error('the page was not rendered as a grey picture');
    let inkPixels = 0;
    for (let at = header[0].length; at < bytes.length && inkPixels < ink.minPixels; at += sampleStep) {
      if ((bytes[at] ?? 255) < ink.level) inkPixels++;
    }
    return { width: Number(header[1]), height: Number(header[2]), hasInk: inkPixels >= ink.minPixels };
  } finally {
    await file.close();
  }
}

/**
 * Renders a page. Throws `conversion-timeout` if that takes too long, and an Error if it fails.
 *
 * @param page From 1.
 * @param longestPoints The longer side of the page, in points.
 */
export async function renderPage(job: PdfJob, page: number, longestPoints: number): Promise<PagePicture> {
  const resolution = Math.max(1, Math.floor(Math.min(pixelsPerInch, (maxPixels / longestPoints) * pointsPerInch)));
  const stem = join(job.workspace, `page-${page}`);
  const path = `${stem}.pgm`;
  const args = ['-q', '-gray', '-singlefile', '-r', `${resolution}`, '-f', `${page}`, '-l', `${page}`, job.input, stem];
  await job.processes.run(
    { file: 'pdftoppm', args },
    { workspace: job.workspace, maxMemoryBytes, timeoutMs: pageTimeoutMs, signal: job.signal },
  );
  return { path, ...(await inspect(path)), remove: () => rm(path, { force: true }) };
}
