import { readFile } from 'node:fs/promises';
import type { PageLayout } from '../layout/page-layout.ts';
import type { PdfJob } from '../pdf-job.ts';
import { limits } from './limits.ts';
import type { PagePicture } from './picture/page-picture.ts';
import { confidenceIn, readTsv } from './read-tsv.ts';

/** Runs Tesseract; its output. Throws as `recognisePicture` does. */
export async function tesseract(job: PdfJob, args: readonly string[]): Promise<string> {
  const { stdout } = await job.processes.run(
    { file: 'tesseract', args },
    {
      workspace: job.workspace,
      signal: job.signal,
      ...limits.recognise,
      // One thread for each page, since several pages are recognised at once.
      env: { OMP_THREAD_LIMIT: '1' },
    },
  );
  return stdout;
}

/** How Tesseract reads a page. */
export interface ReadingWay {
  /** Whether the page's orientation is known; otherwise it is determined. */
  readonly isUpright: boolean;
  /** Whether words are looked for one by one, as on forms, rather than columns of text. */
  readonly isScattered: boolean;
}

/** Tesseract's modes: scans are often upside down or on their side, so that two of them find the orientation of a page. */
const modes = { text: { upright: '3', any: '1' }, scattered: { upright: '11', any: '12' } } as const;

/** A page as Tesseract reads it. */
export type RecognisedPicture = PageLayout & Required<Pick<PageLayout, 'confidence'>>;

/** The languages for which Tesseract has data, by its names: `eng`, `chi_sim`. Throws as `recognisePicture` does. */
export async function installedLanguages(job: PdfJob): Promise<readonly string[]> {
  const listed = await tesseract(job, ['--list-langs']);
  return listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Reads Tesseract's report on the script and orientation of a page. */
export const reportScript = (job: PdfJob, picture: PagePicture): Promise<string> =>
  tesseract(job, [picture.path, 'stdout', '--psm', '0']);

/**
 * Recognises a page. Throws `conversion-timeout`, `engine-unavailable`, the signal's reason, and an Error if Tesseract
 * fails.
 *
 * @param number The page's number in the document, from 1.
 * @param language The languages to recognise: `deu`, `chi_sim+eng`.
 */
export async function recognisePicture(
  job: PdfJob,
  number: number,
  picture: PagePicture,
  language: string,
  { isUpright, isScattered }: ReadingWay,
): Promise<RecognisedPicture> {
  const stem = `${picture.path}.${language}`;
  const mode = ['--psm', modes[isScattered ? 'scattered' : 'text'][isUpright ? 'upright' : 'any']];
  // Method 2 recognises ink by what is around it. On even light it would lose light letters on dark areas.
  const ink = picture.isUneven ? ['-c', 'thresholding_method=2'] : [];
  await tesseract(job, [picture.path, stem, '-l', language, ...mode, ...ink, 'tsv']);
  const tsv = await readFile(`${stem}.tsv`, 'utf8');
  return { ...readTsv(tsv, { number, width: picture.width, height: picture.height }), confidence: confidenceIn(tsv) };
}
