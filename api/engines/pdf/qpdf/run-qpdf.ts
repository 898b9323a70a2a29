import { join } from 'node:path';
import type { RunResult } from '../../../jail/process.ts';
import type { PdfJob } from '../pdf-job.ts';

/** What running qpdf needs: a job without its input. */
export type QpdfJob = Omit<PdfJob, 'input'>;

const maxMemoryBytes = 1_500_000_000;
/** Bytes of warnings that are read: the first ones show whether the file had to be repaired. */
const maxWarningBytes = 100_000;
/** Exit status of a result with warnings (qpdf's manual, "Exit Status"). */
const withWarnings = 3;

/**
 * Runs qpdf without printing warnings, which can be megabytes for a damaged file. Does not throw if qpdf fails. Throws
 * `conversion-timeout` and the signal's reason.
 */
export function runQpdf(
  { processes, workspace, signal }: QpdfJob,
  args: readonly string[],
  timeoutMs: number,
): Promise<RunResult> {
  const command = { file: 'qpdf', args: ['--no-warn', ...args] };
  return processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes });
}

/** Whether qpdf wrote its output, with or without warnings. */
export const hasWritten = ({ exitCode }: RunResult): boolean => exitCode === 0 || exitCode === withWarnings;

/** Whether qpdf wrote its output, and had to repair something. */
export const hasRepaired = ({ exitCode }: RunResult): boolean => exitCode === withWarnings;

/** A PDF's objects in a file of qpdf's JSON (version 2), and the run that wrote it, which may have failed. */
export interface UnpackedObjects {
  readonly result: RunResult;
  readonly objects: string;
}

/** Writes a PDF's objects to `objects.json` in a folder, and the encoded bytes of its streams to files next to it. */
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
 * Reads the first warnings about a file, if qpdf has read it with warnings. Throws as `runQpdf` does.
 * @param result The earlier run.
 */
export async function firstWarnings(
  { processes, workspace, signal }: QpdfJob,
  input: string,
  result: RunResult,
  timeoutMs: number,
): Promise<string> {
  if (!hasRepaired(result)) return '';
  const script = `qpdf --json-output --json-stream-data=none "$1" - 2>&1 >/dev/null | head -c ${maxWarningBytes}`;
  const command = { file: 'sh', args: ['-c', script, 'sh', input] };
  const { stdout } = await processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes });
  return stdout;
}
