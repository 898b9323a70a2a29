import { join } from 'node:path';
import { timeLimited } from '../../../../abort.ts';
import { runTask } from '../../../../jail/run-task.ts';
import { markLayers } from '../../layers/mark-layers.ts';
import { hasRightToLeft } from '../../layout/line-text.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import { readLayout } from '../../layout/read-layout.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { limits } from '../limits.ts';
import type { LinesTask } from './lines-task.ts';
import { withWords } from './with-words.ts';

const worker = { name: './lines-worker', from: import.meta.url };
const { timeoutMs, maxMemoryBytes, maxPages } = limits.rightToLeft;

/** Whether a page has text that is read from right to left. */
export const isRightToLeftPage = ({ blocks }: PageLayout): boolean =>
  blocks.some(({ lines }) => lines.some(hasRightToLeft));

/** Pages, some of which are read again. */
export type RereadsPages = (pages: AsyncIterable<PageLayout>) => AsyncIterable<PageLayout>;

/**
 * Reads pages with right-to-left text once more, by PDFium: pdftotext finds words by their boxes only, in which the
 * letters of ligatures change places, vowels are on lines of their own and words come apart. Pages that PDFium cannot
 * read, or not in time, stay as they are. Throws the signal's reason.
 * @param numbers Of the pages, from 1, in order.
 */
export async function readLines(job: PdfJob, numbers: readonly number[]): Promise<RereadsPages> {
  const output = join(job.workspace, 'right-to-left.html');
  const pages = numbers.slice(0, maxPages);
  const { signal, release } = timeLimited(job.signal, timeoutMs);
  const read = async () => {
    const marked = await markLayers({ ...job, signal });
    const task: LinesTask = { input: marked ?? job.input, hidesLayers: marked !== null, pages, output };
    await runTask<null>(worker, task, { ...job, signal, timeoutMs }, { maxMemoryBytes });
    return true;
  };
  const isRead = await read()
    .catch(() => false)
    .finally(release);
  job.signal.throwIfAborted();
  if (!isRead) return (unchanged) => unchanged;
  return async function* (each) {
    const wanted = new Set(pages);
    const again = readLayout(output);
    for await (const page of each) {
      const next = wanted.has(page.number) ? await again.next() : undefined;
      yield next === undefined || next.done ? page : withWords(page, next.value);
    }
  };
}
