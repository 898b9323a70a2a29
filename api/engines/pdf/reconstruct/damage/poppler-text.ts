import { ProblemError } from '../../../../problem.ts';
import type { PdfJob } from '../../pdf-job.ts';

const limits = { timeoutMs: 10_000, maxMemoryBytes: 1_000_000_000 } as const;

/**
 * The text of one page as Poppler reads it, which finds some that PDFium does not; null if it reads none. Throws the signal's
 * reason.
 * @param number From 1.
 */
export async function popplerText(
  { processes, input, workspace, signal }: PdfJob,
  number: number,
): Promise<string | null> {
  const args = ['-q', '-raw', '-cropbox', '-f', `${number}`, '-l', `${number}`, input, '-'];
  try {
    return (await processes.run({ file: 'pdftotext', args }, { workspace, signal, ...limits })).stdout;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
