import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import { watchWork } from '../watch-work.ts';
import { limits } from './limits.ts';
import { thresholds } from './thresholds.ts';

/** Successive pages, numbered from 1; those after the document's last are ignored. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

const { crowdedPageWords, maxComparisons, watchAfterMs } = thresholds.crowding;

/**
 * How many comparisons of two words the layout of crowded pages may take, since each word may be compared with every
 * other of its page.
 *
 * @param chunks The text of the pages, with a form feed after each.
 */
export async function comparisonsOf(chunks: AsyncIterable<string>): Promise<number> {
  let comparisons = 0;
  let words = 0;
  let inWord = false;
  const endPage = () => {
    if (words > crowdedPageWords) comparisons += words ** 2;
    words = 0;
  };
  for await (const chunk of chunks) {
    for (const [token] of chunk.matchAll(/\f|[^\S\f]+|\S+/gu)) {
      const isWord = /^\S/u.test(token);
      // A word may continue in the next chunk.
      if (isWord && !inWord) words++;
      if (token === '\f') endPage();
      inWord = isWord;
    }
  }
  endPage();
  return comparisons;
}

async function countComparisons(job: PdfJob, { first, last }: PageRange): Promise<number> {
  const { processes, workspace, signal, input } = job;
  const path = join(workspace, `words-${randomUUID()}.txt`);
  try {
    const args = ['-q', '-raw', '-enc', 'UTF-8', '-f', `${first}`, '-l', `${last}`, input, path];
    await processes.run({ file: 'pdftotext', args }, { ...limits.count, workspace, signal });
    return await comparisonsOf(createReadStream(path, { signal, encoding: 'utf8' }));
  } finally {
    await rm(path, { force: true });
  }
}

const tooCrowded = () =>
  new ProblemError(
    'too-complex',
    'A page of this PDF has so many words over each other that reading it takes longer than the server allows.',
  );

/**
 * Does `work` on the layout of pages, and if it takes long, counts their words meanwhile. Throws `too-complex` if they
 * are too many, and whatever `work` throws.
 */
export function watchCrowding<T>(job: PdfJob, range: PageRange, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const findReason = async (signal: AbortSignal) =>
    (await countComparisons({ ...job, signal }, range)) > maxComparisons ? tooCrowded() : null;
  return watchWork({ signal: job.signal, afterMs: watchAfterMs, findReason }, work);
}
