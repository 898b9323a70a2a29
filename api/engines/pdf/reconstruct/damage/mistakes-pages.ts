import { ProblemError } from '../../../../problem.ts';
import type { PdfJob } from '../../pdf-job.ts';
import type { RepeatedPage } from './repeated-pages.ts';

const limits = { timeoutMs: 10_000, maxMemoryBytes: 1_000_000_000 } as const;

/** The text of one page as Poppler reads it; null if it does not. Throws the signal's reason. */
async function textOf({ processes, input, workspace, signal }: PdfJob, number: number): Promise<string | null> {
  const args = ['-q', '-raw', '-f', `${number}`, '-l', `${number}`, input, '-'];
  try {
    return (await processes.run({ file: 'pdftotext', args }, { workspace, signal, ...limits })).stdout;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/**
 * Whether PDFium takes one page of a PDF for another, as if a page tree leads back to itself: Poppler reads pages as
 * different that are alike in PDFium. Throws the signal's reason.
 */
export async function mistakesPages(job: PdfJob, repeated: readonly RepeatedPage[]): Promise<boolean> {
  for (const [first, second] of repeated) {
    const [one, other] = [await textOf(job, first), await textOf(job, second)];
    if (one !== null && other !== null && one !== other) return true;
  }
  return false;
}
