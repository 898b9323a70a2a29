import type { PdfJob } from '../pdf-job.ts';
import { runQpdf } from '../qpdf/run-qpdf.ts';

/** Merges changes into the file; its other objects are copied as they are. Throws `conversion-timeout`. */
export async function pack(job: PdfJob, changes: string, output: string, timeoutMs: number): Promise<void> {
  const writing = ['--object-streams=generate', '--compression-level=9'];
  await runQpdf(job, [job.input, `--update-from-json=${changes}`, ...writing, output], timeoutMs);
}

/**
 * Does the same for a few pages only (numbered from 0), as fast as possible: the file is only drawn. Throws
 * `conversion-timeout`.
 */
export async function packPages(
  job: PdfJob,
  changes: string,
  pages: readonly number[],
  output: string,
  timeoutMs: number,
): Promise<void> {
  const wanted = ['--pages', '.', pages.map((page) => page + 1).join(','), '--'];
  const args = [job.input, `--update-from-json=${changes}`, ...wanted, '--stream-data=preserve', output];
  await runQpdf(job, args, timeoutMs);
}
