import { join } from 'node:path';
import { ProblemError } from '../../../../problem.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { hasRepaired, runQpdf } from '../../qpdf/run-qpdf.ts';

const timeoutMs = 20_000;

/**
 * Rewrites a PDF whose cross-reference table is damaged: PDFium trusts a table of which only some entries are wrong,
 * and finds nothing at these. Unlike Poppler, qpdf keeps its tags. Returns the new file's path; null if nothing is
 * damaged, or qpdf fails. Throws the signal's reason.
 */
export async function repairTable(job: PdfJob): Promise<string | null> {
  const output = join(job.workspace, 'repaired-table.pdf');
  try {
    const result = await runQpdf(job, ['--stream-data=preserve', job.input, output], timeoutMs);
    return hasRepaired(result) ? output : null;
  } catch (error) {
    job.signal.throwIfAborted();
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
