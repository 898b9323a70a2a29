import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pointsPerInch } from '../../../../formats/units.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { readNetpbm } from '../../read-netpbm.ts';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';
import { levelOfGround, pgmOf } from './grey-picture.ts';
import { unevenLight } from './page-light.ts';
import { textCourse } from './text-course.ts';
import { withoutRules } from './without-rules.ts';

/** A page rendered as a greyscale picture in a temporary file. */
export interface PagePicture {
  readonly path: string;
  /** Width and height in pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelsPerPoint: number;
  /** Whether it shows more than blank paper with dust. */
  readonly hasInk: boolean;
  /** Whether the light on it is uneven, as on a photograph of a page. */
  readonly isUneven: boolean;
  readonly remove: () => Promise<void>;
}

/** The resolution that Tesseract was trained for. */
const pixelsPerInch = 300;
/** Every third pixel is examined. */
const sampleStep = 3;
const { ink } = thresholds;

/**
 * The size of a greyscale picture, and what is on it; takes the rules between cells out of its file. Throws if the file is
 * not one.
 * @param resolution In pixels per inch.
 */
async function prepare(path: string, resolution: number): Promise<Omit<PagePicture, 'path' | 'remove'>> {
  const { width, height, data } = readNetpbm(await readFile(path));
  let inkPixels = 0;
  for (let at = 0; at < data.length && inkPixels < ink.minPixels; at += sampleStep) {
    if ((data[at] ?? 255) < ink.level) inkPixels++;
  }
  const pixelsPerPoint = resolution / pointsPerInch;
  const light = unevenLight({ width, height, pixelsPerPoint, levelAt: (at) => data[at] ?? 255 });
  const page = { width, height, pixelsPerPoint, data };
  const ground = levelOfGround(page);
  const cleared = withoutRules(page, ground, 'cellSide', textCourse(page, ground) === 'level' ? 'upright' : 'level');
  if (cleared !== page) await writeFile(path, pgmOf(cleared));
  return { width, height, pixelsPerPoint, hasInk: inkPixels >= ink.minPixels, isUneven: light !== null };
}

/**
 * Renders a page, without the rules between cells of tables. Throws `conversion-timeout` if that takes too long, and an
 * Error if it fails.
 *
 * @param page From 1.
 * @param longestPoints The longer side of the page, in points.
 */
export async function renderPage(job: PdfJob, page: number, longestPoints: number): Promise<PagePicture> {
  const resolution = Math.max(
    1,
    Math.floor(Math.min(pixelsPerInch, (limits.maxPixels / longestPoints) * pointsPerInch)),
  );
  const stem = join(job.workspace, `page-${page}`);
  const path = `${stem}.pgm`;
  const args = ['-q', '-gray', '-singlefile', '-r', `${resolution}`, '-f', `${page}`, '-l', `${page}`, job.input, stem];
  await job.processes.run(
    { file: 'pdftoppm', args },
    { workspace: job.workspace, signal: job.signal, ...limits.render },
  );
  return { path, ...(await prepare(path, resolution)), remove: () => rm(path, { force: true }) };
}
