import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ProblemError } from '../../problem.ts';
import type { PdfJob } from './pdf-job.ts';
import { hasWritten, runQpdf } from './qpdf/run-qpdf.ts';

const timeoutMs = 40_000;
/** Exit status of `--requires-password` if the file does not open without one (qpdf's manual, "Exit Status"). */
const requiresPassword = 0;
const maxCauseCharacters = 500;

const wrongPassword = () =>
  new ProblemError('wrong-password', 'The password doesn’t open this PDF. Check it and try again.');

/**
 * Decrypts a PDF that opens only with a password to a copy beside it, given its user or owner password. Returns the
 * copy's path, or null if the PDF opens without a password. The password is passed in a temporary file, since any process
 * can read command lines.
 *
 * Throws `wrong-password`, `damaged-file`, `conversion-timeout` and the signal's reason.
 */
export async function unlockPdf(job: PdfJob, password: string): Promise<string | null> {
  const { input, workspace } = job;
  const check = await runQpdf(job, ['--requires-password', input], timeoutMs);
  if (check.exitCode !== requiresPassword) return null;
  const passwordFile = join(workspace, 'password');
  const output = join(workspace, `unlocked-${basename(input)}`);
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  try {
    const result = await runQpdf(job, [`--password-file=${passwordFile}`, '--decrypt', input, output], timeoutMs);
    if (hasWritten(result)) return output;
    if (/invalid password/i.test(result.stderr)) throw wrongPassword();
    const detail =
      'The password couldn’t be removed from this PDF. Save a copy without it in a PDF reader and use that.';
    throw new ProblemError('damaged-file', detail, { cause: result.stderr.slice(0, maxCauseCharacters) });
  } finally {
    await rm(passwordFile, { force: true });
  }
}
