import type { PdfJob } from './pdf-job.ts';

const timeoutMs = 20_000;
const maxMemoryBytes = 1_000_000_000;

/** Counts the pages of a PDF with Poppler: 0 if it does not open. Throws `conversion-timeout` and the signal's reason. */
export async function countPages(
  { processes, workspace, signal }: Omit<PdfJob, 'input'>,
  path: string,
): Promise<number> {
  const options = { workspace, signal, timeoutMs, maxMemoryBytes };
  const { stdout } = await processes.run({ file: 'pdfinfo', args: [path] }, options);
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
}
