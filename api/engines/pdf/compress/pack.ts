import type { PdfJob } from '../pdf-job.ts';
import { runQpdf } from '../qpdf/run-qpdf.ts';

/** Merges changes into the file; its other objects are copied as they are. Throws `conversion-timeout`. */
export async function pack(job: PdfJob, changes: string, output: string, timeoutMs: number): Promise<void> {
  const writing = ['--object-streams=generate', '--compression-level=9'];
  await runQpdf(job, [job.input, `--update-from-json=${changes}`, ...writing, output], timeoutMs);
}

/** The same for a few pages alone (from 0), and as fast as can be: to look at them. */
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
