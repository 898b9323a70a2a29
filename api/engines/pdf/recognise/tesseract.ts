import { readFile } from 'node:fs/promises';
import type { PageLayout } from '../layout/page-layout.ts';
import type { PdfJob } from '../pdf-job.ts';
import type { PagePicture } from './page-picture.ts';
import { readTsv } from './read-tsv.ts';

const pageTimeoutMs = 25_000;
const maxMemoryBytes = 1_000_000_000;

async function tesseract(job: PdfJob, args: readonly string[]): Promise<string> {
  const { stdout } = await job.processes.run(
    { file: 'tesseract', args },
    {
      workspace: job.workspace,
      signal: job.signal,
      timeoutMs: pageTimeoutMs,
      maxMemoryBytes,
      // One core for each page: pages are recognised side by side.
      env: { OMP_THREAD_LIMIT: '1' },
    },
  );
  return stdout;
}

/** The languages that Tesseract has data for, by its names: `eng`, `chi_sim`. */
export async function installedLanguages(job: PdfJob): Promise<readonly string[]> {
  const listed = await tesseract(job, ['--list-langs']);
  return listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Tesseract's report on the script and orientation of a page. */
export const reportScript = (job: PdfJob, picture: PagePicture): Promise<string> =>
  tesseract(job, [picture.path, 'stdout', '--psm', '0']);

/**
 * Reads a page.
 *
 * @param number The page's number in the document.
 * @param language What Tesseract is to read: `deu`, `chi_sim+eng`.
 */
export async function recognisePicture(
  job: PdfJob,
  number: number,
  picture: PagePicture,
  language: string,
): Promise<PageLayout> {
  const stem = `${picture.path}.${language}`;
  // Mode 1 finds the orientation of each page: scans are often upside down or on their side.
  await tesseract(job, [picture.path, stem, '-l', language, '--psm', '1', 'tsv']);
  const tsv = await readFile(`${stem}.tsv`, 'utf8');
  return readTsv(tsv, { number, width: picture.width, height: picture.height });
}
