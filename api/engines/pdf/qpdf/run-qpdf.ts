import { join } from 'node:path';
import type { RunResult } from '../../../jail/process.ts';
import type { PdfJob } from '../pdf-job.ts';

/** What a run of qpdf needs: everything of a job but its input. */
export type QpdfJob = Omit<PdfJob, 'input'>;

const maxMemoryBytes = 1_500_000_000;
/** Warnings that are read: the first ones tell whether the file had to be repaired. */
const maxWarningBytes = 100_000;
/** qpdf's manual, "Exit Status": 3 stands for a result with warnings. */
const withWarnings = 3;

/**
 * Runs qpdf without its warnings, of which a damaged file brings megabytes. Throws `conversion-timeout` and the
 * signal's reason; a failure is a result.
 */
export function runQpdf(
  { processes, workspace, signal }: QpdfJob,
  args: readonly string[],
  timeoutMs: number,
): Promise<RunResult> {
  const command = { file: 'qpdf', args: ['--no-warn', ...args] };
  return processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes });
}

/** Whether qpdf wrote its output, with warnings or without. */
export const hasWritten = ({ exitCode }: RunResult): boolean => exitCode === 0 || exitCode === withWarnings;

/** The objects of a PDF as qpdf's JSON (version 2), once it was taken apart. */
export interface UnpackedObjects {
  readonly result: RunResult;
  readonly objects: string;
}

/** Writes a PDF's objects as `objects.json` in a folder, and beside it each stream's bytes, encoded as they are. */
export async function unpackObjects(
  job: QpdfJob,
  input: string,
  folder: string,
  timeoutMs: number,
): Promise<UnpackedObjects> {
  const objects = join(folder, 'objects.json');
  const streams = ['--json-stream-data=file', `--json-stream-prefix=${join(folder, 'data')}`];
  const args = ['--json-output', '--decode-level=none', ...streams, input, objects];
  return { objects, result: await runQpdf(job, args, timeoutMs) };
}

/**
 * The first warnings of a file that qpdf read with warnings: the rest is thrown away as it comes. Throws as `runQpdf`
 * does.
 */
export async function firstWarnings(
  { processes, workspace, signal }: QpdfJob,
  input: string,
  { exitCode }: RunResult,
  timeoutMs: number,
): Promise<string> {
  if (exitCode !== withWarnings) return '';
  const script = `qpdf --json-output --json-stream-data=none "$1" - 2>&1 >/dev/null | head -c ${maxWarningBytes}`;
  const command = { file: 'sh', args: ['-c', script, 'sh', input] };
  const { stdout } = await processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes });
  return stdout;
}
