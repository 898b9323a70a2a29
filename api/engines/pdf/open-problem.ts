import { ProblemError } from '../../problem.ts';
import type { PdfJob } from './pdf-job.ts';

const timeoutMs = 15_000;
const maxOutputBytes = 100_000_000;
/** Characters of pdfinfo's output kept for the log. */
const maxCauseCharacters = 500;

/**
 * Determines why a PDF does not open, with pdfinfo: `password-protected` or `damaged-file`. Throws the signal's reason.
 */
export async function openProblem({ processes, input, workspace, signal }: PdfJob): Promise<ProblemError> {
  const options = { workspace, signal, timeoutMs, maxOutputBytes };
  const { stderr } = await processes.run({ file: 'pdfinfo', args: [input] }, options);
  if (/incorrect password/i.test(stderr)) {
    return new ProblemError(
      'password-protected',
      'This PDF opens only with a password. Enter it and try again, or use a copy without a password.',
    );
  }
  return new ProblemError(
    'damaged-file',
    "The PDF can't be opened. It may be damaged: open it in a PDF reader, print it to a new PDF, and try that copy.",
    { cause: stderr.slice(0, maxCauseCharacters) },
  );
}
