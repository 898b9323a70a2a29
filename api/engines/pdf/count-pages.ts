import type { PdfJob } from './pdf-job.ts';

const timeoutMs = 20_000;
const maxMemoryBytes = 1_000_000_000;

/** Counts the pages of a PDF with Poppler: 0 if it does not open. Throws `conversion-timeout` and the signal's reason. */
export async function countPages(
  { processes, workspace, signal }: Omit<PdfJob, 'input'>,
  path: string,
): Promise<number> {
  const options = { workspace, signal, timeoutMs, maxMemoryBytes };
  // A file can cause a hundred megabytes of messages, which take longer to read than the file.
  const command = { file: 'sh', args: ['-c', 'exec pdfinfo "$1" 2>/dev/null', 'sh', path] };
  const { stdout } = await processes.run(command, options);
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
}
