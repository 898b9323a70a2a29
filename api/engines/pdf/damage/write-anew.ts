import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';

const limits = { timeoutMs: 20_000, maxMemoryBytes: 1_000_000_000, maxFileBytes: 200_000_000 } as const;

/**
 * Rewrites a damaged PDF as Poppler shows it, which finds pages that PDFium and qpdf do not, such as those of a page
 * tree that leads back to itself. Returns the new file's path; null if Poppler finds no page either, or takes too long.
 * Throws the signal's reason.
 */
export async function writeAnew({ processes, input, workspace, signal }: PdfJob): Promise<string | null> {
  const output = join(workspace, 'written-anew.pdf');
  try {
    await processes.run({ file: 'pdftocairo', args: ['-q', '-pdf', input, output] }, { workspace, signal, ...limits });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProblemError) return null;
    throw error;
  }
  const { size } = await stat(output).catch(() => ({ size: 0 }));
  return size > 0 ? output : null;
}
